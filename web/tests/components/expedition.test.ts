import { flushSync, tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import ExpeditionPanel from "../../src/discovery/ExpeditionPanel.svelte";
import type { DiscoveryOutlook, ExpeditionOutlook } from "../../src/discovery/view";
import { me } from "../../src/me.svelte";
import { Refused } from "../../src/net/api";
import type { TableStore } from "../../src/net/table.svelte";
import type { Deciding } from "../../src/table/deciding.svelte";
import { ui } from "../../src/ui.svelte";
import type { Choice, Problem } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import { mounted } from "../support/mounted";

const UNSEEN = [
  { resistance: 2, count: 3 },
  { resistance: 3, count: 6 },
  { resistance: 5, count: 1 },
];
const wins = { plunder: [1, 2], per_soldier: [2, 5], points: [4, 5] } as ExpeditionOutlook["wins"];
const told = (strength: number, more: Partial<ExpeditionOutlook> = {}): DiscoveryOutlook =>
  ({
    expedition: { strength, known: null, chances: UNSEEN, beaten: 9, possible: 10, wins, ...more },
  }) as DiscoveryOutlook;
const choice = (kind: string, target: string): Choice =>
  ({ kind, args: { target }, notation: `${kind} ${target}`, move: 7, refusal: null }) as unknown as Choice;

let played: (number | string)[] = [];
let dropped = 0;
let scouted: Choice[] = [];
const outlook = vi.spyOn(me.api, "outlook");

beforeEach(async () => {
  await ui.setLanguage("en");
  [played, dropped, scouted] = [[], 0, []];
  outlook.mockReset();
});

/** Show the panel of a seat with two colonists, a captain and a soldier in the box. */
async function show(answer: () => Promise<DiscoveryOutlook | null>, more: object = {}): Promise<void> {
  outlook.mockImplementation(answer as never);
  mounted(ExpeditionPanel, {
    target: document.body,
    props: {
      table: { id: "t", seat: 1, waiting: 0, view: { explorers: [[], [2, 1, 0, 0, 1, 0]] } } as unknown as TableStore,
      words: await loadWords("en", "discovery"),
      deciding: { play: (move: string) => played.push(move), drop: () => dropped++ } as unknown as Deciding,
      choice: choice("explore", "peru"),
      scout: undefined,
      price: "$1",
      sign: "spain",
      onscout: (scout: Choice) => scouted.push(scout),
      ...more,
    },
  });
  await answered();
}
async function answered(): Promise<void> {
  flushSync();
  await tick();
  await Promise.resolve();
  flushSync();
}
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().startsWith(name),
  )!;
const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";

it("asks the server about all workers at first, and shows strength, chance and what it wins", async () => {
  await show(() => Promise.resolve(told(5)));
  expect(outlook).toHaveBeenLastCalledWith("t", 1, "explore peru colonist 2 captain 1 soldier 1");
  expect(text(".strength")).toBe("5 strength");
  expect(text(".chance")).toBe("90%");
  expect(text(".verdict")).toBe("beats 9 of the 10 counters you have not seen");
  expect(text(".wins")).toBe("$1–2 plunder, +$2–5 per soldier, 4–5 points");
  expect(document.querySelectorAll(".odds i").length).toBe(3);
  expect(document.activeElement).toBe(button("Launch"));
  button("Launch").click();
  expect(played).toEqual(["explore peru colonist 2 captain 1 soldier 1"]);
});

it("hatches what is not beaten and launches with those who were chosen", async () => {
  await show(() => Promise.resolve(told(3)));
  button("Less: colonists").click();
  await answered();
  button("Less: soldier").click();
  await answered();
  expect(outlook).toHaveBeenLastCalledWith("t", 1, "explore peru colonist 1 captain 1 soldier 0");
  expect([...document.querySelectorAll(".odds i")].map((bar) => bar.classList.contains("beaten"))).toEqual([
    true,
    true,
    false,
  ]);
  expect(text(".wins"), "no soldier goes").toBe("$1–2 plunder, 4–5 points");
  button("Launch").click();
  expect(played).toEqual(["explore peru colonist 1 captain 1 soldier 0"]);
});

it.each([
  [1, "Succeeds: it needs 3."],
  [0, "Too weak: it needs 3."],
])("says of a known counter whether the expedition succeeds (%i)", async (beaten, verdict) => {
  await show(() =>
    Promise.resolve(told(3, { known: 3, chances: [], beaten, possible: 1, wins: beaten ? wins : null })),
  );
  expect(text(".verdict")).toBe(verdict);
  expect(document.querySelector(".odds")).toBeNull();
  expect(button("Launch").disabled).toBe(false);
});

it("cannot be launched with nobody, nor if the server refuses it", async () => {
  await show(() => Promise.reject(new Refused({ detail: "" } as Problem)));
  expect(text(".verdict")).toBe("Too weak to be sent. Choose more workers.");
  expect(button("Launch").disabled).toBe(true);
  for (const name of ["Less: colonists", "Less: colonists", "Less: captain", "Less: soldier"]) {
    button(name).click();
    flushSync();
  }
  expect(text(".verdict")).toBe("Choose at least one worker.");
  expect(button("Launch").disabled).toBe(true);
});

it("can be launched when the server did not answer", async () => {
  await show(() => Promise.reject(new Error("no connection")));
  button("Launch").click();
  expect(played.length).toBe(1);
});

it("looks at its target where that is for sale, and is put away", async () => {
  const scout = choice("scout", "peru");
  await show(() => Promise.resolve(told(5)), { scout });
  button("Scout for $1").click();
  expect(scouted).toEqual([scout]);
  button("Not now").click();
  expect([dropped, played]).toEqual([1, []]);
});

it("has a figure for each worker on a phone, which a tap keeps or sends", async () => {
  await show(() => Promise.resolve(told(5)), { isSheet: true });
  const figures = () => [...document.querySelectorAll<HTMLButtonElement>(".sailor")];
  expect(figures().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "true", "true", "true"]);
  figures()[0]!.click();
  await answered();
  expect(outlook).toHaveBeenLastCalledWith("t", 1, "explore peru colonist 1 captain 1 soldier 1");
  figures()[1]!.click();
  await answered();
  expect(outlook).toHaveBeenLastCalledWith("t", 1, "explore peru colonist 2 captain 1 soldier 1");
});
