// The effect of a move on its seat beyond its events. The server works it out; each game has its own form of it.
import { me } from "../me.svelte";
import { Refused } from "../net/api";
import type { Shapes } from "../wire";

export class MoveOutlook<Outlook extends Shapes["Previewed"]["outlook"]> {
  /** The last answer; it stays while the next one is awaited. Null if the move has no such effect. */
  found = $state.raw<Outlook | null>(null);
  /** Whether the answer is about the move that was asked about last. */
  isKnown = $state(false);
  /** Whether the move that was asked about last is not legal. */
  isRefused = $state(false);
  #asked = 0;

  /** Ask about a move. Answers to earlier questions are dropped. */
  ask(table: string, seat: number, move: number | string): void {
    const asked = ++this.#asked;
    [this.isKnown, this.isRefused] = [false, false];
    me.api.outlook<Outlook>(table, seat, move).then(
      (found) => {
        if (asked === this.#asked) [this.found, this.isKnown] = [found, true];
      },
      (fault: unknown) => {
        // Without an answer the move can still be made.
        if (asked === this.#asked) this.isRefused = fault instanceof Refused;
      },
    );
  }

  /** There is no move to ask about. */
  clear(): void {
    this.#asked++;
    [this.found, this.isKnown, this.isRefused] = [null, false, false];
  }
}
