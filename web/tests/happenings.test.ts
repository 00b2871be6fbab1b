import { describe, expect, it } from "vitest";
import { flight, pointsAt, signs } from "../src/empire/happenings";
import { symbols } from "../src/art/symbols";
import type { Happening, View } from "../src/wire";

type Told = [kind: string, args: Record<string, string | number>];
const told = (...all: Told[]): Happening[] =>
  all.map(([kind, args], serial) => ({ serial, number: serial, kind, args }) as unknown as Happening);

// The second card is covered; the first, third and fourth of the row have been auctioned. Then an offer is made and
// accepted.
const ROUND = told(
  ["round", { amount: 1 }],
  ["shortage", { number: 2, card: "colony" }],
  ["phase", { phase: "exploration" }],
  ["card", { card: "good" }],
  ["bids", { seat: 1, amount: 4 }],
  ["won", { seat: 1, amount: 4, card: "good" }],
  ["no-card", { card: "bond" }],
  ["card", { card: "population" }],
  ["nobody-won", { card: "population" }],
  ["offers", { seat: 0, seat_rival: 1 }],
  ["gives", { seat: 0, amount: 3, card: "gold" }],
  ["asks", { seat: 0, amount: 1, card: "good" }],
  ["proposed", { seat: 0, seat_rival: 1 }],
  ["accepted", { seat: 1, seat_rival: 0 }],
);
const view = { players: 2, nation: [2, 7], options: { version: "standard" } } as unknown as View;
const of = (kind: string): Happening => ROUND.find((event) => event.kind === kind) as Happening;
const points = (kind: string): string[] => pointsAt(of(kind), ROUND);

describe("what an event is about", () => {
  it("finds the card of the row, which events name by its kind alone", () => {
    expect(points("shortage")).toEqual(["row:2"]);
    expect(points("card")).toEqual(["row:1"]);
    expect(points("won")).toEqual(["row:1", "seat:1"]);
    expect(points("no-card")).toEqual(["row:3"]);
    expect(points("nobody-won")).toEqual(["row:4"]);
  });

  it("finds whose card a part of an offer is", () => {
    expect(points("gives")).toEqual(["seat:0", "held:0:gold", "offer"]);
    expect(points("asks")).toEqual(["seat:0", "held:1:good", "offer"]);
    expect(points("accepted")).toEqual(["seat:1", "seat:0"]);
  });

  it("says nothing of the row where the beginning of the round is not known", () => {
    expect(pointsAt(of("won"), ROUND.slice(4))).toEqual(["seat:1"]);
  });

  it.each<[string, Told[1], string[]]>([
    ["selected", { seat: 1, nation: "venice" }, ["nation:venice", "seat:1"]],
    ["built", { seat: 1, amount: 2, institution: "army" }, ["seat:1", "institution:1", "story:1"]],
    ["unrest", { seat: 0, amount: 2 }, ["seat:0", "held:0:population"]],
    ["sold", { seat: 0, amount: 2 }, ["seat:0", "held:0:good"]],
    ["price", { amount: 9 }, ["price"]],
    ["withdraws", { seat: 1 }, ["seat:1", "bid:1"]],
    ["end", {}, []],
  ])("%s", (kind, args, found) => {
    const [event] = told([kind, args]);
    expect(pointsAt(event as Happening, [])).toEqual(found);
  });
});

describe("what travels", () => {
  const flights = (event: Happening) => [flight(event, view, ROUND) ?? []].flat();

  it("pays and takes what is won", () => {
    expect(flights(of("won"))).toEqual([
      { symbol: "card-gold", from: "held:1:gold", to: "row:1", tint: "england" },
      { symbol: "card-good", from: "row:1", to: "held:1:good", tint: "england" },
    ]);
  });

  it("exchanges what an accepted offer names", () => {
    expect(flights(of("accepted"))).toEqual([
      { symbol: "card-gold", from: "held:0:gold", to: "held:1:gold", tint: "italy" },
      { symbol: "card-good", from: "held:1:good", to: "held:0:good", tint: "england" },
    ]);
  });

  it("moves nothing where nothing moved", () => {
    expect(flights(of("phase"))).toEqual([]);
    const [nothing] = told(["sold", { seat: 0, amount: 0 }]);
    expect(flights(nothing as Happening)).toEqual([]);
  });

  it("uses symbols that are drawn", () => {
    const all = [
      ...ROUND,
      ...told(
        ["selected", { seat: 0, nation: "great-britain" }],
        ["clash", { nation: "ottomans", card: "revolt" }],
        ["nation", { seat: 0, nation: "prussia" }],
        ["built", { seat: 0, amount: 1, institution: "protectorate" }],
        ["built", { seat: 0, amount: 1, institution: "luxury" }],
        ["gained", { seat: 0, amount: 1, card: "supporter" }],
        ["interest", { seat: 0, amount: 1 }],
        ["sold", { seat: 0, amount: 1 }],
        ["refused", { seat: 1, seat_rival: 0 }],
      ),
    ].flatMap(flights);
    expect(all.length).toBeGreaterThan(15);
    for (const { symbol, from, to } of all) {
      expect([...symbols.keys()]).toContain(symbol);
      expect(`${from}${to}`).not.toMatch(/undefined|NaN/);
    }
  });
});

it("knows the emblems of the seats", () => {
  expect(signs(view)).toEqual(["italy", "england"]);
});
