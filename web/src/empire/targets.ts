// Maps choices of `empire` to targets: a nation on the table, or the player who gets an offer.
import type { DragPath } from "../game";
import type { Choice } from "../wire";
import { CARDS, emblemOf } from "./facts";

/** Offers and counter-offers are made in the composer, or in the drawer of the offer board, before they are played. */
export const composed: ReadonlySet<string> = new Set(["offer", "offer-all", "counter", "reply"]);

export function targets({ kind, args }: Choice): string[] {
  if (kind === "select") return [`nation:${args["nation"]}`];
  return kind === "offer" ? [`seat:${args["seat_rival"]}`] : [];
}

/**
 * The ways to make a choice by dragging: a nation to one's seat; one's card to the player who gets the offer; that
 * player's card to one's seat.
 */
export function dragPaths({ kind, args }: Choice, seat: number | null): DragPath[] {
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
