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

test("what has not changed stays the same object, part by part", () => {
  const before = { "figures.seats": [{ sets: [1, 2] }, { sets: [3] }] };
  expect(applied(before, { "figures.seats": [{ sets: [1, 2] }, { sets: [3] }] })["figures.seats"]).toBe(
    before["figures.seats"],
  );
  const after = applied(before, { "figures.seats": [{ sets: [1, 2] }, { sets: [3, 4] }] });
  const seats = after["figures.seats"] as { sets: number[] }[];
  expect(seats).toEqual([{ sets: [1, 2] }, { sets: [3, 4] }]);
  expect(seats[0]).toBe(before["figures.seats"][0]);
  expect(seats[1]).not.toBe(before["figures.seats"][1]);
});

test("an array that gets shorter, and an object that loses a name, are news", () => {
  const before = { "view.deck": [null, "a"], "view.ask": { kind: "place", args: { type: "x" } } };
  const after = applied(before, { "view.deck": [null], "view.ask": { kind: "place", args: {} } });
  expect(after).toEqual({ "view.deck": [null], "view.ask": { kind: "place", args: {} } });
});
