// Where a choice points on the table of `empire`: a nation that is laid out, or a player to make an offer to.
import type { Way } from "../game";
import type { Choice } from "../wire";
import { CARDS, emblemOf } from "./facts";

/** An offer, or the answer to one by another, is made up in the composer before anything is played. */
export const composed: ReadonlySet<string> = new Set(["offer", "counter"]);

export function targets({ kind, args }: Choice): string[] {
  if (kind === "select") return [`nation:${args["nation"]}`];
  return kind === "offer" ? [`seat:${args["seat_rival"]}`] : [];
}

/** How a choice can be dragged: a nation to one's own seat; an own card to the player who gets the offer, or that player's card to one's own seat. */
export function ways({ kind, args }: Choice, seat: number | null): Way[] {
  const mine = `seat:${seat}`;
  if (kind === "select") {
    const emblem = emblemOf(String(args["nation"]));
    return [{ from: `nation:${args["nation"]}`, to: mine, symbol: `nation-${emblem}`, tint: emblem }];
  }
  if (kind !== "offer") return [];
  const theirs = `seat:${args["seat_rival"]}`;
  return CARDS.flatMap((card) => [
    { from: `held:${seat}:${card}`, to: theirs, symbol: `card-${card}` },
    { from: `held:${args["seat_rival"]}:${card}`, to: mine, symbol: `card-${card}` },
  ]);
}
