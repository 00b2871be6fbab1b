// Notices that the reader was away: the page hidden, or the connection lost, for more than a minute.
const LONG = 60_000; // milliseconds
const CATCH_UP = 5000; // milliseconds for events to arrive after the connection is back

export class Absence {
  /** Whether the reader has just come back after a long time. */
  hasReturned = $state(false);
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Note whether the reader can see the table now. */
  note(isAway: boolean): void {
    if (isAway) {
      this.#since ??= Date.now();
      return;
    }
    const was = this.#since;
    this.#since = null;
    if (was === null || Date.now() - was <= LONG) return;
    this.hasReturned = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), CATCH_UP);
  }

  /** The return was answered, or nothing has happened meanwhile. */
  settle(): void {
    clearTimeout(this.#timer);
    this.hasReturned = false;
  }
}
