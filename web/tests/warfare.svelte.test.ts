import { beforeEach, expect, it } from "vitest";
import { Moving } from "../src/discovery/moving.svelte";
import { Warfare } from "../src/discovery/warfare.svelte";
import type { TableStore } from "../src/net/table.svelte";
import type { Deciding } from "../src/table/deciding.svelte";
import { ui } from "../src/ui.svelte";
import type { Choice } from "../src/wire";

const played: (number | string)[] = [];
let held: Choice | null = null;
const deciding = {
  drop: () => void (held = null),
  choose: (choice: Choice) => void (held = choice),
  play: (move: number | string) => void played.push(move),
  get inHand() {
    return held;
  },
} as unknown as Deciding;
const choice = (move: number, kind: string, args: object, refusal: object | null = null): Choice =>
  ({ move, kind, args, refusal, notation: String(move) }) as unknown as Choice;
const battle = (move: number, region: string, seat_rival: number): Choice =>
  choice(move, "battle", { region, seat_rival });
const menu = [
  choice(0, "pass", {}),
  battle(1, "florida", 1),
  battle(2, "peru", 1),
  battle(3, "peru", 2),
  battle(4, "brazil", 3),
  choice(5, "war", { seat_rival: 1 }),
  choice(6, "war", { seat_rival: 2 }, { code: "no-war-chest" }),
];
const waging = (): Warfare =>
  new Warfare(
    { menu, seat: 0, waiting: 0 } as unknown as TableStore,
    deciding,
    () => true,
    () => "1",
  );

beforeEach(() => {
  played.length = 0;
  held = null;
  ui.setAsksFirst(true);
});

it("begins with a battle, which is free, and rings every region of a war", () => {
  const war = waging();
  expect([war.way, war.enemy, war.region, war.choice?.move]).toEqual(["battle", 1, "florida", 1]);
  war.choose({ way: "war" });
  expect([[...war.ringed], war.choice?.move]).toEqual([["florida", "peru"], 5]);
});

it("turns a war into a battle by a tap on a region", () => {
  const war = waging();
  war.choose({ way: "war" });
  war.tap("region:peru");
  expect([war.way, war.choice?.move, [...war.ringed], played]).toEqual(["battle", 2, ["peru"], []]);
});

it("changes the enemy where the chosen one is not, and the region where the enemy is not", () => {
  const war = waging();
  war.tap("region:brazil");
  expect([war.enemy, war.choice?.move]).toEqual([3, 4]);
  war.tap("seat:2");
  expect([war.region, war.choice?.move]).toEqual(["peru", 3]);
});

it("plays region and enemy at the second tap only if moves are not confirmed", () => {
  const careful = waging();
  careful.tap("region:peru");
  careful.tap("row:peru:2");
  expect([careful.choice?.move, played]).toEqual([3, []]);
  careful.play();
  expect(played).toEqual([3]);
  ui.setAsksFirst(false);
  const quick = waging();
  quick.tap("region:peru");
  expect(played).toEqual([3]);
  quick.tap("row:peru:2");
  expect(played).toEqual([3, 3]);
});

it("plays by a second tap on the same place, unless there are several enemies", () => {
  const war = waging();
  war.tap("region:peru");
  war.tap("region:peru");
  expect(played).toEqual([]);
  war.tap("region:brazil");
  war.tap("region:brazil");
  expect(played).toEqual([4]);
});

it("does not play what is refused", () => {
  const war = waging();
  war.choose({ enemy: 2, way: "war" });
  war.play();
  expect(played).toEqual([]);
});

it("moves workers from the region that is tapped first to the second", () => {
  const route = (move: number, region_from: string, region_to: string): Choice =>
    choice(move, "stable", { region_from, region_to });
  const routes = [route(1, "peru", "brazil"), route(2, "brazil", "peru"), route(3, "brazil", "new-granada")];
  const moving = new Moving(
    () => routes,
    () => "1",
    deciding,
    () => 0,
  );
  const soldiers = ["mover:brazil:0:soldier", "mover:peru:0:soldier"];
  expect([...moving.lit].sort()).toEqual([...soldiers, "region:brazil", "region:peru"]);
  moving.tap("region:brazil");
  expect([...moving.lit].sort()).toEqual([soldiers[0], "region:brazil", "region:new-granada", "region:peru"]);
  moving.tap("region:peru");
  expect(held).toBe(routes[1]);
});

it("moves the worker that is tapped, who stands for his region, and puts him back by a second tap", () => {
  const route = (move: number, kind: string, region_from: string): Choice =>
    choice(move, kind, { region_from, region_to: "brazil" });
  for (const [kind, worker] of [
    ["stable", "mover:peru:2:soldier"],
    ["migrate", "row:peru:2"],
  ] as const) {
    const routes = [route(1, kind, "peru"), route(2, kind, "virginia")];
    const moving = new Moving(
      () => routes,
      () => kind,
      deciding,
      () => 2,
    );
    expect(moving.lit.has(worker)).toBe(true);
    expect(moving.tap(worker)).toBe(true);
    expect([moving.origin, moving.lit.has("region:virginia")]).toEqual(["region:peru", false]);
    moving.tap(worker);
    expect(moving.origin).toBe("");
    moving.tap(worker);
    moving.tap("region:brazil");
    expect(held).toBe(routes[0]);
    held = null;
  }
});
