import { expect, it } from "vitest";
import { soundsOf as discovery } from "../src/discovery/sounds";
import { soundsOf as empire } from "../src/empire/sounds";
import { APART, lengthOf, MOST_GAIN, partsOf, SOUNDS } from "../src/table/sounds";
import type { Happening } from "../src/wire";

const SHORTEST = 40; // milliseconds
const LONGEST = 600;
const ROLL = 700; // the roll of a drum grows longer than any other sound lasts

it("lasts between 40 and 600 ms, and the roll 700", () => {
  for (const name of SOUNDS) {
    const length = Math.round(lengthOf({ name }));
    expect(length, name).toBeGreaterThanOrEqual(SHORTEST);
    expect(length, name).toBeLessThanOrEqual(name === "roll" ? ROLL : LONGEST);
  }
});

it("is never louder than a gain of 0.2, all parts together", () => {
  for (const name of SOUNDS) {
    const parts = partsOf({ name });
    for (let now = 0; now < lengthOf({ name }); now++) {
      const sounding = parts.filter(({ at, lasts }) => at <= now && now < at + lasts);
      const gain = sounding.reduce((sum, part) => sum + part.gain, 0);
      expect(gain, `${name} at ${now} ms`).toBeLessThanOrEqual(MOST_GAIN + 1e-9);
    }
  }
});

it("counts higher with each point", () => {
  const pitch = (step: number): number | undefined => partsOf({ name: "count", step })[0]?.from;
  expect([pitch(0), pitch(1), pitch(5)]).toEqual([600, 620, 700]);
});

it("rolls with 24 strokes a second, each louder than the last", () => {
  const strokes = partsOf({ name: "roll" });
  const first = strokes[0]?.at ?? -1;
  expect(strokes.filter(({ at }) => at < first + 500)).toHaveLength(12);
  expect(strokes.map(({ gain }) => gain)).toEqual(strokes.map(({ gain }) => gain).sort((a, b) => a - b));
});

it("leaves 60 ms between two sounds", () => expect(APART).toBe(60));

const happened = (kind: string, args: object = {}): Happening => ({ kind, args }) as Happening;
const namesOf = (of: typeof empire, event: Happening, seat: number | null = 0): string[] =>
  of(event, seat).map(({ name }) => name);

it("tells events of discovery as the design lists them", () => {
  expect(namesOf(discovery, happened("placed"))).toEqual(["tick"]);
  expect(namesOf(discovery, happened("expedition"))).toEqual(["swell", "roll"]);
  expect(namesOf(discovery, happened("bounty"))).toEqual(["fifth"]);
  expect(namesOf(discovery, happened("killed", { seat: 0 }))).toEqual(["drum"]);
  expect(namesOf(discovery, happened("killed", { seat: 1 }))).toEqual([]);
  expect(namesOf(discovery, happened("killed", { seat: 0 }), null)).toEqual([]);
  expect(discovery(happened("scored", { seat: 1, amount: 3 }), 0)).toEqual([
    { name: "count", step: 1 },
    { name: "count", step: 2 },
    { name: "count", step: 3 },
  ]);
  expect(namesOf(discovery, happened("age", { amount: 1 }))).toEqual([]);
  expect(namesOf(discovery, happened("age", { amount: 2 }))).toEqual(["chord"]);
  expect(discovery(happened("age", { amount: 2 }), 0, true)).toEqual([]); // the sum of the scoring has it
  expect(discovery(happened("end"), 0, true)).toEqual([]);
  expect(namesOf(discovery, happened("end"))).toEqual(["chord"]);
  expect(namesOf(discovery, happened("paid", { seat: 0, amount: 3 }))).toEqual([]);
});

it("tells events of empire, and of development only what is the reader's own", () => {
  expect(namesOf(empire, happened("won", { seat: 1 }))).toEqual(["hammer"]);
  expect(namesOf(empire, happened("gained", { seat: 0, card: "gold" }))).toEqual(["coin"]);
  expect(namesOf(empire, happened("gained", { seat: 1, card: "gold" }))).toEqual([]);
  expect(namesOf(empire, happened("unrest", { seat: 0 }))).toEqual(["drum"]);
  expect(namesOf(empire, happened("unrest", { seat: 1 }))).toEqual([]);
  expect(namesOf(empire, happened("sold", { seat: 1, amount: 0 }))).toEqual([]);
});
