/** Maps events to targets and animations on the board. */
import type { Flight } from "../game";
import { buildingIcon } from "./buildingArt";
import { emblems } from "./facts";
import type { BoardScene } from "./sceneTypes";
import { placeTarget, spaceTarget } from "./targets";
import type { Args, DiscoveryView } from "./view";

export { emblems as signs };
export { soundsOf } from "./sounds";

export interface BoardEvent {
  kind: string;
  args: Args;
}

const region = (name: unknown): string => (String(name).endsWith("deck") ? "deck" : `region:${name}`);

/** The target that a single argument names, if any. */
function target(key: string, value: string | number): string {
  switch (key.split("_", 1)[0]) {
    case "seat":
      return `seat:${value}`;
    case "region":
    case "target":
      return region(value);
    case "place":
    case "box":
    case "specialty":
      return typeof value === "string" ? placeTarget(value) : "";
    case "space":
      return spaceTarget(String(value));
    case "building":
      return `building:${value}`;
    default:
      return "";
  }
}

const boxOf: Record<string, string> = {
  "good-taken": "box:goods",
  "ship-won": "box:shipping",
  "ship-claimed": "box:shipping",
  bought: "box:buildings",
  "card-won": "deck",
  gained: "box:specialists",
};

// Events between a discovery and the workers who settle with it.
const BETWEEN = new Set(["earned", "look", "settled"]);

/** The ids of all targets an event is about. */
export function pointsAt({ kind, args }: BoardEvent): string[] {
  const found = Object.entries(args).map(([key, value]) => target(key, value));
  if (kind === "market" || kind === "goods-go") found.push("box:goods");
  if (kind === "ship-comes" || kind === "ship-stays") found.push("box:shipping");
  const box = boxOf[kind];
  if (box) found.push(box);
  return found.filter(Boolean);
}

/** Whether a worker is the settler that a discovery brings; all others who settle come from the dock. */
function isDiscoverer(event: BoardEvent, events: readonly BoardEvent[]): boolean {
  const before = events.slice(0, events.indexOf(event));
  const cause = before.findLast(({ kind }) => !BETWEEN.has(kind));
  return cause?.kind === "discovered" && cause.args["region"] === event.args["region"];
}

/** The animation of an event, or null; `events` are all, in order. */
export function flight(event: BoardEvent, view: DiscoveryView, events: readonly BoardEvent[] = []): Flight | null {
  const { kind, args } = event;
  const seat = `seat:${args["seat"]}`;
  const worker = `worker-${args["type"] ?? "colonist"}`;
  const there = region(args["region"] ?? args["target"]);
  const go = (symbol: string, from: string, to: string): Flight => ({
    symbol,
    from,
    to,
    tint: emblems(view)[Number(args["seat"])] ?? "",
  });
  switch (kind) {
    case "placed":
      return go(worker, seat, placeTarget(String(args["place"])));
    case "settled":
      return go(worker, isDiscoverer(event, events) ? "box:discovery" : "box:dock", there);
    case "moved":
      return go(worker, region(args["region_from"]), region(args["region_to"]));
    case "swapped":
      return go(worker, there, seat);
    case "as-explorer":
      return go(worker, seat, "box:discovery");
    case "on-dock":
      return go(worker, seat, spaceTarget(String(args["space"])));
    case "gained":
      return go(worker, "box:specialists", seat);
    case "colonists":
      return Number(args["amount"]) ? go(worker, "", seat) : null;
    case "expedition":
      return go("ship", "box:discovery", there);
    case "discovered":
      return go("counter", there, seat);
    case "card-won":
      return go("deck", "deck", seat);
    case "good-taken":
      return go(`good-${args["good"]}`, "box:goods", seat);
    case "bounty":
      return go(`good-${args["good"]}`, there, seat);
    case "smuggled":
      return go(`good-${args["good"]}`, `seat:${args["seat_rival"]}`, seat);
    case "sold":
      return go(`good-${args["good"]}`, seat, "");
    case "robbed":
      return go("counter", `seat:${args["seat_victim"]}`, seat);
    case "ship-won":
    case "ship-claimed":
      return go("ship", "box:shipping", seat);
    case "ship-given":
      return go("ship", "", seat);
    case "bought":
      return go(buildingIcon(String(args["building"])), "box:buildings", seat);
    case "earned":
      return go("coin", "", seat);
    case "paid":
      return go("coin", seat, "");
    case "killed":
    case "lost":
      return go(worker, there, "");
    case "scored":
    case "built":
      return go("points", there, seat);
    default:
      return null;
  }
}

/** The animation of an event of a scene, which knows where in the row a building lay. */
export function flightIn(
  scene: BoardScene | null,
  event: BoardEvent,
  view: DiscoveryView,
  events: readonly BoardEvent[],
): Flight | null {
  const found = flight(event, view, events);
  const card = scene?.card;
  return found && event.kind === "bought" && card?.form === "bought" && card.at >= 0
    ? { ...found, from: `offer:${card.at}` }
    : found;
}
