import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { islandsOf, landOf, order, outlines, type MapPoint } from "../src/discovery/cartogram";

const STEP = 1; // units between the points of a block that are tried
const LEAST = 0.95; // of a block that is on its land
// Of the colonies of the Caribbean, the rows themselves: the block spans two islands and the sea between them.
const BY_ROWS = new Set(["caribbean"]);

/** The polygons of a path that has only moves and lines, absolute or relative. */
function polygonsOf(d: string): MapPoint[][] {
  const polygons: MapPoint[][] = [];
  let [x, y] = [0, 0];
  let command = "";
  const tokens = d.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  expect(tokens.join("").replace(/[\d.MLlmZz-]/g, "")).toBe(""); // no curves
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (/[a-z]/i.test(token)) {
      [command, at] = [token, at + 1];
      continue;
    }
    const [dx, dy] = [Number(token), Number(tokens[at + 1])];
    const isRelative = command === command.toLowerCase();
    [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
    if (command.toLowerCase() === "m") {
      polygons.push([]);
      command = isRelative ? "l" : "L"; // further pairs are lines
    }
    polygons.at(-1)?.push([x, y]);
    at += 2;
  }
  return polygons;
}

/** Whether a point lies inside an odd number of polygons. */
function isInside(x: number, y: number, polygons: readonly MapPoint[][]): boolean {
  let isOdd = false;
  for (const polygon of polygons)
    polygon.forEach(([x1, y1], at) => {
      const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isOdd = !isOdd;
    });
  return isOdd;
}

/** The share of the points of rectangles that are on land. */
function share(rectangles: readonly (readonly number[])[], land: readonly MapPoint[][]): number {
  let [inside, all] = [0, 0];
  for (const [left = 0, top = 0, width = 0, height = 0] of rectangles)
    for (let x = left + STEP / 2; x < left + width; x += STEP)
      for (let y = top + STEP / 2; y < top + height; y += STEP) {
        all++;
        if (isInside(x, y, land)) inside++;
      }
  return inside / all;
}

it.each(order)("the colonies of %s stand on its land", (region) => {
  const { anchors } = outlines[region]!;
  const { rows, block } = anchors;
  const pitch = Math.min(...rows.slice(1, 3).map(({ y }, at) => y - (rows[at]?.y ?? 0)));
  const places = BY_ROWS.has(region) ? rows.map(({ x, y, w }) => [x, y, w, pitch]) : [block];
  expect(share(places, polygonsOf(landOf(region)))).toBeGreaterThanOrEqual(LEAST);
});

it("the land of a region is its outline, or its islands", () => {
  for (const region of order) expect(landOf(region)).not.toBe("");
  expect(polygonsOf(islandsOf("caribbean")).length).toBeGreaterThan(1);
});

it("nothing connects colonies with their region by a line", () => {
  const folder = new URL("../src/discovery/", import.meta.url);
  const lines = readdirSync(folder)
    .filter((file) => /^(Map|Cartogram|RegionPlace|ColonyRow|RowTargets)\.svelte$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/<(line|polyline)\b[^>]*>/g) ?? []);
  // The pole of a pennant is the only line.
  expect(lines.filter((line) => !line.includes("pole"))).toEqual([]);
});
