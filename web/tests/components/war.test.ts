import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import fixture from "../../fixtures/2015-4-late.json";
import { Naming } from "../../src/discovery/naming.svelte";
import NamingStage from "../../src/discovery/NamingStage.svelte";
import { regionStates } from "../../src/discovery/regionState";
import { regions } from "../../src/discovery/facts";
import type { Picking, DiscoveryView } from "../../src/discovery/view";
import { Warfare } from "../../src/discovery/warfare.svelte";
import WarPanel from "../../src/discovery/WarPanel.svelte";
import { me } from "../../src/me.svelte";
import type { TableStore } from "../../src/net/table.svelte";
import type { Deciding } from "../../src/table/deciding.svelte";
import { ui } from "../../src/ui.svelte";
import type { Choice } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import { mounted } from "../support/mounted";

const sections = fixture.sections;
const names = ["You there", "Ana", "Bea", "Cleo"];
const signs = ["england", "spain", "france", "holland"];
const PERU = regions.indexOf("peru");

/** The view of a fixture, with other colonies in Peru. */
function seen(): DiscoveryView {
  const view = Object.fromEntries(
    Object.entries(sections)
      .filter(([key]) => key.startsWith("view."))
      .map(([key, value]) => [key.slice("view.".length), value]),
  ) as unknown as DiscoveryView;
  const none = [0, 0, 0, 0, 0, 0];
  const troops = view.troops.map((region, at) =>
    at === PERU ? [[2, 0, 0, 0, 2, 0], [2, 0, 0, 1, 1, 0], [9, 0, 0, 0, 0, 0], none] : region,
  );
  return {
    ...view,
    troops,
    doomed: [
      [...none, 0],
      [...none, 0],
    ],
  };
}

beforeEach(async () => {
  await ui.setLanguage("en");
  ui.setAsksFirst(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("the stage of a battle has both sides, strikes out who is named and says what follows", async () => {
  const words = await loadWords("en", "discovery");
  const deciding = { drop: () => undefined, play: () => undefined } as unknown as Deciding;
  const picking: Picking = {
    kind: "kill",
    region: "peru",
    owner: 1,
    pool: [2, 0, 0, 1, 1, 0, 0],
    least: 2,
    most: 2,
    target: "",
    fight: { attacker: 0, defender: 1, attack: 2, defence: 1, militia: 0 },
  };
  const naming = new Naming(
    () => picking,
    () => "1",
    deciding,
  );
  const view = seen();
  const state = regionStates(view)[PERU]!;
  mounted(NamingStage, {
    target: document.body,
    props: { naming, picking, view, state, signs, names, seat: 0, words, onpick: (id: string) => naming.tap(id) },
  });
  flushSync();
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".target.lit > .cover")];
  const lines = (): string[] =>
    [...document.querySelectorAll("li")].map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(document.querySelectorAll(".man")).toHaveLength(8);
  expect(buttons().map((one) => one.getAttribute("aria-label"))).toEqual([
    "colonist",
    "colonist",
    "missionary",
    "soldier",
  ]);
  expect(lines()).toEqual(["Then Ana removes one of yours 4 → 3", "Bea leads with 9; Ana then has 4"]);
  buttons()[2]?.click();
  flushSync();
  expect(document.querySelectorAll(".man.struck")).toHaveLength(1);
  expect(document.querySelector("h2 small")?.textContent).toBe("1 of 2 named");
  expect(lines()[1]).toBe("Bea leads with 9; Ana then has 4 → 3");
});

it("the panel says what a war would do in each region, in sum and to the lead, and why it cannot be", async () => {
  const words = await loadWords("en", "discovery");
  const choice = (move: number, kind: string, args: object, refusal: object | null = null): Choice =>
    ({ move, kind, args, refusal, notation: `${kind} ${move}` }) as unknown as Choice;
  const menu = [
    choice(0, "pass", {}),
    choice(1, "battle", { region: "florida", seat_rival: 1 }),
    choice(2, "battle", { region: "peru", seat_rival: 1 }),
    choice(3, "war", { seat_rival: 1 }),
    choice(4, "war", { seat_rival: 2 }, { code: "no-battlefield", args: { seat_enemy: 2 }, clause: "D5.8.3" }),
  ];
  const field = { workers: [4, 4], left: [3, 2], militia: 0, leaders: [0, 1], leaders_after: [0] };
  const found = {
    enemy: 1,
    price: 10,
    battles: [
      { ...field, region: "florida", removes: 0, loses: 1, leaders_after: [1] },
      { ...field, region: "peru", removes: 2, loses: 1 },
    ],
  };
  const asked: (number | string)[] = [];
  vi.spyOn(me.api, "outlook").mockImplementation((_, __, move) => {
    asked.push(move);
    return Promise.resolve({ battle: move === 3 ? found : null } as never);
  });
  const played: (number | string)[] = [];
  const deciding = {
    refused: null as unknown,
    drop: () => undefined,
    play: (move: number | string) => void played.push(move),
  };
  const table = { id: "stub", menu, seat: 0, waiting: 0 } as unknown as TableStore;
  const war = new Warfare(
    table,
    deciding as unknown as Deciding,
    () => true,
    () => "1",
  );
  const teller = words.teller({ seat: 0, names });
  mounted(WarPanel, {
    target: document.body,
    props: {
      war,
      table,
      deciding: deciding as unknown as Deciding,
      view: seen(),
      signs,
      names,
      seat: 0,
      words,
      teller,
    },
  });
  flushSync();
  const button = (name: string): HTMLButtonElement =>
    [...document.querySelectorAll("button")].find((one) =>
      (one.getAttribute("aria-label") ?? one.textContent).includes(name),
    )!;
  button("War").click();
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("tr.sum")).not.toBeNull());
  expect(asked).toEqual([1, 3]);
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((one) => one.textContent.trim()),
  );
  expect(rows).toEqual([
    ["Florida", "0", "1"],
    ["Peru", "2", "1"],
    ["2 battles", "2", "2"],
  ]);
  expect(document.querySelector("p")?.textContent).toBe(
    "Florida: Ana would lead. Peru: you would lead. You name your victims first, region by region.",
  );
  button("Bea").click();
  expect(deciding.refused).toMatchObject({ choice: menu[4] });
  button("Declare war").click();
  expect(played).toEqual([3]);
});
