import { readdirSync, readFileSync } from "node:fs";
import { loadConfig, optimize } from "svgo";
import { expect, it } from "vitest";
import { drawn, symbols, THEMED } from "../src/art/symbols";

const FOLDER = new URL("../src/art/symbols/", import.meta.url);
const FILES = readdirSync(FOLDER);

it.each(FILES)("%s is as svgo leaves it", async (file) => {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  const config = await loadConfig();
  expect(optimize(text, config ?? {}).data, "run scripts/client.py art").toBe(text);
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" fill="currentColor" viewBox="0 0 24 24">\n/);
});

it("symbols are found under the names of their files, in colours of the theme", () => {
  expect([...symbols.keys()].map((name) => `${name}.svg`).sort()).toEqual(FILES.sort());
  const all = [...symbols.values()].join("");
  expect(all).not.toContain("<svg");
  for (const [colour, variable] of Object.entries(THEMED)) {
    expect(all).not.toContain(colour);
    expect(all).toContain(variable);
  }
});

it("a file's root is left out where its symbol is shown", () => {
  expect(drawn('<svg viewBox="0 0 24 24">\n  <g fill="#2b2119">\n    <path d="M0 0h1"/>\n  </g>\n</svg>\n')).toBe(
    '<g fill="var(--art-ink)"><path d="M0 0h1"/></g>',
  );
});
