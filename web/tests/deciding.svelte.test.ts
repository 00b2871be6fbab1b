import { beforeEach, expect, it, vi } from "vitest";
import { ways, targets } from "../src/discovery/targets";
import * as empire from "../src/empire/targets";
import type { TableStore } from "../src/net/table.svelte";
import type { Pointing } from "../src/game";
import { Deciding } from "../src/table/deciding.svelte";
import { ui } from "../src/ui.svelte";
import type { Choice } from "../src/wire";

const choice = (move: number, kind: string, args: Record<string, string | number>, more: object = {}): Choice =>
  ({ move, kind, args, notation: "", refusal: null, amount: null, ...more }) as unknown as Choice;
const place = (move: number, type: string, to: string, more: object = {}): Choice =>
  choice(move, "place", { type, place: to }, more);
const full = { refusal: { code: "full", args: {}, clause: "D4.6" } };

const MENU = [
  place(1, "colonist", "dock"),
  place(2, "colonist", "goods"),
  place(3, "captain", "dock"),
  place(4, "colonist", "captain", full),
  choice(5, "bid", { amount: 0 }, { amount: [0, 9] }),
  choice(6, "pass", {}),
];

let sent: unknown[] = [];
const table = $state({ menu: MENU, seat: 0, waiting: 0, answer: (way: unknown) => sent.push(way) });

function deciding(menu: Choice[] = MENU, pointing: Pointing = { targets, ways } as unknown as Pointing): Deciding {
  table.menu = menu;
  return new Deciding(table as unknown as TableStore, () => pointing);
}

beforeEach(() => {
  sent = [];
  table.waiting = 0;
  ui.askFirst(true);
});

it("lights up all that legal choices point at", () => {
  expect(deciding().lit).toEqual(new Set(["type:colonist", "box:dock", "box:goods", "type:captain"]));
});

it("is left with fewer choices by a tap, and has the last one in hand", () => {
  const hand = deciding();
  hand.pick("box:dock");
  expect([hand.isNarrowed, hand.fitting.map(({ move }) => move), hand.inHand]).toEqual([true, [1, 3], null]);
  hand.pick("type:captain");
  expect(hand.inHand?.move).toBe(3);
  expect(hand.lit).toEqual(new Set(["type:captain", "box:dock"]));
  expect(sent).toEqual([]);
  hand.play(3);
  expect([sent, hand.inHand]).toEqual([[{ type: "move", move: 3 }], null]);
});

it("takes a tap back by a second one, and forgets taps that fit nothing", () => {
  const hand = deciding();
  hand.pick("box:dock");
  hand.pick("box:dock");
  expect(hand.fitting).toHaveLength(5);
  hand.pick("box:goods");
  expect(hand.inHand?.move).toBe(2);
  hand.pick("type:captain");
  expect([hand.inHand, hand.isNarrowed]).toEqual([null, false]);
  hand.pick("region:peru");
  expect(hand.isNarrowed).toBe(false);
});

it("plays at once where nobody wants to be asked, but asks how many", () => {
  ui.askFirst(false);
  const hand = deciding();
  hand.choose(MENU[5] as Choice);
  expect(sent).toEqual([{ type: "move", move: 6 }]);
  hand.choose(MENU[4] as Choice);
  expect([sent.length, hand.inHand?.move]).toEqual([1, 5]);
});

it("never plays at once what is made up of parts", () => {
  ui.askFirst(false);
  for (const made of [choice(7, "offer", { seat_rival: 1 }), choice(8, "counter", {})]) {
    const hand = deciding([made], empire);
    hand.choose(made);
    expect([sent, hand.inHand]).toEqual([[], made]);
  }
});

it("does nothing while a call waits for its answer", () => {
  const hand = deciding();
  table.waiting = 1;
  hand.choose(MENU[0] as Choice);
  expect([hand.inHand, hand.handles.size, hand.placesFor("type:colonist")]).toEqual([null, 0, []]);
});

it("lights up where a thing that is dragged may go", () => {
  const hand = deciding();
  expect([...hand.handles.keys()]).toEqual(["type:colonist", "type:captain"]);
  hand.seize("type:captain");
  expect(hand.lit).toEqual(new Set(["type:captain", "box:dock"]));
});

it("has the choice in hand to which something was dragged", () => {
  const hand = deciding();
  hand.seize("type:colonist");
  expect(hand.meaning(["space:dock:1", "box:dock"])).toMatchObject({
    place: "box:dock",
    choices: [{ move: 1 }],
    refused: null,
  });
  hand.letGo(["space:dock:1", "box:dock"]);
  expect([hand.inHand?.move, hand.brought, hand.carried, sent]).toEqual([1, "type:colonist", null, []]);
});

it("forgets what was dragged once something else is in hand", () => {
  const offers = [1, 2].map((rival) => choice(rival, "offer", { seat_rival: rival }));
  const hand = deciding(offers, empire);
  hand.seize("held:0:gold");
  hand.letGo(["seat:1"]);
  expect([hand.inHand?.move, hand.brought]).toEqual([1, "held:0:gold"]);
  Object.assign(hand, { inHand: null }); // the composer has taken it over
  hand.pick("seat:2");
  expect([hand.inHand?.move, hand.brought]).toEqual([2, null]);
  hand.seize("held:0:gold");
  hand.letGo(["seat:1"]);
  hand.choose(offers[1] as Choice);
  expect([hand.inHand?.move, hand.brought]).toEqual([2, null]);
});

it("says why something cannot go where it was dropped, and loses nothing", () => {
  const hand = deciding();
  hand.seize("type:colonist");
  hand.letGo(["space:specialists:1", "box:specialists"]);
  expect(hand.refused).toMatchObject({ move: 4, refusal: { clause: "D4.6" } });
  expect([hand.inHand, hand.fitting.length]).toEqual([null, 5]);
  hand.seize("type:colonist");
  expect(hand.refused).toBeNull();
  hand.letGo(["region:peru"]);
  expect(hand.refused).toBe("nowhere");
  hand.pick("box:goods");
  expect([hand.refused, hand.inHand?.move]).toEqual([null, 2]);
});

it("puts down quietly what is let go over no place at all", () => {
  const hand = deciding();
  hand.seize("type:colonist");
  hand.letGo([]);
  expect([hand.carried, hand.refused, hand.inHand]).toEqual([null, null, null]);
});

it("leaves the choices that a drop can mean", () => {
  const move = (number: number, soldiers: number): Choice =>
    choice(number, "migrate", { region_from: "peru", region_to: "brazil", soldiers });
  const hand = deciding([move(1, 1), move(2, 2), choice(3, "pass", {})]);
  hand.seize("region:peru");
  hand.letGo(["region:brazil"]);
  expect([hand.inHand, hand.isNarrowed, hand.fitting.map((one) => one.move)]).toEqual([null, true, [1, 2]]);
  hand.drop();
  expect(hand.fitting).toHaveLength(3);
});

it("lights up in a frame of its own, and at once no more", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (what: FrameRequestCallback) => frames.push(what));
  const hand = deciding();
  hand.light();
  expect([...hand.highlight]).toEqual([]);
  frames.forEach((frame) => frame(0));
  expect(new Set(hand.highlight)).toEqual(hand.lit);
  hand.pick("type:captain");
  hand.light();
  expect(new Set(hand.highlight)).toEqual(new Set(["type:captain", "box:dock"]));
  vi.unstubAllGlobals();
});
