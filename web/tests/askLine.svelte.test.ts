// The line below a question tells what is lit.
import { expect, it } from "vitest";
import { askLine } from "../src/discovery/askLine";
import { loadWords } from "../src/words/load";

async function line(ask: string, ...targets: string[]): Promise<string> {
  return lineOf(ask, targets, false);
}

async function lineOf(ask: string, targets: string[], isSheet: boolean): Promise<string> {
  const legal = [{ kind: "pass", args: {} }, ...targets.map((target) => ({ kind: ask, args: { target } }))];
  const parts = {
    position: { ask, view: { counters: [], nation: [] }, seat: 0, money: 5, legal },
    scouting: { isArmed: false, lastSeen: "" },
    bidding: { auction: null },
    points: { change: null, total: 0 },
  };
  return askLine(parts as never, await loadWords("en", "discovery"), isSheet);
}

it("sends an expedition to a region while one is lit", async () => {
  expect(await line("explore", "peru", "deck")).toMatch(/^Tap a lit region/);
});

it("sends it to the deck once all regions are discovered", async () => {
  expect(await line("explore", "deck")).toMatch(/^Tap the lit deck/);
});

it("says what to tap where one tap answers", async () => {
  expect(await line("send", "peru")).toBe("Tap the region where it settles.");
  expect(await line("take", "sugar")).toMatch(/^Tap a lit good/);
  expect(await line("buy", "cathedral")).toBe("Tap a lit building, or pass.");
  expect(await line("specialist")).toBe("Tap your lit worker, or pass.");
  expect(await line("garrison")).toBe("");
});

it("leaves the room of a phone to the regions", async () => {
  expect(await lineOf("send", ["peru"], true)).toBe("");
  expect(await lineOf("take", ["sugar"], true)).toMatch(/^Tap a lit good/);
});
