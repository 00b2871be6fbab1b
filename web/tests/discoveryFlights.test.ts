// What travels over the board of `discovery`, and from where.
import { describe, expect, it } from "vitest";
import { symbols } from "../src/art/symbols";
import { buildings } from "../src/discovery/facts";
import { type BoardEvent, flight, flightIn } from "../src/discovery/happenings";
import { sampleOf } from "../src/discovery/sceneSamples";
import { scenesOf } from "../src/discovery/scenes";
import { dragPaths } from "../src/discovery/targets";
import type { DiscoveryFigures, DiscoveryView } from "../src/discovery/view";

const view = { players: 4, nation: [1, 2, 3, 4], options: {}, order: [0, 1, 2, 3] } as unknown as DiscoveryView;
const told = (name: string): readonly BoardEvent[] => sampleOf(name) as unknown as readonly BoardEvent[];

describe("a building that is bought", () => {
  it("flies with its own symbol", () => {
    const [event] = told("building");
    expect(flight(event as BoardEvent, view)).toMatchObject({ symbol: "church", from: "box:buildings", to: "seat:2" });
    const all = buildings.map((building) => ({ kind: "bought", args: { seat: 0, building } }));
    for (const one of all) expect([...symbols.keys()]).toContain(flight(one, view)?.symbol);
    const path = dragPaths({ kind: "buy", args: { building: "cathedral" } } as never, 2);
    expect(path.map(({ symbol }) => symbol)).toEqual(["church"]);
  });

  it("flies from the place in the row where it lay, if its scene knows that", () => {
    const events = told("building");
    const [event] = events;
    const offered = [buildings.indexOf("mint") + 1, buildings.indexOf("cathedral") + 1, 0, 0, 0];
    const moment = { view, figures: { seats: [] } as unknown as DiscoveryFigures, seat: 0 };
    const from = (more: object) =>
      flightIn(scenesOf(sampleOf("building"), { ...moment, ...more })[0] ?? null, event as BoardEvent, view, events)
        ?.from;
    expect(from({ offered })).toBe("offer:1");
    expect(from({})).toBe("box:buildings");
    expect(flightIn(null, event as BoardEvent, view, events)?.from).toBe("box:buildings");
  });
});

describe("a worker who settles", () => {
  const fromOf = (events: readonly BoardEvent[]): (string | undefined)[] =>
    events.filter(({ kind }) => kind === "settled").map((event) => flight(event, view, events)?.from);

  it("comes from the discovery box with a discovery", () => expect(fromOf(told("won"))).toEqual(["box:discovery"]));

  it("comes from the dock otherwise", () => {
    expect(fromOf(told("settled"))).toEqual(Array(4).fill("box:dock"));
    const later = [...told("won"), { kind: "box", args: {} }, ...told("settled")];
    expect(fromOf(later)).toEqual(["box:discovery", ...Array(4).fill("box:dock")]);
  });
});
