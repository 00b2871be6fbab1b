import { beforeEach, expect, it, vi } from "vitest";
import * as discovery from "../src/discovery/targets";
import { dragPaths, targets, toolOf } from "../src/discovery/targets";
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

function deciding(
  menu: Choice[] = MENU,
  pointing: Pointing = { targets, dragPaths, toolOf } as unknown as Pointing,
): Deciding {
  table.menu = menu;
  return new Deciding(table as unknown as TableStore, () => pointing);
}

beforeEach(() => {
  sent = [];
  table.waiting = 0;
  ui.setAsksFirst(true);
});

it("lights up all that legal choices point at", () => {
  expect(deciding().lit).toEqual(new Set(["type:colonist", "box:dock", "box:goods", "type:captain"]));
});

const move = (number: number, from: string, to: string): Choice =>
  choice(number, "stable", { region_from: from, region_to: to });
const MOVES = [move(1, "peru", "brazil"), move(2, "peru", "new-granada"), move(3, "brazil", "peru")];

it("is left with fewer choices by a tap, and has the last one in hand", () => {
  const hand = deciding([...MOVES, choice(4, "pass", {})]);
  hand.pick("region:peru");
  expect([hand.isNarrowed, hand.fitting.map(({ move }) => move), hand.inHand]).toEqual([true, [1, 2, 3], null]);
  expect(hand.held).toEqual(new Set(["region:peru"]));
  hand.pick("region:new-granada");
  expect(hand.inHand?.move).toBe(2);
  expect(sent).toEqual([]);
  hand.play(2);
  expect([sent, hand.inHand]).toEqual([[{ type: "move", move: 2 }], null]);
});

it("says what a tap does: with the tool in use, to what was tapped before, and where it leaves several choices", () => {
  const hand = deciding([...MENU, choice(7, "send", { region: "peru" })]);
  expect(hand.tapOf("type:captain")).toEqual({ does: "use" });
  expect(hand.tapOf("box:dock")).toEqual({ does: "choose", choice: MENU[0] });
  hand.pick("type:captain");
  expect(hand.tapOf("box:dock")).toEqual({ does: "choose", choice: MENU[2] });
  expect(hand.tapOf("box:warfare")).toBeNull();
  hand.pick("box:dock"); // in hand: the same place plays it, another takes its place
  expect(hand.tapOf("box:dock")).toEqual({ does: "choose", choice: MENU[2] });
  expect(hand.tapOf("box:goods")).toEqual({ does: "choose", choice: MENU[1] });
  const moves = deciding(MOVES);
  expect(moves.tapOf("region:peru")).toEqual({ does: "narrow", count: 3 });
  expect(moves.tapOf("region:new-granada")).toEqual({ does: "choose", choice: MOVES[1] });
  moves.pick("region:peru");
  expect(moves.tapOf("region:peru")).toEqual({ does: "cancel" });
  expect(moves.tapOf("region:new-granada")).toEqual({ does: "choose", choice: MOVES[1] });
});

it("does by a tap what it says", () => {
  for (const target of ["box:dock", "box:goods", "region:new-granada", "region:brazil"]) {
    const hand = deciding([...MENU.slice(0, 3), ...MOVES]);
    const tap = hand.tapOf(target);
    hand.pick(target);
    if (tap?.does === "choose") expect(hand.inHand).toBe(tap.choice);
    else expect([tap, hand.inHand]).toEqual([{ does: "narrow", count: hand.fitting.length }, null]);
  }
});

it("takes a tap back by a second one, and forgets taps that fit nothing", () => {
  const hand = deciding(MOVES);
  hand.pick("region:peru");
  hand.pick("region:peru");
  expect([hand.fitting.length, hand.isNarrowed]).toEqual([3, false]);
  hand.pick("region:florida");
  expect(hand.isNarrowed).toBe(false);
});

it("places by one tap the worker that was tapped or placed last", () => {
  const hand = deciding();
  expect([hand.tool, hand.held]).toEqual(["type:colonist", new Set(["type:colonist"])]);
  hand.pick("box:dock");
  expect(hand.inHand?.move).toBe(1);
  expect(hand.held).toEqual(new Set(["type:colonist", "box:dock"]));
  hand.drop();
  hand.pick("type:captain");
  expect([hand.tool, hand.inHand, hand.isNarrowed]).toEqual(["type:captain", null, false]);
  hand.pick("box:dock");
  hand.pick("box:dock");
  expect([sent, hand.inHand]).toEqual([[{ type: "move", move: 3 }], null]);
  expect(hand.tool).toBe("type:captain");
});

it("uses another worker where the one in use may not go", () => {
  const hand = deciding();
  hand.pick("type:captain");
  hand.pick("box:goods");
  expect(hand.inHand?.move).toBe(2);
});

it("changes the choice in hand by a tap on another target, and confirms it by one on its place", () => {
  const hand = deciding();
  hand.pick("box:goods");
  expect(hand.lit).toEqual(new Set(["type:colonist", "box:dock", "box:goods", "type:captain"]));
  hand.pick("box:dock");
  expect([hand.inHand?.move, sent]).toEqual([1, []]);
  hand.pick("type:captain");
  expect([hand.inHand?.move, sent]).toEqual([3, []]);
  hand.pick("type:captain");
  expect([hand.inHand?.move, sent]).toEqual([3, []]);
  hand.pick("box:dock");
  expect(sent).toEqual([{ type: "move", move: 3 }]);
});

it("begins anew with a tap that several choices share equally", () => {
  const hand = deciding([...MOVES, move(4, "florida", "mexico"), move(5, "florida", "virginia")]);
  hand.pick("region:new-granada");
  expect(hand.inHand?.move).toBe(2);
  hand.pick("region:florida");
  expect([hand.inHand, hand.picked]).toEqual([null, ["region:florida"]]);
});

