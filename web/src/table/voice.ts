// Selects the events that Voice.svelte announces to screen readers.
import { clientOf } from "../games";
import type { Game, Happening } from "../wire";

/** The acts of an open node. Of several that wait to be announced only the latest is. */
export type Acts = {
  kinds: ReadonlySet<string>;
  wordsOf: (event: Happening) => string | null; // null: as the log has it
};

/** The events of the log without headings of empty parts and without acts that are followed by another. */
export function toAnnounce(events: readonly Happening[], game: Game, acts: Acts | null): Happening[] {
  const { turn, parts, summedUp } = clientOf(game).log;
  const isHead = ({ kind }: Happening): boolean => kind === turn || parts.includes(kind);
  const latest = acts && events.findLast(({ kind }) => acts.kinds.has(kind));
  const shown = events.filter(
    (event) => !summedUp.includes(event.kind) && (event === latest || !acts?.kinds.has(event.kind)),
  );
  return shown.filter((event, at) => {
    const next = shown[at + 1];
    return !(parts.includes(event.kind) && next && isHead(next));
  });
}
