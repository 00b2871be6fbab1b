// The line below a question tells what is lit.
import { expect, it } from "vitest";
import { askLine } from "../src/discovery/askLine";
import { loadWords } from "../src/words/load";

async function line(...targets: string[]): Promise<string> {
  const legal = [{ kind: "pass", args: {} }, ...targets.map((target) => ({ kind: "explore", args: { target } }))];
  const parts = {
    position: { ask: "explore", view: { counters: [], nation: [] }, seat: 0, money: 5, legal },
    scouting: { isArmed: false, lastSeen: "" },
    bidding: { auction: null },
    points: { change: null, total: 0 },
  };
  return askLine(parts as never, await loadWords("en", "discovery"), false);
}

it("sends an expedition to a region while one is lit", async () => {
  expect(await line("peru", "deck")).toMatch(/^Tap a lit region/);
});

it("sends it to the deck once all regions are discovered", async () => {
  expect(await line("deck")).toMatch(/^Tap the lit deck/);
});
