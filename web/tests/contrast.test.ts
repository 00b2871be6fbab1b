import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { THEMES } from "../src/themes";

const css = readFileSync(new URL("../src/style/tokens.css", import.meta.url), "utf8");
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

  it.each(seats)("the emblem of %s can be told from its shield", (seat) => {
    const rule = css.slice(css.indexOf(`.seat-${seat}`));
    const [, light = "", dark = ""] = /--emblem-ink: light-dark\((#\w{6}), (#\w{6})\)/.exec(rule) ?? [];
    expect(contrast(colour(seat), scheme === "light" ? light : dark)).toBeGreaterThanOrEqual(4.5);
  });
});
