import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import opening from "../../fixtures/2015-4-opening.json";
import { auctionOf } from "../../src/discovery/auction";
import AuctionPanel from "../../src/discovery/AuctionPanel.svelte";
import { emblems } from "../../src/discovery/facts";
import type { DiscoveryFigures, DiscoveryView } from "../../src/discovery/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted, texts } from "../support/mounted";

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const base = viewOf(opening.sections) as DiscoveryView;
// Bea has Spain for 6. Cid bids 3, Dora has passed after 2, Ana has not bid.
const view: DiscoveryView = {
  ...base,
  turn: 0,
  options: { ...base.options, nations: "auction" },
  nation: [0, 2, 0, 0],
  order: [1, 0, 2, 3],
  money: [15, 9, 15, 15],
  bids: [0, 0, 3, 2],
  high_bid: 3,
  bidders: 0b0101,
};
const figures = { ...(figuresOf(opening.sections) as unknown as DiscoveryFigures), paid: [-1, 6, -1, -1] };

beforeEach(async () => {
  await ui.setLanguage("en");
  words = await loadWords("en", "discovery");
});

function show(of: DiscoveryView, more: object = {}): void {
  const auction = auctionOf(of, 0);
  if (!auction) throw new Error("no auction");
  mounted(AuctionPanel, {
    target: document.body,
    props: {
      auction,
      view: of,
      figures,
      seat: 0,
      names,
      words,
      highlight: new Set<string>(),
      onpick: () => {},
      ...more,
    },
  });
  flushSync();
}

it("an auction of nations shows who has which for how much, and everybody's bid with the one in hand", () => {
  show(view, { offered: 4 });
  expect(texts("h2")).toEqual(["Nations round 2 of 4"]);
  expect(texts(".power")).toHaveLength(6);
  expect(texts(".power.taken")).toEqual(["Spain Bea took it for $6, and place 1"]);
  expect(texts(".who")).toEqual(["You", "Cid", "Dora"]);
  expect(texts(".state")).toEqual(["$4?", "$3 highest", "passed"]);
  expect(document.querySelectorAll(".offered")).toHaveLength(1);
});

it("nations can be tapped by who has won the round, and by nobody else", () => {
  const taps: string[] = [];
  show(
    { ...view, bidders: 0 },
    { highlight: new Set(["nation:france"]), onpick: (target: string) => taps.push(target) },
  );
  const covers = [...document.querySelectorAll<HTMLElement>(".cover")];
  expect(covers.map((one) => one.getAttribute("aria-label"))).toEqual(["France"]);
  covers[0]?.click();
  expect(taps).toEqual(["nation:france"]);
});

it("an auction of the player order says which place is settled", () => {
  const order = { ...view, options: base.options, nation: [0, 0, 0, 0], order: [0, 1, 2, 3], bids: [4, 5, 0, 2] };
  show({ ...order, high_bid: 5, bidders: 0b0011 });
  expect(texts("h2")).toEqual(["Player order"]);
  expect(document.querySelector(".power")).toBeNull();
  expect(texts(".state")).toEqual(["$4", "$5 highest", "place 3", "place 4"]);
});

it("there is no auction once all have a nation, and none after the first turn began", () => {
  expect(auctionOf({ ...view, nation: [1, 2, 3, 4], bidders: 0 }, 0)).toBeNull();
  expect(auctionOf({ ...view, turn: 1 }, 0)).toBeNull();
});

it("seats without a nation are grey while nations are sold, and have colours in games without nations", () => {
  expect(emblems(view)).toEqual(["none", "spain", "none", "none"]);
  expect(new Set(emblems({ ...view, options: base.options, nation: [0, 0, 0, 0] })).has("none")).toBe(false);
});
