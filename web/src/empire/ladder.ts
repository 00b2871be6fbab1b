// Compares bids, for the ladder and the buttons. The engine works out which bids would win.
import type { EmpireFigures, EmpireView } from "./view";

export type Stand = "out" | "wins" | "tied" | "zero" | "lower";

export const isIn = (view: EmpireView, seat: number): boolean => ((view.bidders >> seat) & 1) === 1;

/** The seats that are in and have bid the same as `amount`, without one of them. */
export const rivalsAt = (view: EmpireView, amount: number, seat: number): number[] =>
  view.bids.flatMap((bid, other) => (other !== seat && isIn(view, other) && bid === amount ? [other] : []));

/** The highest bid of all who are in. */
export const highestBid = (view: EmpireView): number =>
  Math.max(0, ...view.bids.filter((_, seat) => seat < view.players && isIn(view, seat)));

/** Whether a bid of a seat would win, as the other bids stand. */
export const wouldWin = (figures: EmpireFigures | null, seat: number, amount: number): boolean =>
  figures?.wins[seat]?.some(([lowest, highest]) => lowest <= amount && amount <= highest) ?? false;

/** The rank of a seat's bid, or of a bid of `amount`. */
export function standOf(view: EmpireView, figures: EmpireFigures | null, seat: number, amount?: number): Stand {
  if (!isIn(view, seat)) return "out";
  const bid = amount ?? view.bids[seat] ?? 0;
  if (wouldWin(figures, seat, bid)) return "wins";
  if (rivalsAt(view, bid, seat).length) return "tied";
  return bid ? "lower" : "zero";
}

/** The lowest raise of a seat that would win, or the lowest legal one if none would. */
export function firstRaise(figures: EmpireFigures | null, seat: number, lowest: number, highest: number): number {
  for (const [from, to] of figures?.wins[seat] ?? []) {
    const bid = Math.max(from, lowest);
    if (bid <= Math.min(to, highest)) return bid;
  }
  return lowest;
}

const END = 15; // of the scale, as long as no bid comes near it
const NEAR = 13;
const STEP = 5;

/** The end of the scale of gold: 15 or, from a bid of 13 on, the next five above the highest bid and five more. */
export function scaleEnd(highest: number): number {
  return highest < NEAR ? END : Math.ceil((highest + STEP + 1) / STEP) * STEP;
}

/** The numbers written on a scale: every third up to 15, then every fifth or tenth. */
export function ticksOf(end: number): number[] {
  const step = end <= END ? 3 : end <= 40 ? STEP : 2 * STEP;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
}
