// The strip "since your move" of `empire`: a step for each scene.
import { beforeAll, expect, it } from "vitest";
import { symbols } from "../src/art/symbols";
import { stepsOf } from "../src/empire/steps";
import type { Step } from "../src/table/steps";
import type { Happening } from "../src/wire";
import { loadWords } from "../src/words/load";
import type { Words } from "../src/words/words";

const NAMES = ["Ana", "Bea", "Cid"];
const TRADE = { counts_given: "1 card-good", counts_asked: "1 card-gold" };
const TOLD: [string, Record<string, unknown>][] = [
  ["round", { amount: 2 }],
  ["shortage", { number: 2, card: "colony" }],
  ["phase", { phase: "development" }],
  ["built", { seat: 0, amount: 2, institution: "luxury" }],
  ["gained", { seat: 0, amount: 2, card: "supporter" }],
  ["built", { seat: 1, amount: 1, institution: "army" }],
  ["unrest", { seat: 0, amount: 1 }],
  ["interest", { seat: 1, amount: 3 }],
  ["phase", { phase: "commerce" }],
  ["sold", { seat: 0, amount: 2 }],
  ["price", { amount: 7 }],
  ["card", { card: "good" }],
  ["won", { seat: 1, amount: 4, card: "good" }],
  ["card", { card: "bond" }],
  ["nobody-won", { card: "bond", highest: 3 }],
  ["traded", { seat: 2, seat_rival: 0, ...TRADE }],
  ["selected", { seat: 0, nation: "spain" }],
  ["clash", { nation: "spain", card: "revolt" }],
  ["phase", { phase: "claiming" }],
  ["selected", { seat: 0, nation: "spain" }],
  ["end", {}],
];
const EVENTS = TOLD.map(([kind, args], serial) => ({ serial, kind, args })) as unknown as Happening[];
let words: Words;
let steps: Step[];

beforeAll(async () => {
  words = await loadWords("en", "empire", "");
  steps = stepsOf(EVENTS, EVENTS, 4, 0, words, NAMES);
});

it("says what happened in a few words, and whether it was about the reader", () => {
  expect(steps.map(({ seat, text, isMine }) => [seat, text, isMine])).toEqual([
    [null, "round 2", false],
    [null, "luxuries", false],
    [null, "nations", false],
    [null, "unused population", true],
    [null, "interest", false],
    [null, "price 7", false],
    [1, "for 4 gold", false],
    [null, "nobody", false],
    [2, "trades with Ana", true],
    [null, "clash of claims", false],
    [null, "nations claimed", false],
    [null, "supporters", false],
    [null, "revolts", false],
    [null, "support", false],
  ]);
});

it("has a symbol for every step, and another key", () => {
  expect(steps.filter(({ symbol }) => !symbols.has(symbol))).toEqual([]);
  expect(new Set(steps.map(({ scene }) => scene.key)).size).toBe(steps.length);
});

it("rings what a step is about: the second card that is auctioned is the third of the row", () => {
  const targets = Object.fromEntries(steps.map(({ text, scene }) => [text, scene.targets]));
  expect(targets["for 4 gold"]).toEqual(["row:1", "seat:1", "row:3"]);
  expect(targets["nobody"]).toEqual(["row:3"]);
  expect(targets["trades with Ana"]).toEqual(["seat:2", "seat:0"]);
});
