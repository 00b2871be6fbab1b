import { describe, expect, it } from "vitest";
import { client as discovery } from "../src/discovery/index";
import { client as empire } from "../src/empire/index";
import { barsOf, originsOf, placesOf } from "../src/table/result";
import type { ScoreLine } from "../src/table/sheet";

const line = (source: string, points: number, args: ScoreLine["args"] = {}): ScoreLine => ({ source, points, args });

describe("places", () => {
  it("go by points", () => {
    expect(placesOf([3, 9, 5], [1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it("are shared by equal points, but a tie for the first place is the server's to break", () => {
    expect(placesOf([5, 9, 9, 5], [2]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });

  it("are shared by several winners", () => {
    expect(placesOf([9, 9, 1], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});

describe("bars", () => {
  const sheet = [
    line("colonies", 6, { age: 1 }),
    line("colonies", 24, { age: 2 }),
    line("building", 5, { building: "glory" }),
    line("building", 4, { building: "power" }),
    line("tulips", 3),
  ];

  it("have the parts of the game in its order, and sources that it does not name after them", () => {
    const [bar] = barsOf([sheet], discovery.bars);
    expect(bar?.filter(({ points }) => points).map(({ key, points }) => [key, points])).toEqual([
      ["colonies-1", 6],
      ["colonies-2", 24],
      ["building", 9],
      ["tulips", 3],
    ]);
  });

  it("add up to the sheet, also where points are taken off", () => {
    const sheets = [sheet, [line("supporters", 9), line("revolts", -4)]];
    for (const declared of [discovery.bars, empire.bars, undefined])
      expect(barsOf(sheets, declared).map((bar) => bar.reduce((sum, { points }) => sum + points, 0))).toEqual([42, 5]);
  });

  it("give each part a tint of its own", () => {
    const tints = barsOf([sheet], discovery.bars)[0]
      ?.slice(0, 7)
      .map(({ tint }) => tint);
    expect(new Set(tints).size).toBe(7);
  });
});

describe("the origin of points", () => {
  const [bar] = barsOf([[line("colonies", 8, { age: 2 }), line("building", 5, { building: "glory" })]], discovery.bars);
  const segment = (key: string) => {
    const found = bar?.find((one) => one.key === key);
    if (!found) throw new Error(key);
    return found;
  };

  it("is the finer parts of a line, most points first", () => {
    const parts = [
      line("colonies", 2, { age: 2, region: "peru" }),
      line("colonies", 6, { age: 2, region: "brazil" }),
      line("colonies", 6, { age: 1, region: "florida" }),
    ];
    expect(originsOf(segment("colonies-2"), parts)).toEqual([
      { domain: "region", value: "brazil", points: 6 },
      { domain: "region", value: "peru", points: 2 },
    ]);
  });

  it("is the line itself where nothing finer is known", () => {
    expect(originsOf(segment("building"), [])).toEqual([{ domain: "building", value: "glory", points: 5 }]);
  });
});
