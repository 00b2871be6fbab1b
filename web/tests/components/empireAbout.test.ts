import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import lot from "../../fixtures/empire-4-lot.json";
import About from "../../src/empire/About.svelte";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted } from "../support/mounted";

let words: Words;
const view = viewOf(lot.sections) as EmpireView;
const figures = figuresOf(lot.sections) as unknown as EmpireFigures;
const known = { view, figures, events: [], seat: 1, names: ["Ana", "Bea", "Cid", "Dora"] };

beforeAll(async () => {
  ui.words = await loadWords("en");
  words = await loadWords("en", "empire");
});

const KEYS: [about: string, title: string, clause: string][] = [
  ["institution:luxury", "Luxury", "E3.2"],
  ["institution:industry", "Industry", "E3.3"],
  ["institution:company", "Company", "E3.4"],
  ["institution:unrest", "Unused population", "E3.5"],
  ["institution:bonds", "Interest on bonds", "E3.5"],
  ["support", "Support", "E6.2"],
  ["prices", "Who won what, at which price", "E5.4"],
  ["market", "Selling goods", "E4.2"],
  ["offers", "Offers", "E5.7"],
  ["shortage:colony", "Shortage card", "E5.8"],
  ["holdings:2", "Cid", "E1.4"],
  ["locked", "Gold in your bid", "E5.7"],
  ["ring", "The clock", "E5.6"],
];

it.each(KEYS)("%s has a title, a sentence and its clause", (about, title, clause) => {
  mounted(About, { target: document.body, props: { ...known, words, about } });
  flushSync();
  expect(document.querySelector(".title")?.textContent).toBe(title);
  expect(document.querySelector("p:not(.title)")?.textContent).toMatch(/^[A-Z].+\.$/);
  expect(document.querySelector(".clause")?.textContent).toContain(clause);
});
