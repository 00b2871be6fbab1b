// Presets of new tables; options that are left out have the server's default.
import type { Preset } from "../game";
import { games } from "../games";
import { me } from "../me.svelte";
import { say } from "../ui.svelte";
import type { GameInfo, NewSeat, NewTable } from "../wire";
import { hasClock, usualSeconds } from "./clock";

/** The presets of all games, in list order. */
export const PRESETS: readonly Preset[] = games.flatMap((client) => client.presets);

/** A table for friends: one seat is the player's, the others are open to everybody with the link. */
export function forFriends({ name, options }: GameInfo, count: number): NewTable {
  const seats: NewSeat[] = [{ kind: "mine" }, ...Array.from({ length: count - 1 }, (): NewSeat => ({ kind: "open" }))];
  return { game: name, seats, auction_seconds: hasClock(name, options, {}) ? usualSeconds(seats) : 0 };
}

/** Seats with names for players who share this screen: the given name, our own for the first, else a number. */
export function named(seats: NewSeat[], isShared: boolean): NewSeat[] {
  return seats.map((seat, at) => {
    if (seat.kind !== "mine") return seat;
    if (!isShared) return seat;
    const first = at === seats.findIndex((one) => one.kind === "mine");
    return { kind: "mine", name: seat.name || (first && me.name) || say("seat-name-default", { number: at + 1 }) };
  });
}

/** The table in the address, as `carrack play` writes it; null if it is missing or malformed. */
export function tableFromAddress(text: string | null): NewTable | null {
  if (!text) return null;
  try {
    const asked = JSON.parse(text) as Partial<NewTable>;
    const isTable = typeof asked.game === "string" && Array.isArray(asked.seats);
    return isTable ? (asked as NewTable) : null;
  } catch {
    return null;
  }
}
