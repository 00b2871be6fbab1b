// The auctions before the first turn, as the view shows them: for nations, one round for each, or for the player order.
import { hasBit } from "./facts";
import type { DiscoveryView } from "./view";

export interface Bidder {
  seat: number;
  bid: number;
  isOut: boolean;
  isHighest: boolean;
}

export interface Auction {
  isOfNations: boolean;
  /** The place in player order that the round is about; for the player order there is one round for all places. */
  round: number;
  rounds: number;
  /** The seats that can still win: the reader first, the others clockwise. */
  bidders: Bidder[];
}

/** The auction that is going on; null if there is none. */
export function auctionOf(view: DiscoveryView, seat: number | null): Auction | null {
  const nations = view.nation.slice(0, view.players);
  const isOfNations = view.turn === 0 && view.options["nations"] === "auction" && nations.some((nation) => !nation);
  if (view.turn > 0 || (!isOfNations && !view.bidders)) return null;
  const clockwise = Array.from({ length: view.players }, (_, at) => (at + (seat ?? 0)) % view.players);
  const taken = nations.filter((nation) => nation).length;
  return {
    isOfNations,
    round: isOfNations ? taken + 1 : 1,
    rounds: isOfNations ? view.players : 1,
    bidders: clockwise
      .filter((one) => !isOfNations || !nations[one])
      .map((one) => {
        const bid = view.bids[one] ?? 0;
        // Once a round is won nobody bids any more.
        const isOut = view.bidders ? !hasBit(view.bidders, one) : bid < view.high_bid;
        return { seat: one, bid, isOut, isHighest: bid > 0 && bid === view.high_bid };
      }),
  };
}
