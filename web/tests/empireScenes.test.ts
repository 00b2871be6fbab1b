// The scenes of `empire`: of samples, and of whole recorded games that tests/support/happened.py writes to a file.
import { describe, expect, it, test } from "vitest";
import { symbols } from "../src/art/symbols";
import { sampleOf, SAMPLES } from "../src/empire/sceneSamples";
import { COUNTED_PARTS, scenesOf, SHOWN } from "../src/empire/scenes";
import { stepsOf } from "../src/empire/steps";
import type { Scene } from "../src/table/scenes.svelte";
import { loadWords } from "../src/words/load";
import { inBatches, isRecorded, kindsOf, recordedGames } from "./support/recorded";

const NAMES = ["Ana", "Bea", "Carl", "Dan"];
const shown = (name: string): Scene[] => scenesOf(sampleOf(name), sampleOf(name), NAMES.length);

// Every event of these kinds is in a scene; that of a card is part of the scene of the card before.
const STAGED = new Set([
  ...["selected", "dealt", "clash", "nation", "round", "shortage"],
  ...["built", "gained", "unrest", "interest", "default", "sold", "price"],
  ...["traded", "accepted", "won", "nobody-won", "no-card", "end"],
]);

describe("how long a scene lasts", () => {
  it.each([
    ["clash", "selected", 1500],
    ["claimed", "selected", 1500],
    ["dealt", "dealt", 1500],
    ["round", "round", 1200],
    ["last", "round", 1200],
    ["luxury", "built", 800],
    ["nations", "built", 800],
    ["unrest", "unrest", 800],
    ["bonds", "interest", 800],
    ["traded", "traded", 800],
    ["gift", "traded", 800],
    ["accepted", "accepted", 800],
    ["won", "won", 1200],
    ["bond", "won", 1200],
    ["nobody-won", "nobody-won", 1200],
    ["no-card", "no-card", 1200],
  ])("%s", (name, kind, time) => {
    expect(shown(name).map(({ kind, beats }) => [kind, ...beats])).toEqual([[kind, time]]);
  });

  it("a development has a scene of 0.8 s for each institution, those of the nations together", () => {
    const events = ["luxury", "nations", "unrest", "bonds"].flatMap((name, at) => sampleOf(name, 1000 * (at + 1)));
    const scenes = scenesOf(events, events, NAMES.length);
    expect(scenes.map(({ kind, beats }) => [kind, ...beats])).toEqual([
      ["built", 800],
      ["built", 800],
      ["unrest", 800],
      ["interest", 800],
    ]);
    expect(scenes[1]?.events.map(({ args }) => (args as { institution?: string }).institution)).toContain("cathedral");
  });

  it("a sale has half a second for each seller before the price", () => {
    expect(shown("sale").map(({ kind, beats }) => [kind, ...beats])).toEqual([["sold", 500, 500, 500, 500, 1500]]);
  });

  it("the end is counted part by part, 0.9 s each", () => {
    expect(shown("end").map(({ step, beats }) => [step, ...beats])).toEqual(
      COUNTED_PARTS.map((_, step) => [step, 900]),
    );
  });
});

it("a scene rings on the board what it is about", () => {
  expect(shown("won")[0]?.targets).toEqual(expect.arrayContaining(["seat:1"]));
  expect(shown("claimed")[0]?.targets).toEqual(expect.arrayContaining(["nation:spain", "seat:0", "seat:1"]));
});

it("a bond that is won shows the gold it brings, and the next card", () => {
  expect(shown("bond")[0]?.events.map(({ kind }) => kind)).toEqual(["won", "gained", "card"]);
});

it("what only travels has no scene and ends that of what came before", () => {
  const raise = { ...sampleOf("won")[0], serial: 2000, kind: "bids", args: { seat: 2, amount: 3 } } as never;
  const events = [...sampleOf("traded"), raise, ...sampleOf("traded", 3000)];
  expect(scenesOf(events, events, NAMES.length).map(({ key, events }) => [key, events.length])).toEqual([
    [1000, 1],
    [3000, 1],
  ]);
});

it("every sample has a step with a symbol that exists and words, in every language", async () => {
  for (const lang of ["en", "fr", "it"] as const) {
    const words = await loadWords(lang, "empire");
    for (const name of Object.keys(SAMPLES))
      for (const step of stepsOf(sampleOf(name), sampleOf(name), NAMES.length, 0, words, NAMES)) {
        expect([name, symbols.has(step.symbol)]).toEqual([name, true]);
        expect([name, step.text]).not.toEqual([name, ""]);
      }
  }
});

test.skipIf(!isRecorded)("every kind of event has a scene, travels, or deliberately has none", () => {
  const kinds = kindsOf("empire");
  expect(kinds.filter((kind) => !SHOWN.has(kind))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(35);
});

test.skipIf(!isRecorded)("every event of whole games that has a scene is in one scene, in order", () => {
  const games = recordedGames("empire");
  expect(games.length).toBeGreaterThan(20);
  const staged = new Set<string>();
  for (const { name, players, events } of games) {
    // Of the game in one piece: nothing is lost, nothing is shown twice.
    const scenes = scenesOf(events, events, players);
    const serials = scenes.flatMap((scene) => scene.events.map(({ serial }) => serial));
    expect([name, serials]).toEqual([name, [...new Set(serials)].sort((one, other) => one - other)]);
    for (const { kind, serial } of events) if (serials.includes(serial)) staged.add(kind);
    const [begun = 0] = events.filter(({ kind }) => kind === "round").map(({ serial }) => serial);
    const left = events.filter(({ kind, serial }) => STAGED.has(kind) && !serials.includes(serial));
    // What players begin with is dealt before the first round.
    expect([name, left.filter(({ kind, serial }) => kind !== "gained" || serial > begun)]).toEqual([name, []]);
    // And in batches, as fast bots send them.
    for (const some of [scenes, inBatches(events, (batch) => scenesOf(batch, events, players))]) {
      expect([name, new Set(some.map(({ key }) => key)).size]).toEqual([name, some.length]);
      // The last beat is what it is about; those of sellers, and of the only one left, come before it.
      const lasts = some.map(({ beats }) => beats[beats.length - 1] ?? 0);
      expect(lasts.every((last) => last >= 800 && last <= 1500)).toBe(true);
      expect(some.every(({ beats }) => beats.slice(0, -1).every((beat) => beat >= 500 && beat <= 900))).toBe(true);
    }
  }
  expect([...staged].sort()).toEqual([...STAGED, "card"].sort());
});
