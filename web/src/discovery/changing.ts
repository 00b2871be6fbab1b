// What the reader's card would show after the choice in hand, for that card alone, without handing it through all
// components between.
import { getContext, setContext } from "svelte";

export type Change = { money: number; points: number };

const KEY = Symbol("changing");

/** Let the cards of this page know what the choice in hand would leave the reader; null while there is none. */
export function provideChange(change: () => Change | null): void {
  setContext(KEY, change);
}

/** A function that returns the change; on a page where nobody plays there is none. */
export function pendingChange(): () => Change | null {
  return getContext<(() => Change | null) | undefined>(KEY) ?? (() => null);
}
