import { expect, it } from "vitest";
import { clashOf, deedsOf, lastSale, salesOf, tradeOf } from "../src/empire/history";
import { scenesOf } from "../src/empire/scenes";
import type { Happening } from "../src/wire";

const told = (...rows: [string, Record<string, unknown>][]): Happening[] =>
  rows.map(([kind, args], serial) => ({ serial, kind, args })) as unknown as Happening[];

const ROUND = told(
  ["round", { amount: 2 }],
  ["shortage", { number: 2, card: "colony" }],
  ["phase", { phase: "development" }],
  ["built", { seat: 0, amount: 2, institution: "luxury" }],
  ["built", { seat: 1, amount: 1, institution: "luxury" }],
  ["gained", { seat: 0, amount: 2, card: "supporter" }],
  ["gained", { seat: 1, amount: 1, card: "supporter" }],
  ["built", { seat: 1, amount: 1, institution: "army" }],
  ["gained", { seat: 1, amount: 8, card: "gold" }],
  ["unrest", { seat: 0, amount: 1 }],
  ["gained", { seat: 0, amount: 1, card: "revolt" }],
  ["interest", { seat: 0, amount: 3 }],
  ["phase", { phase: "commerce" }],
  ["sold", { seat: 0, amount: 2 }],
  ["sold", { seat: 1, amount: 1 }],
  ["price", { amount: 7 }],
  ["gained", { seat: 0, amount: 14, card: "gold" }],
  ["card", { card: "good" }],
  ["won", { seat: 1, amount: 4, card: "good" }],
  ["card", { card: "bond" }],
  ["nobody-won", { card: "bond", highest: 3 }],
);

it("tells who won what at which price; the covered card has a place but no sale", () => {
  expect(salesOf(ROUND)).toEqual([
    {
      round: 2,
      sales: [
        { place: 1, card: "good", seat: 1, price: 4 },
        { place: 3, card: "bond", seat: -1, price: 0 },
      ],
    },
  ]);
});

it("sums up what a round brought a player", () => {
  expect(deedsOf(ROUND, 1)).toEqual([
    { kind: "built", institution: "luxury", amount: 1, gains: [{ card: "supporter", amount: 1 }] },
    { kind: "built", institution: "army", amount: 1, gains: [{ card: "gold", amount: 8 }] },
    { kind: "sold", amount: 1, gold: 7 },
    { kind: "won", card: "good", price: 4 },
  ]);
});

it("knows the last sale", () => {
  expect(lastSale(ROUND)).toEqual({ sold: [2, 1], total: 3, price: 7 });
  expect(lastSale([])).toEqual({ sold: [], total: 0, price: null });
});

it("tells the last claims only while nations are claimed again", () => {
  const claims = told(
    ["selected", { seat: 0, nation: "spain" }],
    ["selected", { seat: 1, nation: "spain" }],
    ["clash", { nation: "spain", card: "revolt" }],
    ["clash", { nation: "france", card: "supporter" }],
  );
  expect(clashOf(claims)).toEqual([
    { nation: "spain", seats: [0, 1], card: "revolt" },
    { nation: "france", seats: [], card: "supporter" },
  ]);
  expect(clashOf(claims.slice(0, 2))).toBeNull();
  expect(clashOf([])).toBeNull();
});

const PLAYERS = 4;
const shape = (events: Happening[]): [string[], number][] =>
  scenesOf(events, events, PLAYERS).map(({ events, beats }) => [
    events.map(({ kind }) => kind),
    beats.reduce((sum, beat) => sum + beat, 0),
  ]);

it("shows a new round, a development institution by institution, the sale, and each card that is settled", () => {
  expect(shape(ROUND)).toEqual([
    [["round", "shortage"], 1200],
    [["built", "built", "gained", "gained"], 800],
    [["built", "gained"], 800],
    [["unrest", "gained"], 800],
    [["interest"], 800],
    [["sold", "sold", "price", "gained"], 2500],
    [["won", "card"], 1200],
    [["nobody-won"], 1200],
  ]);
  expect(new Set(scenesOf(ROUND, ROUND, PLAYERS).map(({ key }) => key)).size).toBe(8);
});

it("shows claims with what they lay under nations, and with who leads which", () => {
  const claims = told(
    ["selected", { seat: 0, nation: "spain" }],
    ["selected", { seat: 1, nation: "spain" }],
    ["clash", { nation: "spain", card: "revolt" }],
    ["phase", { phase: "claiming" }],
    ["selected", { seat: 0, nation: "spain" }],
    ["selected", { seat: 1, nation: "france" }],
    ["nation", { seat: 0, nation: "spain" }],
    ["gained", { seat: 0, amount: 5, card: "gold" }],
  );
  expect(shape(claims)).toEqual([
    [["selected", "selected", "clash"], 1500],
    [["selected", "selected", "nation", "gained"], 1500],
  ]);
});

it("shows each trade, and counts the end in three steps that sound once", () => {
  const trade = { counts_given: "1 card-bond 3 card-gold", counts_asked: "1 card-population" };
  const events = told(
    ["traded", { seat: 2, seat_rival: 1, ...trade }],
    ["proposed", { seat: 0, seat_rival: 1, ...trade }],
    ["accepted", { seat: 1, seat_rival: 0 }],
    ["end", {}],
  );
  expect(shape(events)).toEqual([
    [["traded"], 800],
    [["accepted"], 800],
    [[], 900],
    [[], 900],
    [["end"], 900],
  ]);
  expect(new Set(scenesOf(events, events, PLAYERS).map(({ key }) => key)).size).toBe(5);
  const sides = (maker: number, other: number) => [
    { seat: other, gets: { bond: 1, gold: 3 } },
    { seat: maker, gets: { population: 1 } },
  ];
  const [traded, , accepted] = events;
  expect(traded && tradeOf(traded, events)).toEqual(sides(1, 2));
  expect(accepted && tradeOf(accepted, events)).toEqual(sides(0, 1));
});
