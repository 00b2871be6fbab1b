import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Changed, MARKED } from "../src/table/changed.svelte";
import { differing } from "../src/table/optionWords";
import { moved, placeAt } from "../src/table/rowDrag.svelte";
import type { Option } from "../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("marks changed and new values for three seconds, but not the first ones", () => {
  const changed = new Changed();
  changed.update([
    ["a", "1"],
    ["b", "1"],
  ]);
  expect([...changed.marked]).toEqual([]);
  changed.update([
    ["a", "1"],
    ["b", "2"],
    ["c", "1"],
  ]);
  expect([...changed.marked]).toEqual(["b", "c"]);
  vi.advanceTimersByTime(MARKED - 1);
  expect(changed.marked.size).toBe(2);
  vi.advanceTimersByTime(1);
  expect(changed.marked.size).toBe(0);
});

it("marks a value that changes again for three seconds from then", () => {
  const changed = new Changed();
  changed.update([["a", "1"]]);
  changed.update([["a", "2"]]);
  vi.advanceTimersByTime(MARKED - 1);
  changed.update([["a", "3"]]);
  vi.advanceTimersByTime(MARKED - 1);
  expect(changed.marked.has("a")).toBe(true);
});

it("moves a row past those whose middle the pointer has crossed", () => {
  const middles = [10, 30, 50, 70];
  expect([0, 29, 31, 51, 99].map((y) => placeAt(y, middles, 0))).toEqual([0, 0, 1, 2, 3]);
  expect([0, 11, 31, 51].map((y) => placeAt(y, middles, 3))).toEqual([0, 1, 2, 3]);
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

it("lists the options that differ from the defaults, also those that are off", () => {
  const option = (key: string, usual: Option["default"]): Option => ({ key, default: usual }) as Option;
  const options = [option("edition", "2015"), option("on", true), option("off", false), option("count", 3)];
  expect(differing(options, { edition: "2007", on: false, off: false, count: 4 })).toEqual([
    ["on", false],
    ["count", 4],
  ]);
});
