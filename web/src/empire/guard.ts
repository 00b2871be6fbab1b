// Ignores clicks on a button whose text has just changed: they were meant for the text before.
const REACTION = 400; // milliseconds from seeing a change to clicking with it in mind

export class Guard {
  #seen: string | null = null;
  #at = -Infinity;

  /** Remember the current text and the time of its last change. */
  see(what: string, now = performance.now()): void {
    if (this.#seen !== null && this.#seen !== what) this.#at = now;
    this.#seen = what;
  }

  /** Whether the last change is so recent that the player cannot have seen it before clicking. */
  isEarly(now = performance.now()): boolean {
    return now - this.#at < REACTION;
  }
}
