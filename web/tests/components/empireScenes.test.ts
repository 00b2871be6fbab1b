import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import lot from "../../fixtures/empire-4-lot.json";
import SceneCard from "../../src/empire/SceneCard.svelte";
import { NATIONS } from "../../src/empire/facts";
import { scenesOf } from "../../src/empire/scenes";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { Scenes } from "../../src/table/scenes.svelte";
import { ui } from "../../src/ui.svelte";
import type { Happening } from "../../src/wire";
import { LANGUAGES, loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted, takeOff, texts } from "../support/mounted";

const names = ["Ana", "Bea", "Cid", "Dora"];
const READER = 1;
const view = { ...(viewOf(lot.sections) as EmpireView), players: 4 } as EmpireView;
const figures = figuresOf(lot.sections) as unknown as EmpireFigures;
let words: Words;

const happened = (...told: [string, object][]): Happening[] =>
  told.map(([kind, args], serial) => ({ kind, args, serial })) as unknown as Happening[];
const sales = (...counts: number[]): [string, object][] =>
  counts.map((amount, seat) => ["sold", { seat, amount }] as [string, object]);
const SOLD = happened(
  ...sales(2, 0, 2, 1),
  ["price", { amount: 5 }],
  ["gained", { seat: 0, card: "gold", amount: 10 }],
);
const tied = (...withdrawn: number[]): [string, object][] => [
  ["card", { card: "good" }],
  ...withdrawn.map((seat) => ["withdraws", { seat }] as [string, object]),
];

