import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { LiveFields } from "../src/net/live.svelte";

type Fields = Record<string, unknown>;

/** Record every value that a reader of the view sees from now on. */
function heard(read: () => unknown): unknown[] {
  const told: unknown[] = [];
  $effect.root(() => {
    $effect(() => void told.push(read()));
  });
  flushSync();
  return told;
}

it("tells of a field only who reads that field", () => {
  const live = new LiveFields<Fields>();
  live.take({ turn: 1, money: [10, 11] });
  const view = live.whole as Fields;
  const turns = heard(() => view["turn"]);
  const money = heard(() => view["money"]);
  const same = view["money"];
  flushSync(() => live.take({ turn: 2, money: same }));
  expect(turns).toEqual([1, 2]);
  expect(money).toEqual([[10, 11]]);
});

it("tells of fields that come and go", () => {
  const live = new LiveFields<Fields>();
  expect(live.whole).toBeNull();
  const isThere = heard(() => live.whole !== null);
  flushSync(() => live.take({ turn: 1 }));
  const asks = heard(() => live.whole?.["ask"]);
  flushSync(() => live.take({ turn: 1, ask: "place" }));
  flushSync(() => live.take({ turn: 1 }));
  flushSync(() => live.take(null));
  expect(isThere.at(0)).toBe(false);
  expect(isThere.at(-1)).toBe(false);
  expect(isThere).toContain(true);
  expect(asks.slice(0, 3)).toEqual([undefined, "place", undefined]);
});

it("is one object with the fields of the view, however often they change", () => {
  const live = new LiveFields<Fields>();
  live.take({ turn: 1, order: [1, 0] });
  const view = live.whole;
  live.take({ turn: 2, order: [0, 1] });
  expect(live.whole).toBe(view);
  expect({ ...view }).toEqual({ turn: 2, order: [0, 1] });
  expect("turn" in (view ?? {})).toBe(true);
  expect("money" in (view ?? {})).toBe(false);
});
