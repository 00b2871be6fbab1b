// Standing orders in words.
import { say } from "../ui.svelte";
import type { TableStore } from "../net/table.svelte";
import type { Order } from "../wire";
import type { Words } from "../words/words";
import { brief } from "./moves";

/** The number of auto-answers and planned moves of a seat. */
export function standingCount(standing: TableStore["standing"]): number {
  return Object.keys(standing?.answers ?? {}).length + (standing?.orders.length ?? 0);
}

/** An order in words: when it applies, and its move. */
export function orderWords({ kind, amount = 0, about = "", moves = [], place = 0 }: Order, words: Words): string {
  switch (kind) {
    case "bid":
      if (place) return say("standing-bid-place", { place, amount });
      return about
        ? say("standing-bid-card", { card: words.term("card", about), amount })
        : say("standing-bid", { amount });
    case "sell":
      return say("standing-sell", { amount });
    case "place":
      return say("standing-place", { moves: moves.map((move, at) => `${at + 1}. ${brief(move, words)}`).join("  ") });
  }
}
