import { describe, expect, it } from "vitest";
import { act, nearest } from "../src/table/keys";

describe("the keys of a table", () => {
  it.each([
    ["1", { do: "press", key: "1" }],
    ["0", { do: "press", key: "0" }],
    ["ArrowUp", { do: "go", towards: "up" }],
    ["Escape", { do: "drop" }],
    ["u", { do: "undo" }],
    ["?", { do: "help" }],
    ["h", { do: "press", key: "h" }],
    ["Enter", { do: "press", key: "Enter" }],
    ["Tab", null],
    ["U", null],
  ])("%s", (key, meant) => {
    expect(act(key)).toEqual(meant);
  });

  it("goes to what lies ahead rather than aside", () => {
    const spots = [
      { x: 100, y: 0 },
      { x: 60, y: 50 },
      { x: -10, y: 0 },
      { x: 0, y: 80 },
    ];
    expect(nearest({ x: 0, y: 0 }, spots, "right")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, "left")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, "down")).toBe(3);
    expect(nearest({ x: 0, y: 0 }, spots, "up")).toBe(-1);
  });
});
