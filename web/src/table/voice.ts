// Which events are told to screen readers, and in what words; Voice.svelte tells them.
import { clientOf } from "../games";
import type { Game, Happening } from "../wire";

/** Acts that all players may do at any moment: of several that wait to be told only the latest counts. */
export type Acts = {
  kinds: ReadonlySet<string>;
  wordsOf: (event: Happening) => string | null; // null: as the log has it
};

/** The events of the log without headings of empty parts, and without acts that a later one has overtaken. */
export function toTell(events: readonly Happening[], game: Game, acts: Acts | null): Happening[] {
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
