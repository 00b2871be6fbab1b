import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../src/me.svelte";
import { Refused } from "../../src/net/api";
import Final from "../../src/table/Final.svelte";
import { ui } from "../../src/ui.svelte";
import type { Scores } from "../../src/wire";
import { LANGUAGES, loadWords } from "../../src/words/load";

const names = ["Inês", "Marco", "Jeanne"];
const signs = ["england", "spain", "france"];
const zero = { source: "economy", points: 0, args: {} };
const discovery: Scores = {
  scores: [30, 21, 21],
  winners: [0],
  sheets: [
    [
      { source: "colonies", points: 12, args: { age: 1 } },
      { source: "discoveries", points: 10, args: {} },
      { source: "building", points: 5, args: { building: "glory" } },
      { source: "economy", points: 3, args: {} },
    ],
    [{ source: "discoveries", points: 21, args: {} }],
    [{ source: "economy", points: 21, args: {} }],
  ],
  turns: [1, 2].map((turn) => ({ turn, number: turn, sheets: [[zero], [zero], [zero]] })),
  parts: [[{ source: "colonies", points: 12, args: { age: 1, region: "peru" } }], [], []],
  highlights: [
    { kind: "largest-colony", args: { seat: 0, region: "peru", amount: 4, turn: 3, points: 12 } },
    {
      kind: "boldest-expedition-card",
      args: { seat: 1, card: "china", amount: 7, resistance: 6, turn: 8, money: 7, points: 6 },
    },
    { kind: "costliest-battle", args: { seat: 0, seat_enemy: 2, region: "brazil", turn: 7, amount: 1, losses: 2 } },
    { kind: "best-buy", args: { seat: 0, building: "glory", amount: 20, turn: 7, points: 5 } },
    { kind: "best-turn", args: { seat: 0, amount: 11, turn: 8 } },
  ],
};
const empire: Scores = {
  ...discovery,
  scores: [6, -3, 2],
  sheets: [
    [
      { source: "supporters", points: 9, args: {} },
      { source: "revolts", points: -3, args: {} },
    ],
    [{ source: "revolts", points: -3, args: {} }],
    [{ source: "supporters", points: 2, args: {} }],
  ],
  parts: [
    [
      { source: "revolts", points: -2, args: { way: "development" } },
      { source: "revolts", points: -1, args: { way: "trade" } },
    ],
    [],
    [],
  ],
  highlights: [
    { kind: "dearest-card", args: { seat: 0, card: "colony", amount: 12, turn: 2 } },
    {
      kind: "largest-trade",
      args: { seat: 0, seat_rival: 1, counts_given: "2 card-good", counts_asked: "5 card-gold", turn: 3 },
    },
    { kind: "best-development", args: { seat: 2, amount: 3, turn: 6 } },
    { kind: "best-sale", args: { seat: 1, amount: 3, price: 5, gold: 15, turn: 4 } },
  ],
};
const GAMES = { discovery, empire };
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate ??= vi.fn(() => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation);
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const text = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");

/** Show the end of a game, to the player of a seat. */
async function end(
  game: keyof typeof GAMES,
  {
    lang = "en" as (typeof LANGUAGES)[number],
    seat = null as number | null,
    isFresh = false,
    scores = GAMES[game],
  } = {},
): Promise<void> {
  await ui.setLanguage(lang);
  const words = await loadWords(lang, game);
  vi.spyOn(me.api, "scores").mockResolvedValue(scores);
  const facts = { life: "over", game, options: {}, seats: [], ...GAMES[game] };
  const table = { id: "t", game, seat, names, facts, events: [], yours: [] } as never;
  const teller = words.teller({ seat, names });
  shown = mount(Final, { target: document.body, props: { table, words, teller, signs, isFresh } });
  await settle();
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await tick();
  flushSync();
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it.each(["discovery", "empire"] as const)("the end of %s is told in whole sentences", async (game) => {
    await end(game, { lang, seat: 2 });
    expect(document.querySelectorAll("ul li strong").length).toBe(4);
    expect(text()).not.toMatch(/highlight-|fact-|over-|way-|\{|undefined|NaN/);
  });
});

it("says who won, by how much, and where the reader stands", async () => {
  await end("discovery", { seat: 2 });
  expect(text()).toMatch(/Inês wins with 30 points\..*Ahead of Marco and Jeanne by 9 points\. You are second with 21/);
});

it("tells a winner nothing twice", async () => {
  await end("discovery", { seat: 0 });
  expect(text()).not.toContain("You are");
});

it("a part of a bar says how it came about", async () => {
  await end("discovery");
  const part = document.querySelector<HTMLElement>('[aria-label="Inês, Colonies, age I: 12."]');
  part?.click();
  await settle();
  expect(document.querySelector(".detail")?.textContent).toBe("Inês, Colonies, age I: 12. Peru 12");
  part?.click();
  await settle();
  expect(document.querySelector(".detail")?.textContent).toMatch(/^Choose a part/);
});

it("points that are taken off have a part of their own", async () => {
  await end("empire");
  const revolts = document.querySelector<HTMLElement>('[aria-label="Inês, Revolts: −3."]');
  expect(revolts?.classList).toContain("less");
  revolts?.click();
  await settle();
  expect(document.querySelector(".detail")?.textContent).toBe("Inês, Revolts: −3. in development −2 · traded −1");
});

it("counts the last sources one by one when the game has just ended, the winner last", async () => {
  await end("discovery", { isFresh: true });
  const parts = (): number => document.querySelectorAll("button.part").length;
  expect(text()).toContain("Counting the points…");
  expect(text()).not.toContain("wins");
  const seen = [parts()];
  for (let step = 0; step < 3; step++) {
    vi.advanceTimersByTime(900);
    await settle();
    seen.push(parts());
  }
  expect(seen).toEqual([1, 3, 4, 6]);
  expect(text()).toContain("Inês wins with 30 points.");
});

it("a key ends the counting", async () => {
  await end("discovery", { isFresh: true });
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  await settle();
  expect(text()).toContain("Inês wins with 30 points.");
});

it("shows the totals where no sheets can be had", async () => {
  vi.spyOn(me.api, "scores");
  await end("discovery", { scores: Promise.reject(new Refused({ code: "too-busy", detail: "" } as never)) as never });
  expect(document.querySelector("tbody tr")?.textContent).toBe("Total302121");
});
