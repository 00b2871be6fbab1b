import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import rules from "../../../src/carrack/locale/en/empire.rules.toml?raw";
import lot from "../../fixtures/empire-4-lot.json";
import About from "../../src/empire/About.svelte";
import { CARDS, nations } from "../../src/empire/facts";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { LANGUAGES, loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted, takeOff, texts } from "../support/mounted";

let words: Words;
const view = viewOf(lot.sections) as EmpireView;
const figures = figuresOf(lot.sections) as unknown as EmpireFigures;
const known = { view, figures, events: [], seat: 1, names: ["Ana", "Bea", "Cid", "Dora"] };

beforeEach(async () => {
  await ui.setLanguage("en");
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

describe.each(LANGUAGES)("in %s", (lang) => {
  /** Show what a popover says of a key in this language. */
  async function open(about: string, more: Partial<typeof known> = {}): Promise<string> {
    await takeOff();
    await ui.setLanguage(lang);
    words = await loadWords(lang, "empire");
    mounted(About, { target: document.body, props: { ...known, ...more, words, about } });
    flushSync();
    return (document.body.textContent ?? "").replace(/\s+/g, " ");
  }
  const clauseOf = (): string => document.querySelector("a[data-rule]")?.textContent?.split(" ").at(-1) ?? "";

  it.each(CARDS)("card:%s has a title, a sentence, what the reader has, and a clause of the rules", async (card) => {
    const text = await open(`card:${card}`);
    const [title = "", sentence = "", mine = ""] = texts("p");
    expect(title.toLowerCase()).toBe(words.term("card", card).toLowerCase());
    expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    expect(mine).toContain(String(view.cards[1]?.[CARDS.indexOf(card)] ?? 0));
    expect(text).not.toMatch(/about-|empire-|\{|undefined|NaN/);
    expect(rules).toContain(`["${clauseOf()}"]`);
  });

  it.each(Object.keys(nations))("nation:%s has its institution, its first cards, and a clause", async (nation) => {
    const text = await open(`nation:${nation}`);
    const { institution = "", start = [] } = nations[nation] ?? {};
    expect(texts("p.title")).toEqual([words.term("nation", nation)]);
    expect(text.toLowerCase()).toContain(words.term("institution", institution).toLowerCase());
    expect(document.querySelectorAll(".quiet .kind").length).toBe(start.filter(Boolean).length);
    expect(text).not.toMatch(/about-|empire-|\{|undefined|NaN/);
    expect(rules).toContain(`["${clauseOf()}"]`);
  });

  it("whoever only watches reads nothing of cards of his own", async () => {
    await open("card:good", { seat: null as never });
    expect(texts("p").length).toBe(3);
  });
});

it("a card says what one more would change, and what it went for", () => {
  const sold = [
    { kind: "round", args: { amount: 1 }, serial: 1 },
    { kind: "card", args: { card: "good" }, serial: 2 },
    { kind: "won", args: { seat: 2, amount: 4, card: "good" }, serial: 3 },
  ] as never;
  mounted(About, { target: document.body, props: { ...known, events: sold, words, about: "card:good" } });
  flushSync();
  const [, , mine = "", went = ""] = texts("p");
  expect(mine).toMatch(/^You have \d.* \S/);
  expect(went).toBe("Went for 4.");
});