it("does not confirm by a tap what still needs an amount", () => {
  const amounts = choice(1, "buy", { building: "church" }, { amount: [1, 4] });
  const hand = deciding([amounts, choice(2, "pass", {})]);
  hand.pick("building:church");
  hand.pick("building:church");
  expect([hand.inHand?.move, sent]).toEqual([1, []]);
});

it("plays at once where nobody wants to be asked, but asks how many", () => {
  ui.setAsksFirst(false);
  const hand = deciding();
  hand.choose(MENU[5] as Choice);
  expect(sent).toEqual([{ type: "move", move: 6 }]);
  hand.choose(MENU[4] as Choice);
  expect([sent.length, hand.inHand?.move]).toEqual([1, 5]);
});

it("never plays at once what is made up of parts", () => {
  ui.setAsksFirst(false);
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
  Object.assign(hand, { inHand: null }); // the composer has taken the choice
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
  expect(hand.refused).toMatchObject({ choice: { move: 4, refusal: { clause: "D4.6" } }, isDrop: true });
  expect([hand.inHand, hand.fitting.length]).toEqual([null, 5]);
  hand.seize("type:colonist");
  expect(hand.refused).toBeNull();
  hand.letGo(["region:peru"], { x: 3, y: 4 });
  expect(hand.refused).toEqual({ choice: null, isDrop: true, at: { x: 3, y: 4 } });
  hand.pick("box:goods");
  expect([hand.refused, hand.inHand?.move]).toEqual([null, 2]);
});

it("says why a target that is not lit cannot be chosen", () => {
  const hand = deciding([...MENU, place(7, "captain", "captain", full)]);
  const at = { x: 3, y: 4 };
  hand.pick("type:captain");
  hand.explain(["space:specialists:1", "box:specialists"], at);
  expect(hand.refused).toMatchObject({ choice: { move: 7 }, isDrop: false, at });
  hand.explain(["region:peru"], at);
  expect(hand.refused).toEqual({ choice: null, isDrop: false, at });
  hand.pick("box:goods");
  expect(hand.refused).toBeNull();
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
  hand.seize("type:captain");
  hand.light();
  expect(new Set(hand.highlight)).toEqual(new Set(["type:captain", "box:dock"]));
  vi.unstubAllGlobals();
});

const EXPLORE = [
  choice(1, "explore", { target: "peru" }),
  choice(2, "explore", { target: "brazil" }),
  choice(3, "scout", { target: "peru" }),
  choice(4, "scout", { target: "brazil" }),
  choice(5, "pass", {}),
];

it("offers choices that must be armed only after that, and then no others", () => {
  const hand = deciding(EXPLORE, discovery as unknown as Pointing);
  const regions = ["region:peru", "region:brazil"];
  expect(hand.lit).toEqual(new Set(["scout", ...regions]));
  hand.arm("scout");
  expect(hand.fitting.map(({ move }) => move)).toEqual([3, 4]);
  hand.pick("region:brazil");
  expect(hand.inHand?.move).toBe(4);
  hand.pick("region:peru"); // another place, still armed
  expect(hand.inHand?.move).toBe(3);
  hand.pick("region:peru");
  expect(sent).toEqual([{ type: "move", move: 3 }]);
});

it("puts away what was armed by a second press, and arms nothing while an answer is awaited", () => {
  const hand = deciding(EXPLORE, discovery as unknown as Pointing);
  hand.arm("scout");
  hand.arm("scout");
  expect(hand.picked).toEqual([]);
  table.waiting = 1;
  hand.arm("scout");
  expect(hand.picked).toEqual([]);
});

it("holds an expedition whatever confirmation says, and changes its target by a tap", () => {
  ui.setAsksFirst(false);
  const hand = deciding(EXPLORE, discovery as unknown as Pointing);
  hand.pick("region:peru");
  expect(hand.inHand?.move).toBe(1);
  hand.pick("region:peru");
  hand.pick("region:brazil");
  expect([hand.inHand?.move, sent]).toEqual([2, []]);
});

const arming = discovery as unknown as Pointing;
const FRONTS = [choice(7, "front", { space: "dock-3" }), choice(8, "front", { space: "goods-2" })];

it("lights the tile that arms choices, and their other targets once it is tapped", () => {
  const hand = deciding([...MENU, ...FRONTS], arming);
  expect(hand.lit.has("owned:university")).toBe(true);
  expect(hand.lit.has("space:dock:3")).toBe(false);
  hand.pick("owned:university");
  expect(hand.lit).toEqual(new Set(["owned:university", "space:dock:3", "space:goods:2"]));
  hand.pick("space:goods:2");
  expect(hand.inHand?.move).toBe(8);
});

it("arms by one tap while another choice is in hand", () => {
  const hand = deciding([...MENU, ...FRONTS], arming);
  hand.pick("box:dock");
  expect(hand.inHand?.move).toBe(1);
  hand.pick("owned:university");
  expect([hand.inHand, hand.picked]).toEqual([null, ["owned:university"]]);
});

it("offers choices unarmed if the question is about nothing else", () => {
  const hand = deciding([...FRONTS, choice(6, "pass", {})], arming);
  expect(hand.lit.has("space:dock:3")).toBe(true);
  hand.pick("space:dock:3");
  expect(hand.inHand?.move).toBe(7);
});

it("uses the last worker again until that is forgotten", () => {
  const hand = deciding();
  hand.pick("type:captain");
  expect(hand.tool).toBe("type:captain");
  hand.forgetTool();
  expect(hand.tool).toBe("type:colonist");
});
