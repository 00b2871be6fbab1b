import { afterEach, beforeEach, expect, it } from "vitest";
import { Naming } from "../src/discovery/naming.svelte";
import type { Picking } from "../src/discovery/view";
import type { Deciding } from "../src/table/deciding.svelte";
import { ui } from "../src/ui.svelte";

const played: (number | string)[] = [];
const deciding = {
  drop: () => undefined,
  play: (move: number | string) => void played.push(move),
} as unknown as Deciding;
const BATTLE: Picking = {
  kind: "kill",
  region: "peru",
  owner: 1,
  pool: [2, 0, 0, 1, 1, 0, 1],
  least: 2,
  most: 2,
  target: "",
  fight: { attacker: 0, defender: 1, attack: 2, defence: 1, militia: 1 },
};
const MIGRANTS: Picking = {
  ...BATTLE,
  kind: "migrant",
  pool: [3, 0, 0, 1, 0, 0, 0],
  least: 1,
  target: "brazil",
  fight: null,
};
const asking = (picking: Picking, node = () => "1"): Naming => new Naming(() => picking, node, deciding);

beforeEach(() => {
  played.length = 0;
  ui.setAsksFirst(true);
});
afterEach(() => ui.setAsksFirst(true));

it("names figures one by one and plays them as one line, types in ascending order", () => {
  const naming = asking(BATTLE);
  naming.tap("figure:soldier:0");
  expect([naming.count, naming.isComplete]).toEqual([1, false]);
  naming.tap("figure:colonist:1");
  expect([naming.isComplete, played]).toEqual([true, []]);
  naming.play();
  expect(played).toEqual(["kill colonist kill soldier"]);
});

it("plays nothing before enough are named", () => {
  const naming = asking(BATTLE);
  naming.tap("figure:militia:0");
  naming.play();
  expect(played).toEqual([]);
});

it("takes a name back by a second tap, and replaces the last one when all are named", () => {
  const naming = asking(BATTLE);
  naming.tap("figure:colonist:0");
  naming.tap("figure:colonist:0");
  expect(naming.count).toBe(0);
  naming.tap("figure:colonist:0");
  naming.tap("figure:colonist:1");
  naming.tap("figure:militia:0");
  expect(naming.line()).toBe("kill colonist kill militia");
});

it("names the next figure of a type by a tap on the map, and none after the last", () => {
  const naming = asking(BATTLE);
  naming.tap("figure:colonist");
  naming.tap("figure:colonist");
  expect(naming.named).toEqual(["colonist:0", "colonist:1"]);
  naming.tap("figure:colonist");
  expect(naming.count).toBe(0);
  expect(naming.tap("figure:captain")).toBe(false);
  expect(naming.tap("region:peru")).toBe(false);
});

it("plays at the last tap if moves are not confirmed", () => {
  ui.setAsksFirst(false);
  const naming = asking(BATTLE);
  naming.tap("figure:colonist:0");
  expect(played).toEqual([]);
  naming.tap("figure:missionary:0");
  expect(played).toEqual(["kill colonist kill missionary"]);
});

it("says that fewer go than could, unless nobody is left to name", () => {
  const some = asking(MIGRANTS);
  some.tap("figure:colonist:0");
  expect(some.line()).toBe("migrant colonist pass");
  const last = asking(MIGRANTS);
  last.tap("figure:missionary:0");
  expect(last.line()).toBe("migrant missionary");
});

it("removes nobody, or as many colonists as are named", () => {
  const naming = asking({ ...MIGRANTS, kind: "cull", pool: [4, 0, 0, 0, 0, 0, 0], least: 0, most: 3, target: "" });
  expect([naming.isComplete, naming.line()]).toEqual([true, "cull 0"]);
  naming.tap("figure:colonist:2");
  naming.tap("figure:colonist:3");
  expect(naming.line()).toBe("cull 2");
});

it("forgets names when another question comes", () => {
  let node = $state("1");
  const naming = asking(BATTLE, () => node);
  naming.tap("figure:colonist:0");
  node = "2";
  expect(naming.count).toBe(0);
});
