// Standing orders in words.
import { say } from "../ui.svelte";
import type { Order } from "../wire";
import type { Words } from "../words/words";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Moves as an order has them, in a few words; a placement as who goes where. */
export function brief(text: string, words: Words): string {
  return text
    .split(" | ")
    .map((move) => {
      const [kind, type = "", place = ""] = move.split(" ");
      return kind === "place" ? `${capital(words.term("type", type))} → ${words.term("place", place)}` : move;
    })
    .join(" · ");
}

/** When an order speaks, and what it says. */
export function orderWords({ kind, amount = 0, about = "", moves = [] }: Order, words: Words): string {
  switch (kind) {
    case "bid":
      return about ? say("standing-bid-card", { card: words.term("card", about), amount }) : say("standing-bid", { amount });
    case "sell":
      return say("standing-sell", { amount });
    case "place":
      return say("standing-place", { moves: moves.map((move, at) => `${at + 1}. ${brief(move, words)}`).join("  ") });
  }
}
