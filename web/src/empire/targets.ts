// Where a choice points on the table of `empire`: a nation that is laid out, or a player to make an offer to.
import type { Choice } from "../wire";

export function targets({ kind, args }: Choice): string[] {
  if (kind === "select") return [`nation:${args["nation"]}`];
  return kind === "offer" ? [`seat:${args["seat_rival"]}`] : [];
}
