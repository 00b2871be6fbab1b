// How many clicks a decision of `discovery` takes on the board, without and with confirming, as the design's table
// counts them.
import { beforeEach, describe, expect, it } from "vitest";
import { dragPaths, targets, toolOf } from "../src/discovery/targets";
import { Warfare } from "../src/discovery/warfare.svelte";
import type { Pointing } from "../src/game";
import type { TableStore } from "../src/net/table.svelte";
import { Deciding } from "../src/table/deciding.svelte";
import { ui } from "../src/ui.svelte";
import type { Choice } from "../src/wire";

const choice = (move: number, kind: string, args: Record<string, string | number> = {}): Choice =>
  ({ move, kind, args, notation: String(move), refusal: null, amount: null }) as unknown as Choice;
const place = (move: number, type: string, to: string): Choice => choice(move, "place", { type, place: to });
const PASS = choice(9, "pass");
const PLACES = [place(1, "colonist", "dock"), place(2, "colonist", "goods"), place(3, "captain", "dock"), PASS];
const REGIONS = ["peru", "florida", "caribbean"];

let sent: unknown[] = [];
const played = (move: number): unknown[] => [{ type: "move", move }];

function deciding(menu: Choice[]): Deciding {
  const table = { menu, seat: 0, waiting: 0, answer: (way: unknown) => sent.push(way) } as unknown as TableStore;
  return new Deciding(table, () => ({ targets, dragPaths, toolOf }) as unknown as Pointing);
}

/** Click targets in turn, then the last one again until a move is sent; return how many clicks that took. */
function clicksFor(hand: Deciding, path: readonly string[]): number {
  let clicks = 0;
  for (const target of path) {
    expect(sent).toEqual([]);
    hand.pick(target);
    clicks++;
  }
  for (; !sent.length && clicks < 6; clicks++) hand.pick(path.at(-1) ?? "");
  return clicks;
}

beforeEach(() => {
  sent = [];
});

describe.each([
  { isConfirmed: false, more: 0 },
  { isConfirmed: true, more: 1 },
])("with confirming $isConfirmed", ({ isConfirmed, more }) => {
  beforeEach(() => ui.setAsksFirst(isConfirmed));

  it.each<[string, Choice[], string[], number, number]>([
    ["a worker of the type in hand", PLACES, ["box:goods"], 2, 1],
    ["a worker of another type", PLACES, ["type:captain", "box:dock"], 3, 2],
    ["a specialist space", [place(1, "colonist", "training"), PASS], ["space:specialists:6"], 1, 1],
    ["sending from the dock", REGIONS.map((region, at) => choice(at, "send", { region })), ["region:florida"], 1, 1],
    ["overpopulation", REGIONS.map((region, at) => choice(at, "spread", { region })), ["region:peru"], 0, 1],
    ["allies", REGIONS.map((region, at) => choice(at, "garrison", { region })), ["region:caribbean"], 2, 1],
    [
      "taking a good",
      [choice(1, "take", { good: "fur" }), choice(2, "take", { good: "fish" }), PASS],
      ["good:fish"],
      2,
      1,
    ],
    [
      "buying a building",
      [choice(1, "buy", { building: "cathedral" }), choice(2, "buy", { building: "navy" }), PASS],
      ["building:navy"],
      2,
      1,
    ],
    [
      "a building's power",
      [choice(1, "benefit", { benefit: "cartography" }), PASS],
      ["owned:new-world-cartography"],
      1,
      1,
    ],
    ["a nation's power", [choice(1, "use"), PASS], ["power"], 1, 1],
    [
      "moving a worker",
      REGIONS.slice(1).map((region, at) => choice(at, "migrate", { region_from: "peru", region_to: region })),
      ["region:peru", "region:florida"],
      0,
      2,
    ],
  ])("%s", (_, menu, path, move, clicks) => {
    expect(clicksFor(deciding(menu), path)).toBe(clicks + more);
    expect(sent).toEqual(played(move));
  });

  it("forgoing takes one click in the bar", () => {
    deciding(PLACES).play(PASS.move as number);
    expect(sent).toEqual(played(9));
  });

  it.each([
    ["a battle", "region:florida", 2],
    ["a battle, from a player's card", "seat:2", 3],
  ])("%s", (_, first, move) => {
    const menu = [
      choice(1, "battle", { region: "florida", seat_rival: 1 }),
      choice(2, "battle", { region: "florida", seat_rival: 2 }),
      choice(3, "battle", { region: "peru", seat_rival: 2 }),
      PASS,
    ];
    const hand = deciding(menu);
    const war = new Warfare(
      { menu, seat: 0, waiting: 0 } as unknown as TableStore,
      hand,
      () => true,
      () => "1",
    );
    const row = move === 2 ? "row:florida:2" : "row:peru:2";
    war.tap(first);
    expect(sent).toEqual([]);
    war.tap(row);
    expect(sent).toEqual(isConfirmed ? [] : played(move));
    if (isConfirmed) war.play(); // Confirm, or Enter
    expect(sent).toEqual(played(move));
  });

  it("a war takes the switch of its panel, the player's card, and the button with its price", () => {
    const menu = [
      choice(1, "battle", { region: "florida", seat_rival: 1 }),
      choice(2, "battle", { region: "peru", seat_rival: 2 }),
      choice(3, "war", { seat_rival: 2 }),
      PASS,
    ];
    const war = new Warfare(
      { menu, seat: 0, waiting: 0 } as unknown as TableStore,
      deciding(menu),
      () => true,
      () => "1",
    );
    war.choose({ way: "war" });
    war.tap("seat:2");
    expect([war.way, war.enemy, sent]).toEqual(["war", 2, []]);
    war.play();
    expect(sent).toEqual(played(3));
  });
});
