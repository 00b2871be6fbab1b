import { expect, test } from "vitest";
import { applied, viewOf } from "../src/net/sections";

test("a change brings new sections, and takes away what is gone", () => {
  const before = { table: { life: "playing" }, "view.turn": 1, "view.choice": "bid 3", menu: [1], undo: {} };
  const after = applied(before, { "view.turn": 2, "view.choice": null, menu: null });
  expect(after).toEqual({ table: { life: "playing" }, "view.turn": 2, "view.choice": null, undo: {} });
  expect(before.menu).toEqual([1]);
});

test("a view is put together from its sections", () => {
  expect(viewOf({ table: {}, "view.turn": 1, "view.ask": null, menu: [] })).toEqual({ turn: 1, ask: null });
  expect(viewOf({ table: {} })).toBeNull();
});
