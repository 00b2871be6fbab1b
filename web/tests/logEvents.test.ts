import { expect, test } from "vitest";
import { flight, pointsAt } from "../src/discovery/happenings";
import type { DiscoveryView } from "../src/discovery/view";
import { aboutSeat, byTurn, kept, latest, newlyTold, since } from "../src/table/logEvents";
import type { Happening } from "../src/wire";

let serial = 0;
const event = (number: number, kind: string, args: Record<string, number | string> = {}): Happening =>
  ({
    serial: serial++,
    number,
    kind,
    args,
    audience: null,
    tells: false,
    game: "discovery",
    move: null,
  }) as unknown as Happening;

const EVENTS = [
  event(0, "turn", { amount: 1, age: 1 }),
  event(0, "box", { box: "order" }),
  event(1, "placed", { seat: 0, type: "colonist", place: "dock" }),
  event(2, "placed", { seat: 1, type: "colonist", place: "goods" }),
  event(2, "box", { box: "dock" }),
  event(2, "box", { box: "goods" }),
  event(2, "smuggled", { seat: 2, seat_rival: 0, good: "fur", good_given: "fish" }),
  event(3, "turn", { amount: 2, age: 1 }),
  event(3, "good-taken", { seat: 1, good: "fur", origin: "market" }),
];
const kinds = (events: readonly Happening[]) => events.map((one) => one.kind);

test("the log goes by turn and phase, and shows no empty ones", () => {
  const turns = byTurn(EVENTS, "discovery");
  expect(turns.map((turn) => turn.phases.map((phase) => [phase.head?.args, phase.events.length]))).toEqual([
    [
      [{ box: "order" }, 2],
      [{ box: "goods" }, 1],
    ],
    [[undefined, 1]],
  ]);
});

test("what nothing came to stays the same object", () => {
  const before = byTurn(EVENTS.slice(0, -1), "discovery");
  const now = kept(before, byTurn(EVENTS, "discovery"));
  expect(now).toEqual(byTurn(EVENTS, "discovery"));
  expect(now[0]).toBe(before[0]);
  const later = kept(
    now,
    byTurn([...EVENTS, event(4, "good-taken", { seat: 0, good: "fish", origin: "market" })], "discovery"),
  );
  expect(later[0]).toBe(before[0]);
  expect(later[1]?.phases[0]?.events).toHaveLength(2);
});

test("a long log is cut where a turn begins", () => {
  expect(latest(EVENTS, "discovery", 1)).toEqual(EVENTS.slice(7));
  expect(latest(EVENTS, "discovery", 2)).toEqual(EVENTS.slice(7));
  expect(latest(EVENTS, "discovery", 3)).toEqual(EVENTS);
  expect(latest([], "discovery", 3)).toEqual([]);
});

test("what is about a player is also what others do to them", () => {
  const own = aboutSeat(EVENTS, 0, "discovery").filter((one) => one.kind !== "turn" && one.kind !== "box");
  expect(kinds(own)).toEqual(["placed", "smuggled"]);
});

test("since the last move: what touched the player comes first, their own move is no news", () => {
  const digest = since(EVENTS, 0, 0, "discovery");
  expect(kinds(digest.touched)).toEqual(["smuggled"]);
  expect(kinds(digest.others)).toEqual(["placed", "good-taken"]);
  expect(since(EVENTS, 1, 1, "discovery").touched.map((one) => one.kind)).toEqual(["good-taken"]);
  expect(since(EVENTS, 1, 3, "discovery")).toEqual({ touched: [], others: [] });
});

test("an event marks what it is about, and what it moves travels", () => {
  const told = { kind: "moved", args: { seat: 1, type: "soldier", region_from: "peru", region_to: "brazil" } };
  expect(pointsAt(told)).toEqual(["seat:1", "region:peru", "region:brazil"]);
  const view = { players: 2, nation: [0, 0], options: {} } as unknown as DiscoveryView;
  expect(flight(told, view)).toEqual({
    symbol: "worker-soldier",
    tint: "spain",
    from: "region:peru",
    to: "region:brazil",
  });
  expect(flight({ kind: "out", args: { seat: 1 } }, view)).toBeNull();
});

test("an auction begins a part of a round, as a phase does, and a complete offer is told once", () => {
  const round = ["round", "phase", "offers", "gives", "asks", "proposed", "card", "bids", "won"].map(
    (kind, serial) => ({ serial, number: serial, kind, args: {} }) as unknown as Happening,
  );
  expect(
    byTurn(round, "empire").map((turn) => turn.phases.map((phase) => [phase.head?.kind, kinds(phase.events)])),
  ).toEqual([
    [
      ["phase", ["proposed"]],
      ["card", ["bids", "won"]],
    ],
  ]);
  expect(kinds(since(round, 0, 0, "empire").others)).toEqual(["proposed", "bids", "won"]);
});

test("the line of a choice in hand has no marks of turns and boxes, and nothing that the choice says", () => {
  expect(newlyTold(EVENTS, "discovery").map(({ kind }) => kind)).toEqual(["smuggled", "good-taken"]);
  expect(newlyTold([event(4, "offers"), event(4, "bid")], "empire").map(({ kind }) => kind)).toEqual(["bid"]);
});
