// The rows of the boxes as they would be once a worker has gone to the front. The server works them out.
import { getContext, setContext } from "svelte";
import { me } from "../me.svelte";
import type { DiscoveryView } from "./view";

/** The change of a space: a worker comes to the front, or shifts by one. */
export type Shift = "front" | "back";

const KEY = Symbol("fronting");
const NONE: ReadonlyMap<number, Shift> = new Map();

export class Fronting {
  /** The workers on all spaces after the move that was asked about last; null while that is not known. */
  spaces = $state.raw<readonly number[] | null>(null);
  #asked = 0;

  /** Ask about a move; null clears the answer. Answers to earlier questions are dropped. */
  ask(table: string, seat: number, move: number | null): void {
    const asked = ++this.#asked;
    this.spaces = null;
    if (move === null) return;
    me.api.outlook(table, seat, move).then(
      (found) => {
        if (asked === this.#asked) this.spaces = found && "front" in found ? (found.front?.spaces ?? null) : null;
      },
      () => undefined, // the worker can be moved without it
    );
  }
}

/** The spaces whose worker would be another one, by number. */
export function shifts(view: DiscoveryView, after: readonly number[] | null): ReadonlyMap<number, Shift> {
  if (!after) return NONE;
  const changed = after.flatMap((code, space) => (code !== view.spaces[space] ? [space] : []));
  return new Map(changed.map((space, at) => [space, at ? "back" : "front"]));
}

/** Let the spaces of this page know which of them would change. */
export function provideShifts(found: () => ReadonlyMap<number, Shift>): void {
  setContext(KEY, found);
}

/** A function that returns the changes; on a page where nobody plays there are none. */
export function pendingShifts(): () => ReadonlyMap<number, Shift> {
  return getContext<(() => ReadonlyMap<number, Shift>) | undefined>(KEY) ?? (() => NONE);
}
