import { expect, it } from "vitest";
import middle from "../../fixtures/2015-4-middle.json";
import { shifts } from "../../src/discovery/fronting.svelte";
import type { DiscoveryView } from "../../src/discovery/view";
import { viewOf } from "../../src/net/sections";

const base = viewOf(middle.sections) as DiscoveryView;
const row = (...codes: number[]): number[] => base.spaces.map((_, space) => codes[space] ?? 0);
const view: DiscoveryView = { ...base, spaces: row(7, 13, 0, 1) };

it("the first space that changes is the front, and the workers on the others shift", () => {
  expect([...shifts(view, row(1, 7, 0, 13))]).toEqual([
    [0, "front"],
    [1, "back"],
    [3, "back"],
  ]);
});

it("nothing shifts while the server has not answered, or if nothing would change", () => {
  expect(shifts(view, null).size).toBe(0);
  expect(shifts(view, view.spaces).size).toBe(0);
});
