// The state of a region on the map: whether it is discovered, its good, its counter as far as it is known, its colonies
// and its leader.
import { colonies, type Crew, hasBit, leader, regionGood, regions, types } from "./facts";
import type { DiscoveryView } from "./view";

/** The players who know a counter: none, all, the reader and perhaps some others, or only others. */
export type Knowledge = "nobody" | "all" | "reader" | "others";

export interface RegionState {
  region: string;
  at: number; // its number
  isFound: boolean;
  good: string; // empty once it is taken
  crews: Crew[]; // largest first
  lead: { seat: number; by: number } | null;
  token: string | null; // the counter, if the reader knows it
  knowledge: Knowledge;
  knowers: number[]; // seats that know a counter which not everybody knows
}

/** The state of every region, in their order. */
export const regionStates = (view: DiscoveryView): RegionState[] =>
  regions.map((region, at) => stateOf(view, region, at));

function stateOf(view: DiscoveryView, region: string, at: number): RegionState {
  const isFound = hasBit(view.discovered, at);
  const crews = colonies(view, at);
  const mask = view.counters_known[at] ?? 0;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const knowers = seats.filter((seat) => hasBit(mask, seat));
  const token = isFound ? null : (view.counters[at] ?? null);
  const isKnownToAll = knowers.length === view.players;
  return {
    region,
    at,
    isFound,
    good: hasBit(view.bounty, at) ? (regionGood[region] ?? "") : "",
    crews,
    lead: leader(crews),
    token,
    knowledge: isKnownToAll ? "all" : token !== null ? "reader" : knowers.length ? "others" : "nobody",
    knowers: isKnownToAll ? [] : knowers,
  };
}

/** The colonies with one worker more of a seat, largest first. */
export function withOneMore(crews: readonly Crew[], seat: number, type: string): Crew[] {
  const own = crews.find((crew) => crew.seat === seat) ?? { seat, size: 0, workers: [] };
  const count = (one: string): number => own.workers.find((worker) => worker.type === one)?.count ?? 0;
  const workers = types
    .map((one) => ({ type: one, count: count(one) + (one === type ? 1 : 0) }))
    .filter((worker) => worker.count > 0);
  return [...crews.filter((crew) => crew.seat !== seat), { seat, size: own.size + 1, workers }].sort(
    (one, other) => other.size - one.size,
  );
}
