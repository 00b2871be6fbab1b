// The words in which acts of open auctions and open trading are announced to screen readers: a bid with its effect.
import type { Acts } from "../table/voice";
import { say } from "../ui.svelte";
import type { Happening } from "../wire";
import type { Args } from "../words/catalogue";
import { listed } from "../words/listed";
import { rivalsAt, standOf } from "./ladder";
import type { EmpireFigures, EmpireView } from "./view";

const KINDS: ReadonlySet<string> = new Set([
  "bids",
  "withdraws",
  "content",
  "ready",
  "offered",
  "offered-all",
  "traded",
  "lapsed",
  "won",
  "nobody-won",
]);

/** The acts of an open node as `reader` hears them: a bid with its effect while it is current. */
export function openActs(
  view: EmpireView,
  figures: EmpireFigures | null,
  reader: number | null,
  names: readonly string[],
): Acts {
  return {
    kinds: KINDS,
    wordsOf: ({ kind, args }: Happening) => {
      const { seat: bidder, amount } = args as Args;
      const [seat, bid] = [Number(bidder), Number(amount)];
      if (kind !== "bids" || view.bids[seat] !== bid) return null;
      const rivals = rivalsAt(view, bid, seat).map((rival) =>
        rival === reader ? say("empire-with-you") : (names[rival] ?? ""),
      );
      return say("empire-voice-bid", {
        who: seat === reader ? "you" : "other",
        name: names[seat] ?? "",
        amount: bid,
        stand: standOf(view, figures, seat),
        rivals: listed(rivals),
      });
    },
  };
}
