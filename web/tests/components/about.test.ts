// Everything on the board explains itself, in every language.
import rules from "../../../src/carrack/locale/en/discovery.rules.toml?raw";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import full from "../../fixtures/2015-4-late.json";
import first from "../../fixtures/2007-4-middle.json";
import About from "../../src/discovery/About.svelte";
import { explanationOf } from "../../src/discovery/about";
import { chancesOf } from "../../src/discovery/about/counters";
import type { ExplanationData } from "../../src/discovery/about/explanation";
import { inHandLine, pointedLine, toolLine } from "../../src/discovery/about/lines";
import { boxes, buildings, cards, counters, facts, goods, nations, regions, types } from "../../src/discovery/facts";
import type { DiscoveryFigures, DiscoveryOwnFigures, DiscoveryView } from "../../src/discovery/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";
import { mounted, takeOff } from "../support/mounted";

const LANGUAGES = ["en", "fr", "it"] as const;

const isClause = (clause: string): boolean => rules.includes(`["${clause}"]`);
const own: DiscoveryOwnFigures = {
  unseen: [
    { resistance: 1, count: 2 },
    { resistance: 3, count: 5 },
    { resistance: 5, count: 1 },
  ],
  unseen_cards: [{ resistance: 3, count: 4 }],
  counters: regions.map(() => null),
  card: null,
  row: [{ price: 10, builder_price: 5, worth: 4 }, null, null, null, null],
};

async function knownOf(
  lang: "en" | "fr" | "it",
  fixture: { sections: object } = full,
  changes: Partial<DiscoveryView> = {},
): Promise<ExplanationData> {
  const view = { ...(viewOf(fixture.sections as never) as DiscoveryView), ...changes };
  const figures = figuresOf(fixture.sections as never) as unknown as DiscoveryFigures;
  const names = ["Ana", "Bea", "Cid", "Dora"];
  return {
    view,
    figures,
    own,
    seat: 0,
    names,
    words: await loadWords(lang, "discovery", String(view.options.edition)),
  };
}

function open(about: string, known: ExplanationData): string {
  mounted(About, { target: document.body, props: { about, known } });
  flushSync();
  return document.body.innerText || (document.body.textContent ?? "");
}

beforeEach(() => ui.setLanguage("en"));

describe.each(LANGUAGES)("in %s", (lang) => {
  const KEYS = [
    ...boxes.map((box) => `box:${box}`),
    "box:mayflower",
    ...buildings.flatMap((building) => [`building:${building}`, `owned:1:${building}`]),
    ...nations.map((nation) => `nation:${nation}`),
    ...types.map((type) => `type:${type}`),
    ...goods.map((good) => `good:${good}`),
    ...Object.keys(cards).map((card) => `card:${card}`),
    ...["dock:1", "dock-x", "dock-y", "joined:1", "goods:2", "specialists:1", "specialists:6"].map(
      (one) => `space:${one}`,
    ),
    ...["ship", "pile", "stack", "deck", "track", "seat:1", "finds:2", "set:0:0"],
  ];

  it.each([full, first])("every thing has a title, a sentence and a clause of the rules", async (fixture) => {
    const known = await knownOf(lang, fixture);
    const wanting = KEYS.filter((key) => {
      const found = explanationOf(key, known);
      return (
        !found?.title || !/[.»”)]$/.test(found.what) || !isClause(found.clause) || /about-|board-/.test(found.what)
      );
    });
    expect(wanting).toEqual([]);
  });

  it("a counter says what is known of it, whoever knows it", async () => {
    const [kept] = counters;
    for (const [mask, counter] of [
      [0, null],
      [2, null],
      [1, kept],
      [15, kept],
    ] as const) {
      const known = await knownOf(lang, full, {
        discovered: 0,
        counters: regions.map(() => counter ?? null) as DiscoveryView["counters"],
        counters_known: regions.map(() => mask),
      });
      for (const region of regions) {
        const text = open(`region:${region}`, known);
        expect(text).toContain("D15");
        expect(document.querySelectorAll("td b").length, region).toBe(counter ? 0 : own.unseen.length);
        expect([...document.querySelectorAll("p")].some((one) => /\.$/.test(one.textContent?.trim() ?? ""))).toBe(true);
        await takeOff();
      }
    }
  });

  it("a region names its neighbours", async () => {
    const known = await knownOf(lang);
    const text = open("region:peru", known);
    for (const region of facts.neighbours.peru) expect(text).toContain(known.words.term("region", region));
  });
});

