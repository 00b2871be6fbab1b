import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import middle from "../../fixtures/2015-4-middle.json";
import PointsStage from "../../src/discovery/PointsStage.svelte";
import SeatCard from "../../src/discovery/SeatCard.svelte";
import ShipStage from "../../src/discovery/ShipStage.svelte";
import type { DiscoveryFigures, DiscoveryView } from "../../src/discovery/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted, texts } from "../support/mounted";

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const base = viewOf(middle.sections) as DiscoveryView;
const view: DiscoveryView = {
  ...base,
  turn: 3,
  order: [3, 0, 2, 1],
  money: [14, 7, 4, 9],
  bought: [[], [], [], [2, 0, 0]],
  nation: [1, 2, 3, 4],
  deciders: [0],
};
const read = figuresOf(middle.sections) as unknown as DiscoveryFigures;
const figures: DiscoveryFigures = {
  ...read,
  point_prices: [1, 3, 10],
  age_prices: [10, 14, 20],
  seats: read.seats.map((seat, at) => ({ ...seat, power: at === 3 ? 0 : 2, ship_pays: 0 })),
};

beforeEach(async () => {
  await ui.setLanguage("en");
  words = await loadWords("en", "discovery");
});

function stage(money: number, of: DiscoveryView = view): void {
  const props = { view: of, figures, seat: 0, names, words, points: 16, count: 14 - money };
  mounted(PointsStage, { target: document.body, props: { ...props, change: { money, points: 30 - money } } });
  flushSync();
}

it("the stage of points says who bought how many, who is still to buy, and later prices", () => {
  stage(9);
  expect(texts("h2")).toEqual(["Points for moneyage I: $1 each"]);
  expect(texts("td")).toEqual([
    "Dora",
    "2 for $2",
    "You: 16 points, $14",
    "+5 → 21 points, $9",
    "still to buy: CidBea",
  ]);
  expect(texts("p")).toEqual([
    "In age II a point costs $3. In age III a point costs $10. A building costs $14 next turn: $9 would not be enough.",
  ]);
});

it("after the last turn there is no later price", () => {
  stage(14, { ...view, turn: 8 });
  expect(texts("p")).toEqual([]);
});

it("a card shows how often the nation's power can still be used, and the reader's is a button when it can", () => {
  const taps: string[] = [];
  for (const player of [0, 1, 3])
    mounted(SeatCard, {
      target: document.body,
      props: {
        ...{ player, view, figures, seat: 0, names, words },
        highlight: new Set(["power"]),
        onpick: (target: string) => taps.push(target),
      },
    });
  flushSync();
  expect(texts(".charge")).toEqual(["×2", "×2"]);
  const covers = document.querySelectorAll<HTMLElement>(".charge > .cover");
  expect([...covers].map((one) => one.getAttribute("aria-label"))).toEqual([
    "England: its advantage can be used 2 more times",
  ]);
  covers[0]?.click();
  expect(taps).toEqual(["power"]);
});

it.each([
  [3, "−$3"],
  [0, "costs nothing"],
])("the stage of a ship says what it would have paid: %i", (pays, said) => {
  mounted(ShipStage, { target: document.body, props: { pays, sailing: 1, words } });
  flushSync();
  expect(texts("h2")).toEqual(["Your second shipMayflower"]);
  expect(texts("dd")).toEqual(["last", said]);
});

it("a card with many goods names what it earns, and counts the goods that have no room", () => {
  const goods = ["silver", "gold", "fur", "sugar", "fish"];
  const sets = goods.map((good, at) => ({ goods: [good, good, goods[(at + 1) % 5]], ships: 2, pays: 2 }));
  const rich = { ...figures, seats: figures.seats.map((one) => ({ ...one, sets })) };
  const props = { player: 1, view, figures: rich, seat: 0, names, words, highlight: new Set(), onpick: () => {} };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- sets of the figures as far as they are shown
  mounted(SeatCard, { target: document.body, props: props as any });
  flushSync();
  expect(texts(".goods > .set").length).toBe(2);
  expect(texts(".goods > .quiet")).toEqual(["+15"]);
  expect(texts(".goods > .income")).toEqual(["+$10"]);
});
