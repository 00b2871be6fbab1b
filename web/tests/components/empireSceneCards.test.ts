// The cards of the scenes of `empire`, in every language.
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import lot from "../../fixtures/empire-4-lot.json";
import SceneCard from "../../src/empire/SceneCard.svelte";
import { sampleOf, SAMPLES } from "../../src/empire/sceneSamples";
import { scenesOf } from "../../src/empire/scenes";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { LANGUAGES, loadWords } from "../../src/words/load";
import { mounted, takeOff, texts } from "../support/mounted";

const view = viewOf(lot.sections) as EmpireView;
const figures = figuresOf(lot.sections) as unknown as EmpireFigures;
const names = ["Inês", "Marco", "Jeanne", "Willem"];

/** Show the card of a scene of a sample, and return what it says. */
async function told(name: string, lang: (typeof LANGUAGES)[number] = "en", at = 0): Promise<string> {
  await takeOff();
  await ui.setLanguage(lang);
  const words = await loadWords(lang, "empire");
  const events = sampleOf(name);
  const scene = scenesOf(events, events, names.length)[at];
  if (!scene) throw new Error(name);
  const beat = scene.beats.length - 1;
  mounted(SceneCard, { target: document.body, props: { scene, beat, view, figures, names, words, events, seat: 0 } });
  flushSync();
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it.each(Object.keys(SAMPLES))("the card of %s has a title and no word that is missing", async (name) => {
    const text = await told(name, lang);
    expect(texts("h2")[0]).toBeTruthy();
    expect(text).not.toMatch(/empire-|\{|undefined|NaN/);
  });
});

it("a clash says who chose what, and what lies under the nations now", async () => {
  expect(await told("clash")).toMatch(/Spain.*Inês, Jeanne.*\+1.*Venice.*Marco.*Portugal.*nobody.*\+1/);
  expect(document.querySelectorAll("li.clash").length).toBe(1);
});

it("a sale says the price, and what each player gets", async () => {
  expect(await told("sale")).toMatch(/− 6 = 4.*Marco.*\+4.*Jeanne.*\+8.*Willem.*\+12/);
});

it("a trade says what comes to each side", async () => {
  expect(await told("traded")).toMatch(/Inês.*\+1.*\+2.*Jeanne.*\+1/);
});

it("a card that is settled says who won it, what it cost and brings, and what comes next", async () => {
  expect(await told("bond")).toMatch(/−3.*\+10.*Population/);
});
