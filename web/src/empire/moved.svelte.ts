// Bids that have just changed, with their amounts before: for the line behind a token and its rim.
import { SvelteMap } from "svelte/reactivity";

const LASTS = 1500; // milliseconds
const MOMENT = 500; // milliseconds within which bids count as made at once

export class Moved {
  readonly from = new SvelteMap<number, number>();
  #card: string | null = null;
  #bids: readonly number[] = [];
  readonly #times = new Map<number, number>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Compare the bids with those before. Bids reset for a new card do not count as changed. */
  see(card: string, bids: readonly number[]): void {
    if (card !== this.#card) this.stop();
    else
      bids.forEach((bid, seat) => {
        const before = this.#bids[seat] ?? 0;
        if (bid > before) this.#start(seat, before);
      });
    [this.#card, this.#bids] = [card, [...bids]];
  }

  /** The seats whose bids moved at the same moment as that of a seat, including that seat. */
  together(seat: number): number[] {
    const at = this.#times.get(seat) ?? 0;
    return [...this.from.keys()].filter((other) => Math.abs((this.#times.get(other) ?? 0) - at) <= MOMENT);
  }

  /** Forget all of them. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.from.clear();
  }

  #start(seat: number, before: number): void {
    clearTimeout(this.#timers.get(seat));
    this.from.delete(seat); // the last that moved comes last
    this.from.set(seat, before);
    this.#times.set(seat, performance.now());
    this.#timers.set(
      seat,
      setTimeout(() => this.from.delete(seat), LASTS),
    );
  }
}
