// The strip of events since the reader's last move: its steps, and the events that belong to it.
import { since } from "./logEvents";
import type { Scene } from "./scenes.svelte";
import type { Game, Happening } from "../wire";

/** A step of the strip: a symbol and a few words. Its scene is shown again when it is reached. */
export type Step<Shown extends Scene = Scene> = {
  scene: Shown;
  symbol: string;
  seat: number | null; // the acting seat
  text: string;
  isMine: boolean; // about the reader
};

/** All events since a player answered node `number`, from the first that is not the player's own move. */
export function newsOf(
  events: readonly Happening[],
  seat: number | null,
  number: number | null,
  game: Game,
): readonly Happening[] {
  if (seat === null || number === null) return [];
  const { touched, others } = since(events, seat, number, game);
  const first = Math.min(touched[0]?.serial ?? Infinity, others[0]?.serial ?? Infinity);
  return events.filter(({ serial }) => serial >= first);
}
