import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { regions } from "../src/discovery/facts";
import { regionStates, withOneMore } from "../src/discovery/regionState";
import type { DiscoveryView } from "../src/discovery/view";
import { viewOf } from "../src/net/sections";

function fixture(name: string): DiscoveryView {
  const { sections } = JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8")) as {
    sections: Record<string, unknown>;
  };
  return viewOf(sections) as unknown as DiscoveryView;
}

const view = fixture("2015-4-opening");
const at = regions.indexOf("peru");

/** What the map knows of the counter of Peru, if these seats have seen it. */
function known(mask: number, token: string | null): string[] {
  const counters = view.counters.map((one, number) => (number === at ? token : one)) as DiscoveryView["counters"];
  const counters_known = view.counters_known.map((one, number) => (number === at ? mask : one));
  const state = regionStates({ ...view, discovered: view.discovered & ~(1 << at), counters, counters_known })[at]!;
  return [state.knowledge, state.token ?? "", state.knowers.join()];
}

describe("a region", () => {
  it("tells who knows its counter", () => {
    expect(known(0, null)).toEqual(["nobody", "", ""]);
    expect(known(127, "1/2/1/4")).toEqual(["all", "1/2/1/4", ""]);
    expect(known(0b1111, "1/2/1/4")).toEqual(["all", "1/2/1/4", ""]);
    expect(known(0b0101, "1/2/1/4")).toEqual(["reader", "1/2/1/4", "0,2"]);
    expect(known(0b0110, null)).toEqual(["others", "", "1,2"]);
  });

  it("shows no counter once it is discovered", () => {
    const states = regionStates({ ...view, discovered: 511 });
    expect(states.map(({ token }) => token)).toEqual(regions.map(() => null));
  });

  it("counts a worker to come, also of a seat that is not there yet", () => {
    const crews = [
      { seat: 1, size: 3, workers: [{ type: "colonist", count: 3 }] },
      { seat: 0, size: 2, workers: [{ type: "colonist", count: 2 }] },
    ];
    const own = withOneMore(crews, 0, "missionary")[1];
    expect(own).toEqual({
      seat: 0,
      size: 3,
      workers: [
        { type: "colonist", count: 2 },
        { type: "missionary", count: 1 },
      ],
    });
    expect(withOneMore(crews, 2, "colonist").map(({ seat, size }) => [seat, size])).toEqual([
      [1, 3],
      [0, 2],
      [2, 1],
    ]);
  });
});
