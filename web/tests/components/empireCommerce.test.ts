import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import claiming from "../../fixtures/empire-4-claiming.json";
import Commerce from "../../src/empire/Commerce.svelte";
import { CARDS } from "../../src/empire/facts";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import type { Happening } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import { Changing } from "../support/changing.svelte";
import { mounted, texts } from "../support/mounted";

const ME = 2;
const GOODS = 5;
const figures = figuresOf(claiming.sections) as unknown as EmpireFigures;
const held = CARDS.map((card) => (card === "good" ? GOODS : 0));
const view = { ...(viewOf(claiming.sections) as EmpireView), cards: [held, held, held, held], committed: [1] };
const happened = (kind: string, args: object) => ({ kind, args, serial: 0 }) as unknown as Happening;

/** The events of a sale, in which each player sells some goods. */
const sale = (...sold: number[]): Happening[] => [
  happened("phase", { phase: "commerce" }),
  ...sold.map((amount, seat) => happened("sold", { seat, amount })),
  happened("price", { amount: Math.max(0, 10 - sold.reduce((sum, one) => sum + one)) }),
];

/** Show the sale to a reader who is about to sell some goods. */
function shown(events: readonly Happening[], reader: number | null, amount = new Changing(2)): void {
  mounted(Commerce, {
    target: document.body,
    props: {
      view: view as EmpireView,
      names: ["Ana", "Bea", "Cid", "Dora"],
      events,
      seat: reader,
      figures,
      get amount() {
        return amount.now;
      },
    },
  });
  flushSync();
}

/** The rows that a selector finds, cell by cell. */
const rows = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? "").trim().replace(/\s+/g, " ")).join(" | "),
  );

beforeAll(async () => {
  ui.words = await loadWords("en");
  await loadWords("en", "empire");
});

it("tells what the amount would bring for whatever the others sell, as the amount changes", () => {
  const amount = new Changing(2);
  shown([], ME, amount);
  expect(texts("thead th")).toEqual(["others sell", "price", "you get"]);
  expect(rows("tbody tr")).toEqual([
    "0 | 8 | 2 × 8 = 16",
    "1 | 7 | 2 × 7 = 14",
    "2 | 6 | 2 × 6 = 12",
    "3 | 5 | 2 × 5 = 10",
    "4 | 4 | 2 × 4 = 8",
    "5 | 3 | 2 × 3 = 6",
    "6 | 2 | 2 × 2 = 4",
  ]);
  amount.now = GOODS;
  flushSync();
  expect(rows("tbody tr:nth-child(-n + 2), tbody tr:last-child")).toEqual([
    "0 | 5 | 5 × 5 = 25",
    "1 | 4 | 5 × 4 = 20",
    "6 | 0 | 5 × 0 = 0", // eleven goods: the price does not fall below 0
  ]);
  expect(texts(".choose")[0]).toContain(`You have ${GOODS} goods.`);
  expect(texts(".who li")).toEqual(["Ana deciding…", "Bea has chosen", "Cid deciding…", "Dora deciding…"]);
});

it("marks what the others sold in the last round", () => {
  shown(sale(1, 3, 2, 0), ME);
  expect(texts(".choose small")).toEqual(["last round 10 − 6 = 4"]);
  expect(rows(".as-last")).toEqual(["4 as last round | 4 | 2 × 4 = 8"]);
});

it("has a row for what the others sold in the last round, also if that is more than the rows count", () => {
  shown(sale(4, 3, 1, 2), ME);
  expect(rows(".as-last")).toEqual(["9 as last round | 0 | 2 × 0 = 0"]);
  expect(rows("tbody tr:nth-last-child(-n + 2)")[0]).toBe("5 | 3 | 2 × 3 = 6");
});

it("shows a spectator the prices of all goods sold", () => {
  shown([], null, new Changing(0));
  expect(texts("thead th")).toEqual(["others sell", "price"]);
  expect(rows("tbody tr")).toEqual(["0 | 10", "1 | 9", "2 | 8", "3 | 7", "4 | 6", "5 | 5", "6 | 4"]);
  expect(texts(".choose")[0]).not.toContain("You have");
});
