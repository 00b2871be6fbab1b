// Passes the targets of the choice in hand to every target of a table, by a context instead of properties of all
// components between.
import { getContext, setContext } from "svelte";

const KEY = Symbol("holding");
const NOTHING: ReadonlySet<string> = new Set();

/** Let the targets of this page know which of them are held. */
export function provideHeld(held: () => ReadonlySet<string>): void {
  setContext(KEY, held);
}

/** A function that returns the held targets; on a page where nobody plays it returns none. */
export function heldTargets(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(KEY) ?? (() => NOTHING);
}
