// Set-ups to begin with; what is not named has the server's default.
import type { Preset } from "../game";
import { games } from "../games";
import { me } from "../me.svelte";
import { say } from "../ui.svelte";
import type { Game, NewSeat, NewTable } from "../wire";

/** The set-ups of all games, in the order in which games are listed. */
export const PRESETS: readonly Preset[] = games.flatMap((client) => client.presets);

/** A table for friends: one seat is ours, the others wait for whoever has the link. */
export function forFriends(game: Game, seats: number): NewTable {
  return { game, seats: [{ kind: "mine" }, ...Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: "open" }))] };
}

/** Seats whose people have a name each: who shares this screen and gave none is numbered; a single one has our own name. */
export function named(seats: NewSeat[], isShared: boolean): NewSeat[] {
  return seats.map((seat, at) => {
    if (seat.kind !== "mine") return seat;
    if (!isShared) return seat;
    const first = at === seats.findIndex((one) => one.kind === "mine");
    return { kind: "mine", name: seat.name || (first && me.name) || say("seat-name-default", { number: at + 1 }) };
  });
}

/** A table that the address asks for, as `carrack play` writes it; null if there is none, or nothing of the kind. */
export function askedTable(text: string | null): NewTable | null {
  if (!text) return null;
  try {
    const asked = JSON.parse(text) as Partial<NewTable>;
    const isTable = typeof asked.game === "string" && Array.isArray(asked.seats);
    return isTable ? (asked as NewTable) : null;
  } catch {
    return null;
  }
}
