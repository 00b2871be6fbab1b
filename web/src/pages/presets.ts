// Set-ups to begin with; what is not named has the server's default.
import { me } from "../me.svelte";
import { say } from "../ui.svelte";
import type { Game, NewSeat, NewTable } from "../wire";

export type Preset = { name: string; table: NewTable };

const USUAL_LEVEL = 2;

/** A seat of our own, and bots in the others. */
export function against(bots: number, level = USUAL_LEVEL): NewSeat[] {
  return [{ kind: "mine" }, ...Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", level }))];
}

export const PRESETS: Preset[] = [
  { name: "first", table: { game: "discovery", seats: against(3), options: {} } },
  {
    name: "full",
    table: {
      game: "discovery",
      seats: against(3),
      options: { builders: true, expansion_buildings: true, nations: "random" },
    },
  },
  { name: "printed", table: { game: "discovery", seats: against(3), options: { edition: "2007" } } },
  { name: "two", table: { game: "discovery", seats: against(1), options: { two_player_captains: true } } },
  { name: "beginner", table: { game: "empire", seats: against(3), options: { version: "beginner" } } },
  { name: "standard", table: { game: "empire", seats: against(3), options: {} } },
];

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
    const isTable = (asked.game === "discovery" || asked.game === "empire") && Array.isArray(asked.seats);
    return isTable ? (asked as NewTable) : null;
  } catch {
    return null;
  }
}