it("the chances are shares of the counters that the reader has not seen", () => {
  expect(chancesOf(own.unseen)).toEqual([
    { strength: 1, percent: 25 },
    { strength: 3, percent: 88 },
    { strength: 5, percent: 100 },
  ]);
});

it("a building on offer says the price with a builder, what it would be worth and what the reader has", async () => {
  const known = await knownOf("en", full, {
    money: [3, 0, 0, 0],
    offer_row: [buildings.indexOf("navy") + 1, 0, 0, 0, 0],
  });
  const found = explanationOf("building:navy", known);
  expect(found?.value).toBe(`$${known.figures.prices[0]}`);
  expect(found?.now).toBe(
    "With a builder: $5. It would bring you 4 points if the game ended now. You have $3: $17 too little.",
  );
});

it("whoever only watches gets nothing of a seat's own", async () => {
  const known = { ...(await knownOf("en")), seat: null, own: null };
  for (const key of ["building:navy", "type:soldier", "good:sugar", "track", "box:initiative", "set:0:0"]) {
    const found = explanationOf(key, known);
    expect(`${found?.what} ${found?.now}`, key).not.toMatch(/\byou (have|move|would)\b|bring you|pay you/i);
  }
});

it("a nation's power says how often it is left", async () => {
  const known = await knownOf("en", full, { nation: [nations.indexOf("france") + 1, 0, 0, 0] });
  known.figures = { ...known.figures, seats: known.figures.seats.map((seat) => ({ ...seat, power: 1 })) };
  expect(explanationOf("nation:france", known)?.now).toBe("1 of 2 left.");
});

it("the clause is a link to the rules", async () => {
  open("building:cathedral", await knownOf("en"));
  const link = document.querySelector("a[data-rule]");
  expect(link?.textContent).toBe("Rule D14");
  expect(link?.getAttribute("href")).toContain(encodeURIComponent("D14-II-Cathedral"));
});

describe("the bar's second line", () => {
  const empty = async (): Promise<ExplanationData> => {
    const known = await knownOf("en");
    return { ...known, view: { ...known.view, spaces: known.view.spaces.map(() => 0) } };
  };

  it("speaks of what is pointed at", async () => {
    const known = await empty();
    expect(pointedLine("box:initiative", known)).toBe("Initiative: $1 now, and you move first next turn.");
    expect(pointedLine("", known)).toBe("");
  });

  it("speaks of the choice in hand, and of the worker in hand", async () => {
    const known = await empty();
    const choice = { kind: "place", args: { type: "colonist", place: "dock" } };
    expect(inHandLine(choice, known)).toBe("Space 1. Tap it again to confirm.");
    expect(inHandLine({ kind: "place", args: { type: "colonist", place: "captain" } }, known)).toBe(
      "Tap it again to confirm.",
    );
    expect(inHandLine({ kind: "explore", args: { target: "peru" } }, known)).toBe("");
    expect(toolLine("type:colonist", known)).toBe("Colonist in hand: tap a lit place.");
    expect(toolLine("", known)).toBe("");
  });
});

it("a full dock says whose the two spaces are that look free", async () => {
  const known = await knownOf("en");
  const dock = known.figures.spaces["dock"] ?? [];
  const view = { ...known.view, spaces: known.view.spaces.map((code, at) => (dock.includes(at) ? 1 : code)) };
  const whose = "X belongs to the owner of Indentured Servitude, Y to the owner of Colonization Laws.";
  expect(explanationOf("box:dock", { ...known, view })?.now).toContain(whose);
  const empty = { ...known.view, spaces: known.view.spaces.map(() => 0) };
  expect(explanationOf("box:dock", { ...known, view: empty })?.now).not.toContain(whose);
});
