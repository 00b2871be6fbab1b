// Passes the targets of the choice in hand, and what taps do, to every target of a table: by a context instead of
// properties of all components between.
import { getContext, setContext } from "svelte";

const HELD = Symbol("holding");
const TAPS = Symbol("taps");
const NOTHING: ReadonlySet<string> = new Set();

/** Let the targets of this page know which of them are held. */
export function provideHeld(held: () => ReadonlySet<string>): void {
  setContext(HELD, held);
}

/** A function that returns the held targets; on a page where nobody plays it returns none. */
export function heldTargets(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(HELD) ?? (() => NOTHING);
}

/** Provide the words for what a tap on a lit target does; empty if there are none. */
export function provideTapWords(wordsOf: (target: string) => string): void {
  setContext(TAPS, wordsOf);
}

/** A function that returns these words; on a page where nobody plays it returns none. */
export function tapWords(): (target: string) => string {
  return getContext<((target: string) => string) | undefined>(TAPS) ?? (() => "");
}
