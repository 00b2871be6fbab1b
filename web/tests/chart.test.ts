import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { above, below, coast, height, regions, width } from "../src/art/chart";

const SCRIPT = fileURLToPath(new URL("../scripts/map.mjs", import.meta.url));
const CHART = new URL("../src/art/chart.svg", import.meta.url);
const OUTLINES = new URL("../src/art/regions.json", import.meta.url);

it("the chart is as its script draws it", () => {
  const fresh = join(mkdtempSync(join(tmpdir(), "carrack-chart-")), "chart.svg");
  execFileSync(process.execPath, [SCRIPT, fresh]);
  expect(readFileSync(fresh, "utf8") === readFileSync(CHART, "utf8"), "run scripts/client.py map").toBe(true);
});

it("every part of the chart is found in its file", () => {
  expect([width, height]).toEqual([1260, 1000]);
  expect(coast).toMatch(/^M/);
  const names = Object.keys(JSON.parse(readFileSync(OUTLINES, "utf8")) as object);
  expect(regions.map(([region]) => region)).toEqual(names);
  for (const [, outline] of regions) expect(outline).toMatch(/^M.*z$/);
  for (const name of ["hill", "rose", "carrack"]) {
    expect(below).toContain(`<g id="chart-${name}">`);
    expect(above).toContain(`<use href="#chart-${name}"`);
  }
});

it("every colour of the layers follows the theme", () => {
  expect(above + below).not.toMatch(/#[0-9a-f]{6}/);
});
