import { expect, test } from "vitest";
import { distinct } from "../src/net/names";
import { graph, HEIGHT, totals, WIDTH } from "../src/table/graph";

const line = (points: number) => ({ source: "colonies", points, args: {} });
const TURNS = [
  { turn: 1, number: 10, sheets: [[line(0)], [line(-3), line(1)], [line(0)]] },
  { turn: 2, number: 20, sheets: [[line(6), line(1)], [line(4)], [line(7)]] },
];

test("points are summed over the sources", () => {
  expect(totals(TURNS)).toEqual([
    [0, -2, 0],
    [7, 4, 7],
  ]);
});

test("lines stay within the drawing, more points are higher up, and emblems do not cover each other", () => {
  const { lines, heights } = graph(TURNS);
  for (const [x, y] of lines.flatMap((one) => [...one.dots, one.sign])) {
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  }
  expect(lines[1]?.dots[0]?.[1]).toBeGreaterThan(lines[0]?.dots[0]?.[1] ?? Infinity);
  expect(heights.map(({ value }) => value)).toContain(0);
  const signs = lines.map((one) => one.sign[1]).sort((one, other) => one - other);
  expect(signs.slice(1).every((height, at) => height - (signs[at] ?? 0) >= 20)).toBe(true);
});

test("a graph uses all the height there is", () => {
  const lowest = (height?: number) => Math.max(...graph(TURNS, height).heights.map(({ at }) => at));
  expect(lowest(HEIGHT + 200) - lowest()).toBe(200);
  expect(graph(TURNS, HEIGHT + 200).turns).toEqual(graph(TURNS).turns);
});

test("seats of one name are told apart by their numbers", () => {
  expect(distinct(["Ana", "Bot", "Ana"])).toEqual(["Ana 1", "Bot", "Ana 3"]);
});
