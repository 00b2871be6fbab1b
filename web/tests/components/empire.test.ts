import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import auction from "../../fixtures/empire-4-lot.json";
import { BoardDraft } from "../../src/empire/boardDraft.svelte";
import Controls from "../../src/empire/Controls.svelte";
import { Draft } from "../../src/empire/draft.svelte";
import Forecast from "../../src/empire/Forecast.svelte";
import Ladder from "../../src/empire/Ladder.svelte";
import Phases from "../../src/empire/Phases.svelte";
import Row from "../../src/empire/Row.svelte";
import { Raise } from "../../src/empire/raise.svelte";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import type { Choice } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { BIDS, CHANCES } from "../support/bids";
import { mounted, takeOff, texts } from "../support/mounted";

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const view = {
  ...(viewOf(auction.sections) as EmpireView),
  mode: "turn" as const,
  ...BIDS,
  deciders: [2],
  committed: [],
};
const figures = { ...(figuresOf(auction.sections) as unknown as EmpireFigures), ...CHANCES };

beforeEach(async () => {
  await ui.setLanguage("en");
  words = await loadWords("en", "empire");
});

it("the ladder says what each bid means, the reader's line first, and shows the bid in hand", () => {
  mounted(Ladder, { target: document.body, props: { view, names, words, figures, seat: 2, inHand: 6 } });
  flushSync();
  expect(texts(".who")).toEqual(["You", "Dora", "Ana", "Bea"]);
  expect(texts(".note .long")).toEqual(["would win for 6", "withdrawn", "tied with Bea", "tied with Ana"]);
  expect(texts(".ghost")).toEqual(["6?"]);
  expect(texts(".numbers > span")).toEqual(["0", "3", "6", "9", "12", "15"]);
});

it("the row says nothing of cards to come once the game is over", async () => {
  const row = async (isOver: boolean): Promise<string[]> => {
    await takeOff();
    mounted(Row, { target: document.body, props: { view, names, words, isOver, events: [] } });
    flushSync();
    return texts(".state .long");
  };
  expect(await row(false)).toContain("up for auction");
  expect(await row(true)).toEqual(["", "", "", "", "", ""]);
});

it("the forecast lists the next development and what the card on sale adds", () => {
  const development = [
    {
      lines: [{ what: "luxury", amount: 1, uses: { good: 1, population: 1 }, changes: { supporter: 1, good: -1 } }],
      support: 2,
      more: [{ card: "colony", built: ["industry"], changes: { good: 1 } }],
    },
  ];
  mounted(Forecast, {
    target: document.body,
    props: { figures: { ...figures, development }, seat: 0, words, card: "colony" },
  });
  flushSync();
  expect(texts("td")).toEqual(["11 luxury", "+1−1", "Support then", "2"]); // symbols stand between the numbers
  expect([...document.querySelectorAll("td [role=img]")].map((one) => one.getAttribute("aria-label"))).toEqual([
    "1 good",
    "1 population",
    "+1 supporter",
    "−1 good",
  ]);
  expect(texts("p")).toEqual(["With this card (colony) also: Industry +1"]);
});

it("the forecast of a card that is auctioned counts what it brings its winner at once", () => {
  const more = { card: "bond", built: ["bonds"], changes: { revolt: 1 } };
  const development = [{ lines: [], support: 1, more: [more] }];
  const bond = { place: 2, card: "bond", at_once: { gold: 10 }, built: ["bonds"], changes: { gold: -1 } };
  const auctioned = { ...figures, development, row: [[bond]] } as EmpireFigures;
  mounted(Forecast, { target: document.body, props: { figures: auctioned, seat: 0, words, card: "bond" } });
  flushSync();
  const brought = () => [...document.querySelectorAll("p [role=img]")].map((one) => one.getAttribute("aria-label"));
  expect(brought()).toEqual(["−1 gold"]);
});

it("the dots and phases say when the auctions and the game end", async () => {
  const at = (round: number, isOver = false) => {
    mounted(Phases, { target: document.body, props: { view: { ...view, round }, words, isOver } });
    flushSync();
  };
  at(4);
  expect(texts("li")).toEqual(["Development", "Commerce", "Exploration"]);
  await takeOff();
  at(5);
  expect(texts("li")).toEqual(["Development", "Commerce", "Last exploration"]);
  await takeOff();
  at(6);
  expect(texts("li")).toEqual(["Development"]);
  await takeOff();
  at(6, true);
  expect(document.querySelectorAll(".pip.done")).toHaveLength(6);
});

function bidding(menu: Partial<Choice>[]) {
  const deciding = { inHand: null, play: vi.fn(), choose: vi.fn(), drop: vi.fn() };
  const table = { view: { ...view, ask: { kind: "bid", args: {} } }, seat: 2, waiting: 0, menu, names };
  mounted(Controls, {
    target: document.body,
    props: {
      table: table as never,
      words,
      teller: words.teller({ seat: 2, names }),
      deciding: deciding as never,
      draft: new Draft(),
      boardDraft: new BoardDraft(),
      raise: new Raise(),
      typed: 6,
    },
  });
  flushSync();
  return deciding;
}
const BID = { move: 100, kind: "bid", args: { amount: 4 }, amount: [4, 9], notation: "bid 4", refusal: null };
const HOLD = { move: 0, kind: "pass", args: {}, amount: null, notation: "pass", refusal: null };

it("the buttons say what they do, and withdrawing says why it is not possible", () => {
  const deciding = bidding([BID, HOLD] as unknown as Partial<Choice>[]);
  expect(texts(".act")).toEqual(["Raise to 6Enter", "Hold at 3h"]);
  expect(texts(".off")).toEqual(["Withdraw: only when tied"]);
  document.querySelector<HTMLButtonElement>(".decide")?.form?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(deciding.play).toHaveBeenCalledWith(102);
});

it("a player without gold can only hold", () => {
  const deciding = bidding([HOLD] as unknown as Partial<Choice>[]);
  expect(texts(".act")).toEqual(["Hold at 3h"]);
  document.querySelector<HTMLButtonElement>(".act")?.click();
  expect(deciding.choose).toHaveBeenCalledWith(HOLD);
});

it("an offer is written as one line, and put away with its cards", () => {
  const draft = new Draft();
  expect(draft.line).toBe("");
  draft.begin(1, [0, 0, 1]);
  draft.add(false, 6, 3);
  draft.add(false, 6, 1);
  expect(draft.line).toBe("offer s1 give 1 good for 1 gold done");
  draft.begin(1, [0, 0, 0, 0, 0, 0, 2], [], true);
  expect(draft.line).toBe("counter give 2 gold done");
  draft.clear();
  expect([draft.line, draft.partner]).toEqual(["", 1]);
  draft.drop();
  expect(draft.partner).toBeNull();
});
