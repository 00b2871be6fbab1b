import { expect, test } from "vitest";
import { holds, obstacles, playersWith, withoutBlocked } from "../src/pages/settings";
import type { GameInfo, Option } from "../src/wire";

function option(key: string, choices: Option["choices"], more: Partial<Option> = {}): Option {
  const kind = typeof choices[0] === "boolean" ? "bool" : "choice";
  return { key, kind, choices, default: choices[0]!, needs: [], excludes: [], text: "", ...more };
}

const OPTIONS = [
  option("edition", ["2015", "2007"]),
  option("house_rules", [false, true]),
  option("nations", ["off", "random", "auction"], { needs: ["edition=2015|house_rules=true"] }),
  option("start_auction", [false, true], {
    needs: ["edition=2007|house_rules=true"],
    excludes: ["nations=random|auction"],
  }),
];

test("a condition holds by a choice or by a default", () => {
  expect(holds("edition=2015|house_rules=true", OPTIONS, {})).toBe(true);
  expect(holds("edition=2015|house_rules=true", OPTIONS, { edition: "2007" })).toBe(false);
  expect(holds("edition=2015|house_rules=true", OPTIONS, { edition: "2007", house_rules: true })).toBe(true);
});

test("alternatives may leave out the key", () => {
  expect(holds("nations=random|auction", OPTIONS, { nations: "auction" })).toBe(true);
});

test("an option says what stands in its way", () => {
  const auction = OPTIONS[3]!;
  expect(obstacles(auction, OPTIONS, {})).toEqual({ needs: auction.needs, excludes: [] });
  expect(obstacles(auction, OPTIONS, { house_rules: true, nations: "random" })).toEqual({
    needs: [],
    excludes: auction.excludes,
  });
});

test("what cannot be chosen any more is dropped", () => {
  expect(withoutBlocked(OPTIONS, { edition: "2007", nations: "random" })).toEqual({ edition: "2007" });
  expect(withoutBlocked(OPTIONS, { nations: "random" })).toEqual({ nations: "random" });
});

test("the number of players follows from what is chosen", () => {
  const info: GameInfo = {
    name: "discovery",
    players: [2, 6],
    players_with: { "edition=2007": [2, 5], "two_player_captains=true": [2, 2] },
    levels: [0],
    options: [...OPTIONS, option("two_player_captains", [false, true])],
  };
  expect(playersWith(info, {})).toEqual([2, 6]);
  expect(playersWith(info, { edition: "2007" })).toEqual([2, 5]);
  expect(playersWith(info, { edition: "2007", two_player_captains: true })).toEqual([2, 2]);
});
