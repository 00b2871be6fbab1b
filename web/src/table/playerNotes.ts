// Notes about a player: connected, a bot of a level, away, resigned; and whether a decision is due.
import type { TableStore } from "../net/table.svelte";
import { say } from "../ui.svelte";

export function notesOf(table: TableStore, seat: number): string[] {
  const facts = table.seats[seat];
  const found: string[] = [];
  if (table.yours.includes(seat)) found.push(say("table-you"));
  if (facts?.kind === "bot") found.push(say("table-level", { level: facts.level ?? "" }));
  else if (table.present.includes(seat)) found.push(say("table-connected"));
  if (facts?.is_away) found.push(say("table-is-away"));
  if (facts?.has_resigned) found.push(say("table-has-resigned"));
  if (table.view?.committed.includes(seat)) found.push(say("table-has-chosen"));
  else if (table.awaited.includes(seat)) found.push(say("table-to-choose"));
  return found;
}
