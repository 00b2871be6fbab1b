import { expect, test } from "vitest";
import { hasClock, usualSeconds } from "../../src/pages/clock";
import { forFriends } from "../../src/pages/presets";
import type { GameInfo, NewSeat, Option } from "../../src/wire";

const option = (key: string, kind: Option["kind"], choices: Option["choices"], value = choices[0]!): Option => ({
  key,
  kind,
  choices,
  default: value,
  needs: [],
  excludes: [],
  text: "",
});
const OPTIONS = [
  option("auction", "choice", ["open", "turns", "sealed"]),
  option("trades", "choice", ["open", "windows", "off"]),
  option("trade_offers", "int", [0, 9], 6),
];
const info = (name: string): GameInfo => ({
  name,
  players: [2, 6],
  players_with: {},
  options: OPTIONS,
  levels: [],
});
const MINE: NewSeat = { kind: "mine" };

test("tables with open auctions or offers have a clock", () => {
  const timed = (chosen: Record<string, string | number>): boolean => hasClock("empire", OPTIONS, chosen);
  expect(timed({})).toBe(true);
  expect(timed({ auction: "turns" })).toBe(true);
  expect(timed({ auction: "turns", trade_offers: 0 })).toBe(false);
  expect(timed({ auction: "sealed", trades: "windows" })).toBe(false);
  expect(timed({ trades: "off" })).toBe(true);
  expect(hasClock("discovery", OPTIONS, {})).toBe(false);
});

test("the clock runs by default if people at several screens play", () => {
  expect(usualSeconds([MINE, { kind: "bot", level: 1 }])).toBe(0);
  expect(usualSeconds([MINE, MINE])).toBe(0);
  expect(usualSeconds([MINE, { kind: "remote" }])).toBe(0);
  expect(usualSeconds([MINE, { kind: "open" }])).toBe(20);
  expect(usualSeconds([MINE, { kind: "bot", level: 1 }, { kind: "invited" }])).toBe(20);
});

test("a table for friends has the clock", () => {
  expect(forFriends(info("empire"), 3).auction_seconds).toBe(20);
  expect(forFriends(info("discovery"), 3).auction_seconds).toBe(0);
});
