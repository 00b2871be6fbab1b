import { describe, expect, it } from "vitest";
import { densities, order, outlines } from "../src/discovery/cartogram";
import { type Crew, regions, types } from "../src/discovery/facts";
import { islandRows, phoneRows, type ColonyLayout, rowsOf, rowWidth } from "../src/discovery/rows";

const TEXT = 14; // the least size of text on a large screen
const PHONE_TEXT = 16;
const REACH = 4; // how far a row may stand out of its block

function crew(seat: number, counts: readonly number[]): Crew {
  const workers = types.map((type, at) => ({ type, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  return { seat, workers, size: workers.reduce((sum, { count }) => sum + count, 0) };
}

/** Six seats with six types each, as many as a region ever holds. */
const crowd = Array.from({ length: 6 }, (_, seat) =>
  crew(seat, [9 - seat + 2, 1, 1 + (seat % 3), 2, 1 + (seat % 4), 1]),
);
const anchorsOf = (region: string) => outlines[region]!.anchors;
const rowsIn = (region: string, crews: readonly Crew[], scale = 1): ColonyLayout[] =>
  region === "caribbean" ? islandRows(crews, anchorsOf(region), scale) : rowsOf(crews, anchorsOf(region), scale);

/** The rows that lie on each other. */
function overlaps(rows: readonly ColonyLayout[]): [number, number][] {
  return rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .filter((other) => {
        const across = Math.min(one.x + rowWidth(one.crew, one.density), other.x + rowWidth(other.crew, other.density));
        const down = Math.min(one.y + one.density.pitch, other.y + other.density.pitch);
        return across - Math.max(one.x, other.x) > 1 && down - Math.max(one.y, other.y) > 1;
      })
      .map((other): [number, number] => [one.crew.seat, other.crew.seat]),
  );
}

describe("the rows of a region", () => {
  it("knows the regions of the game", () => {
    expect([...order].sort()).toEqual([...regions].sort());
  });

  it.each(order)("holds six seats with six types in %s", (region) => {
    const rows = rowsIn(region, crowd);
    expect(rows.map(({ crew }) => crew.seat).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(overlaps(rows)).toEqual([]);
    const [x, y, width, height] = anchorsOf(region).block;
    for (const row of rows) {
      expect(row.density.text).toBeGreaterThanOrEqual(TEXT);
      expect(row.x).toBeGreaterThanOrEqual(x - REACH);
      expect(row.x + rowWidth(row.crew, row.density)).toBeLessThanOrEqual(x + width + REACH);
      expect(row.y + row.density.pitch).toBeLessThanOrEqual(y + height + REACH);
    }
  });

  it("draws few colonies large, and more of them smaller", () => {
    const few = [crew(0, [2]), crew(1, [1])];
    expect(rowsIn("virginia", few)[0]?.density.id).toBe("grand");
    const some = [crew(0, [3, 0, 0, 1]), crew(1, [4]), crew(2, [2, 0, 0, 0, 1]), crew(3, [1]), crew(4, [1])];
    const sizes = densities.map(({ id }) => id);
    const [one, many] = [few, some].map((crews) => sizes.indexOf(rowsIn("virginia", crews)[0]!.density.id));
    expect(many).toBeGreaterThan(one!);
    expect(rowsIn("virginia", crowd)[0]?.density.id).toBe("totals");
  });

  it("keeps text readable where the map is drawn smaller", () => {
    for (const region of order)
      for (const { density } of rowsIn(region, crowd, 0.82)) expect(density.text * 0.82).toBeGreaterThanOrEqual(TEXT);
  });

  it("shares the Caribbean out to two islands from four seats on", () => {
    const { rows } = anchorsOf("caribbean");
    const columns = (seats: number): number[] => [
      ...new Set(islandRows(crowd.slice(0, seats), anchorsOf("caribbean")).map(({ x }) => x)),
    ];
    expect(columns(3)).toEqual([rows[0]!.x]);
    expect(columns(4)).toEqual([rows[0]!.x, rows[3]!.x]);
  });

  it.each([608, 490])("holds six seats on a phone %i px high", (height) => {
    const place = (x: number, y: number): [number, number] => [(x * 390) / 840, (y * height) / 606];
    const rows = order.flatMap((region) => phoneRows(crowd, anchorsOf(region), region === "caribbean", place));
    for (const { density } of rows) expect(density.text).toBeGreaterThanOrEqual(PHONE_TEXT);
    expect(overlaps(rows)).toEqual([]);
    for (const row of rows) expect(row.x + rowWidth(row.crew, row.density)).toBeLessThanOrEqual(390);
  });
});
