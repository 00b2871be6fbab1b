// Planned bids as the server keeps them: a limit for each card of the round, and the choice for a tie at the limit.
import type { Order } from "../wire";
import { cardUp } from "./facts";
import type { EmpireFigures, EmpireView } from "./view";

export type Tied = NonNullable<Order["tied"]>;
export type RowCard = NonNullable<EmpireFigures["row"]>[number][number];
export type PlannedBid = { place: number; amount: number; tied: Tied };
export const TIED: readonly Tied[] = ["hold", "withdraw", "raise"];

/** The planned bids among the orders of a seat, by the place of their card. */
export const plannedBids = (orders: readonly Order[]): PlannedBid[] =>
  orders.flatMap(({ kind, place = 0, amount = 0, tied = "hold" }) =>
    kind === "bid" && place ? [{ place, amount, tied }] : [],
  );

/**
 * The places of the row, from 1, whose cards are still to be auctioned, or are now; none outside the auctions of a
 * round.
 */
export function lotsLeft(view: EmpireView): number[] {
  const up = cardUp(view);
  if (up < 0) return [];
  return view.row.flatMap((_, at) => (at >= up && at !== view.shortage ? [at + 1] : []));
}

/** The part of each limit that the gold can pay, from the left: later limits shrink to the rest. */
export function payable(limits: readonly number[], gold: number): number[] {
  let left = gold;
  return limits.map((limit) => {
    const paid = Math.min(limit, left);
    left -= paid;
    return paid;
  });
}