/** Whether the reader wants little motion. */
function calm(isCalm: boolean): void {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: isCalm && query.includes("reduce"),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

/** Show a beat of the first scene of some events: the last one, unless another is asked for. */
async function show(events: Happening[], beat = -1, more: Partial<EmpireView> = {}): Promise<string> {
  await takeOff();
  const scene = scenesOf(events, events, view.players)[0];
  if (!scene) throw new Error("no scene");
  mounted(SceneCard, {
    target: document.body,
    props: {
      scene,
      beat: beat < 0 ? scene.beats.length - 1 : beat,
      view: { ...view, ...more } as EmpireView,
      names,
      words,
      events,
      seat: READER,
      figures,
    },
  });
  flushSync();
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

const labels = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(`${selector} [aria-label]`)].map((one) => one.getAttribute("aria-label"));

beforeEach(async () => {
  calm(false);
  await ui.setLanguage("en");
  words = await loadWords("en", "empire");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("a sale reveals one seller after the other, crates vanish, then the price is worked out", async () => {
  const shown: unknown[] = [];
  for (let beat = 0; beat < 5; beat++) {
    await show(SOLD, beat);
    const crates = document.querySelectorAll(".crate").length;
    shown.push([texts(".goods"), crates - document.querySelectorAll(".crate.gone").length, texts(".price")]);
  }
  expect(shown).toEqual([
    [["", "…", "…", "…"], 8, ["10 − 2"]],
    [["", "none", "…", "…"], 8, ["10 − 2"]],
    [["", "none", "", "…"], 6, ["10 − 4"]],
    [["", "none", "", ""], 5, ["10 − 5"]],
    [["", "none", "", ""], 5, ["10 − 5 = 5"]],
  ]);
  expect(labels("li")).toEqual(["+10 gold", "+10 gold", "+5 gold"]);
  expect([...document.querySelectorAll(".goods")].map((one) => one.querySelectorAll("svg").length)).toEqual([
    2, 0, 2, 1,
  ]);
});

it("with reduced motion a sale is shown at once", async () => {
  calm(true);
  await show(SOLD, 0);
  expect([texts(".price"), texts(".hidden"), labels("li").length]).toEqual([["10 − 5 = 5"], [], 3]);
});

it("a sale takes half a second a seller; each is heard when revealed, the price with its gold", () => {
  vi.useFakeTimers();
  const heard: string[][] = [];
  const sounds = {
    stage: () => {},
    show: (events: readonly Happening[]) => heard.push(events.map(({ kind }) => kind)),
  };
  const scenes = new Scenes((fresh) => scenesOf(fresh, SOLD, 4), sounds as never);
  scenes.hear([{ kind: "phase", args: {}, serial: 0 } as never]);

  scenes.hear(SOLD.map((event) => ({ ...event, serial: event.serial + 1 })));
  vi.advanceTimersByTime(1990);
  expect(heard).toEqual([["sold"], ["sold"], ["sold"], ["sold"]]);
  vi.advanceTimersByTime(20);
  expect(heard.at(-1)).toEqual(["price", "gained"]);
  vi.advanceTimersByTime(1500);
  expect(scenes.current).toBeNull();
});

it("the last one left sees what the card costs before it is settled", async () => {
  const events = happened(
    ...tied(0, 2, 3),
    ["won", { seat: READER, amount: 0, card: "good" }],
    ["card", { card: "bond" }],
  );
  const fresh = events.slice(-2);
  const [scene] = scenesOf(fresh, events, 4);
  expect(scene?.beats).toEqual([900, 1200]);
  const other = happened(...tied(1, 2, 3), ["won", { seat: 0, amount: 5, card: "good" }]);
  const lone = async (told: Happening[], beat: number): Promise<string[][]> => {
    await takeOff();
    const [scene] = scenesOf(told.slice(4), told, 4);
    if (!scene) throw new Error("no scene");
    const props = { scene, beat, view, names, words, events: told, seat: READER, figures };
    mounted(SceneCard, { target: document.body, props });
    flushSync();
    return [texts("h2"), texts("p"), texts(".next b")];
  };
  expect(await lone(events, 0)).toEqual([["Yours for 0"], ["Everybody else has withdrawn."], []]);
  expect(await lone(events, 1)).toEqual([["Bea (you) wins the good for nothing."], [], ["Bond"]]);
  expect(await lone(other, 0)).toEqual([["Ana gets it for 5"], ["Everybody else has withdrawn."], []]);
  expect(await lone(other, 1)).toEqual([["Ana wins the good for 5 gold."], ["−5"], []]);
});

it("a card that others still bid for is settled at once, and one that nobody wins turns pale", async () => {
  const won = happened(...tied(0, 2), ["won", { seat: READER, amount: 3, card: "good" }]);
  expect(scenesOf(won.slice(-1), won, 4)[0]?.beats).toEqual([1200]);
  await show(happened(["nobody-won", { card: "good", highest: 4 }]));
  expect([texts("h2"), document.querySelectorAll(".ecard.pale").length, texts(".gold")]).toEqual([
    ["All bids are shared, so nobody wins the good."],
    1,
    [],
  ]);
});

it("claims that clash tell who chose what, and what was laid because of it", async () => {
  const [first = "", second = "", third = ""] = NATIONS;
  const events = happened(
    ["selected", { seat: 0, nation: first }],
    ["selected", { seat: 1, nation: second }],
    ["selected", { seat: 2, nation: first }],
    ["clash", { nation: first, card: "revolt" }],
    ["clash", { nation: third, card: "supporter" }],
  );
  await show(events);
  expect(texts("h2")).toEqual(["Claims clash"]);
  expect(texts("li .who")).toEqual(["Ana, Cid", "Bea", "nobody"]);
  expect(labels("li")).toEqual(["revolt", "supporter"]);
  expect(texts("li.own .who")).toEqual(["Bea"]);
  await show(events.slice(0, 2));
  expect(texts("h2")).toEqual(["All nations are claimed"]);
});

it("a development tells what each institution brings each player", async () => {
  await show(
    happened(
      ["built", { seat: 0, institution: "luxury", amount: 2 }],
      ["gained", { seat: 0, card: "supporter", amount: 2 }],
      ["built", { seat: 1, institution: "luxury", amount: 1 }],
      ["gained", { seat: 1, card: "supporter", amount: 1 }],
    ),
  );
  expect([texts("h2"), texts("li > span:not(.pair)")]).toEqual([["Luxuries"], ["2 luxuries", "1 luxury"]]);
  expect(labels("li")).toEqual(["+2 supporters", "+1 supporter"]);
  await show(happened(["unrest", { seat: 0, amount: 1 }], ["gained", { seat: 0, card: "revolt", amount: 1 }]));
  expect([texts("h2"), labels("li")]).toEqual([["Unused population"], ["+1 revolt"]]);
  await show(happened(["interest", { seat: 1, amount: 3 }]));
  expect([texts("h2"), labels("li")]).toEqual([["Interest on bonds"], ["−3 gold"]]);
});

it("a trade tells both sides with what comes to each", async () => {
  const counts = { counts_given: "1 card-good 2 card-gold", counts_asked: "1 card-colony" };
  await show(happened(["traded", { seat: 1, seat_rival: 0, ...counts }]));
  expect([texts("h2"), texts("li b > .emblem + *, li > b")]).toEqual([["A trade"], ["Bea", "Ana"]]);
  expect(labels("li.own")).toEqual(["+1 good", "+2 gold"]);
  expect(labels("li:not(.own)")).toEqual(["+1 colony"]);
});

it("the end counts supporters, then revolts, then the support that is left, and marks the most", async () => {
  const held = [
    [5, 1],
    [4, 3],
    [6, 4],
    [2, 0],
  ].map((counts) => [...counts, 0, 0, 0, 0, 0]);
  const [end] = happened(["end", {}]);
  const scenes = scenesOf([end as Happening], [], 4);
  const sums: string[][] = [];
  for (const scene of scenes) {
    await takeOff();
    const props = { scene, beat: 0, view: { ...view, cards: held } as EmpireView, names, words, events: [], figures };
    mounted(SceneCard, { target: document.body, props: { ...props, seat: READER } });
    flushSync();
    sums.push([...texts("h2"), ...texts(".sum")]);
  }
  expect(sums).toEqual([
    ["Supporters", "5", "4", "6", "2"],
    ["Revolts", "5 − 1", "4 − 3", "6 − 4", "2 − 0"],
    ["Support", "5 − 1 = 4", "4 − 3 = 1", "6 − 4 = 2", "2 − 0 = 2"],
  ]);
  expect(texts(".best .name")).toEqual(["Ana"]);
  expect(texts(".own .name")).toEqual(["Bea"]);
});

it.each(LANGUAGES)("in %s no scene has a word that is missing", async (lang) => {
  await ui.setLanguage(lang);
  words = await loadWords(lang, "empire");
  const lone = happened(...tied(0, 2, 3), ["won", { seat: READER, amount: 0, card: "good" }]);
  for (const events of [SOLD, lone.slice(-1)]) {
    const scene = scenesOf(events, events === SOLD ? SOLD : lone, 4)[0];
    for (let beat = 0; beat < (scene?.beats.length ?? 0); beat++) {
      await takeOff();
      if (!scene) throw new Error("no scene");
      mounted(SceneCard, {
        target: document.body,
        props: { scene, beat, view, names, words, events, seat: READER, figures },
      });
      flushSync();
      expect(document.body.textContent).not.toMatch(/empire-|\{|undefined|NaN/);
    }
  }
});
