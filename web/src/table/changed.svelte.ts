// Marks what has changed for a short time: the waiting room shows changed seats and options in gold.
import { SvelteSet } from "svelte/reactivity";

export const MARKED = 3_000; // milliseconds that a change stays marked

export class Changed {
  readonly marked = new SvelteSet<string>();
  #known: Map<string, string> | null = null; // null before the first values, which are no change
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Compare values by key with those of the last call; new and different ones are marked. */
  update(values: Iterable<readonly [key: string, value: string]>): void {
    const now = new Map(values);
    for (const [key, value] of now) if (this.#known && this.#known.get(key) !== value) this.#mark(key);
    this.#known = now;
  }

  /** Stop all timers, when the component is removed. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #mark(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.marked.add(key);
    this.#timers.set(
      key,
      setTimeout(() => this.marked.delete(key), MARKED),
    );
  }
}
