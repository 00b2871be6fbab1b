// How acts of an open auction and of open trading are told to screen readers: a bid also with what it would do.
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

/** The acts of an open node in the eyes of `reader`. A bid is told with what it would do as long as it stands. */
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
