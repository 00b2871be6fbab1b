// Passes the money and points that the choice in hand would leave to the reader's card, by a context instead of
// properties of all components between.
import { getContext, setContext } from "svelte";

export type CardChange = { money: number; points: number };

const KEY = Symbol("changing");

/** Provide the change to the cards of this page: the reader's money and points after the choice in hand, or null. */
export function provideChange(change: () => CardChange | null): void {
  setContext(KEY, change);
}

/** A function that returns the change; on a page where nobody plays there is none. */
export function pendingChange(): () => CardChange | null {
  return getContext<(() => CardChange | null) | undefined>(KEY) ?? (() => null);
}
