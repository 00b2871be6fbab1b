import { createRawSnippet, flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import SceneCard from "../../src/discovery/SceneCard.svelte";
import ScoreCard from "../../src/discovery/scene/ScoreCard.svelte";
import { sampleOf, SAMPLES } from "../../src/discovery/sceneSamples";
import { scenesOf } from "../../src/discovery/scenes";
import type { DiscoveryFigures, DiscoveryView } from "../../src/discovery/view";
import { ui } from "../../src/ui.svelte";
import { LANGUAGES, loadWords } from "../../src/words/load";
import { figuresOf, viewOf } from "../../src/net/sections";
import fixture from "../../fixtures/2015-4-late.json";
import { mounted, takeOff } from "../support/mounted";

const sections = fixture.sections as unknown as Parameters<typeof viewOf>[0];
const view = viewOf(sections) as unknown as DiscoveryView;
const figures = figuresOf(sections) as unknown as DiscoveryFigures;
const names = ["Inês", "Marco", "Jeanne", "Willem"];
const seat = 0;
const foot = createRawSnippet(() => ({ render: () => "<p></p>" }));

/** Show a beat of a scene of a sample, and return what it says. */
async function told(
  name: string,
  { lang = "en" as (typeof LANGUAGES)[number], at = 0, beat = -1 } = {},
): Promise<string> {
  await takeOff();
  await ui.setLanguage(lang);
  const words = await loadWords(lang, "discovery");
  const scene = scenesOf(sampleOf(name), { view, figures, seat })[at];
  if (!scene) throw new Error(name);
  mounted(SceneCard, {
    target: document.body,
    props: {
      scene,
      beat: beat < 0 ? scene.beats.length - 1 : beat,
      signs: ["england", "spain", "france", "portugal"],
      names,
      seat,
      edition: 2015,
      words,
      teller: words.teller({ seat, names }),
      time: 1,
    },
  });
  flushSync();
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it.each(Object.keys(SAMPLES))("the card of %s has a title and no word that is missing", async (name) => {
    const text = await told(name, { lang });
    expect(document.querySelector("h4")?.textContent?.trim()).toBeTruthy();
    expect(text).not.toMatch(/scene-|brief-|\{|undefined|NaN/);
  });
});

it("an expedition hides the counter, turns it over, and says what it brought", async () => {
  expect(await told("won", { beat: 0 })).toMatch(/Marco sails for Peru.*4strength.*against/);
  expect(document.querySelector(".turned")).toBeNull();
  expect(await told("won", { beat: 1 })).toMatch(/beats.*46 pts/);
  expect(document.querySelector(".turned")).not.toBeNull();
  expect(await told("won")).toMatch(
    /Discovered: Peru.*\$4 plunder.*\$10 for the soldiers.*6 points.*a colonist settles/,
  );
  expect(document.querySelector("h4 .good")).not.toBeNull();
});

it("a failure says what everybody has seen", async () => {
  expect(await told("lost", { beat: 0 })).toContain("You sail for New England");
  expect(await told("lost")).toMatch(/Beaten back: New England.*fails.*all have seen it: 3/);
  expect(document.querySelector("h4 .bad")).not.toBeNull();
});

it("a battle strikes out who fell", async () => {
  expect(await told("battle")).toMatch(/Battle: New Spain.*Marco attacks.*loses 1.*vs.*Inês.*loses 2 · militia falls/);
  expect(document.querySelectorAll(".struck").length).toBe(3);
});

it("a scoring names region, gains and points", async () => {
  expect(await told("scoring")).toMatch(/Colonies score: Virginia ?1 of 2.*\+6 \+8/);
  expect(await told("scoring", { at: 2 })).toMatch(/What the colonies scored.*Inês.*\+14/);
});

it("a scoring says who is level and gets nothing for it", async () => {
  const scored = async (sizes: number[], gains: Record<number, number>): Promise<string> => {
    await takeOff();
    await ui.setLanguage("en");
    const words = await loadWords("en", "discovery");
    const rows = sizes.map((size, at) => ({ seat: at, size, gains: gains[at] ? [gains[at]] : [], total: 10 }));
    const card = { form: "scoring", region: "virginia", at: 1, of: 2, rows };
    const props = { card, signs: ["england", "spain", "france", "portugal"], names, words, seat, foot };
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only what the card reads
    mounted(ScoreCard, { target: document.body, props: props as any });
    flushSync();
    return [...document.querySelectorAll(".gains")].map((one) => one.textContent?.trim()).join("|");
  };
  expect(await scored([4, 3, 3], { 0: 6 })).toBe("+6|tied: no points|tied: no points");
  expect(await scored([4, 3, 2, 2], { 0: 6, 1: 2 })).toBe("+6|+2||");
  expect(await scored([4, 3], { 0: 6 })).toBe("+6|");
});

it("what has no picture is told in the log's sentence", async () => {
  expect(await told("university")).toContain("Willem uses the University to bring");
});
