// The effects of the buttons of an open auction. The engine works out which bids would win.
import { highestBid, isIn, rivalsAt, wouldWin } from "./ladder";
import type { EmpireFigures, EmpireView } from "./view";

/** The effect of a bid: it wins, ties, or is alone below another; or the reason why it has none. */
export type Effect = "wins" | "ties" | "lower" | "leads" | "there" | "below" | "poor";
export type Bid = { amount: number; effect: Effect; rivals: number[] };

const FAR = 3; // above the highest bid; a raise beyond it takes a second click

/** The effect of a bid of a seat now, given the most it can bid. */
export function bidOf(
  view: EmpireView,
  figures: EmpireFigures | null,
  seat: number,
  amount: number,
  most: number,
): Bid {
  const own = view.bids[seat] ?? 0;
  const rivals = rivalsAt(view, amount, seat);
  const effect = (): Effect => {
    if (amount === own) return "there";
    if (amount < own) return "below";
    if (amount > most) return "poor";
    if (wouldWin(figures, seat, amount)) return figures?.leader === seat ? "leads" : "wins";
    return rivals.length ? "ties" : "lower";
  };
  return { amount, effect: effect(), rivals };
}

/** Whether a bid is so high that one click is not enough: far above the highest, or more than half of the gold. */
export const isBold = (view: EmpireView, amount: number, gold: number): boolean =>
  amount > highestBid(view) + FAR || 2 * amount > gold;

/** The seats that are in, and those of them that are content, which nobody waits for. */
export function contentment(view: EmpireView, figures: EmpireFigures | null): { all: number[]; content: number[] } {
  const all = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => isIn(view, seat));
  return { all, content: all.filter((seat) => !(figures?.waited ?? view.deciders).includes(seat)) };
}
