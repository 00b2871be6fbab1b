import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { THEMES } from "../src/themes";

const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
const css = read("style/tokens.css");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = "", light = "", dark = ""]) => [
    name,
    { light, dark },
  ]),
);
/** The themes by name: whether each is built on the light or the dark colours, and the colours of its own. */
const themes = [...css.matchAll(/^\[data-theme="(\w+)"\] \{(.*?)^\}/gms)].map(([, name = "", block = ""]) => ({
  name,
  scheme: /color-scheme: dark;/.test(block) ? ("dark" as const) : ("light" as const),
  own: new Map([...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, key = "", value = ""]) => [key, value])),
}));

/** Luminance and contrast as WCAG 2.2 has them. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another over it, as `color-mix(in srgb, …)` and opacity mix them. */
function mixed(over: string, share: number, ground: string): string {
  const parts = [over, ground].map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  const [one = [], other = []] = parts;
  const sums = one.map((value, at) => Math.round(value * share + (other[at] ?? 0) * (1 - share)));
  return `#${sums.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A number in the source of a part of the map, in percent or as it is. */
function found(path: string, pattern: RegExp): number {
  const [, number = "", unit = ""] = pattern.exec(read(`discovery/${path}`)) ?? [];
  expect(number).not.toBe("");
  return unit === "%" ? Number(number) / 100 : Number(number);
}

const grounds = ["paper", "card", "raised", "glow-wash"];
const inks = ["ink", "quiet", "accent", "gold-ink"];
const texts = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground])),
  ["on-accent", "accent"],
  ["ink", "land"],
  ["ink", "sea"],
];
const seats = ["england", "spain", "france", "portugal", "holland", "italy"];

it("every theme has a block of its own", () => {
  expect(themes.map(({ name }) => name).sort()).toEqual([...THEMES].sort());
});

describe.each(themes)("by $name", ({ scheme, own }) => {
  const colour = (name: string): string => own.get(name) ?? tokens.get(name)?.[scheme] ?? "";

  it.each(texts)("%s can be read on %s", (ink = "", ground = "") => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  // Text of the map is ink; the names of the Caribbean stand on its patch of sea.
  const patch = mixed(colour("land-far"), 0.34, colour("sea"));
  const lands = { land: colour("land"), "land-unknown": colour("land-unknown"), patch };
  const glow = found("Map.svelte", scheme === "light" ? /--glow\) (26)(%)/ : /--glow\) (11)(%)/);
  const band = found("Cartogram.svelte", /\.band,\s+\.edge \{[^}]*?opacity: ([\d.]+)/);
  const pill = found("ColonyRow.svelte", /\.mine \{[^}]*?--card\) (\d+)(%)/);

  it.each(Object.entries(lands))("text can be read on %s under the gold wash", (_, land) => {
    expect(contrast(colour("ink"), mixed(colour("glow"), glow, land))).toBeGreaterThanOrEqual(4.5);
  });

  // Text has a halo of land, which is what is around it where it touches a band.
  const halo = found("ColonyRow.svelte", /\.count \{[^}]*?--land\) (\d+)(%)/);
  it.each(seats)("text can be read on the band of %s, also under the gold wash", (seat) => {
    for (const land of Object.values(lands)) {
      const ground = mixed(colour(seat), band, land);
      for (const around of [ground, mixed(colour("glow"), glow, ground)])
        expect(contrast(colour("ink"), mixed(colour("land"), halo, around))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(seats)("text can be read on the pill of one's own row, also over the band of %s", (seat) => {
    for (const land of Object.values(lands))
      for (const ground of [land, mixed(colour("glow"), glow, land), mixed(colour(seat), band, land)])
        expect(contrast(colour("ink"), mixed(colour("card"), pill, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(seats)("the emblem of %s can be told from its shield", (seat) => {
    const rule = css.slice(css.indexOf(`.seat-${seat}`));
    const [, light = "", dark = ""] = /--emblem-ink: light-dark\((#\w{6}), (#\w{6})\)/.exec(rule) ?? [];
    expect(contrast(colour(seat), scheme === "light" ? light : dark)).toBeGreaterThanOrEqual(4.5);
  });
});
