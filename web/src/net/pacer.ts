// Spaces out acts that come close together, so that each of them can be seen. Changes keep their order, and none is
// more than a second late.
const APART = 250; // milliseconds between two acts
const BEHIND = 1000; // milliseconds after which an act would come too late: then all that wait are shown together

type Waiting<Change> = { change: Change; due: number };

export class Pacer<Change> {
  #queue: Waiting<Change>[] = [];
  #last = -Infinity; // when the last act was due
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onDue` is called when there is something to take. */
  constructor(private readonly onDue: () => void) {}

  /**
   * Add a change. An act waits until the one before it has been seen; any other change comes with the act before it.
   */
  add(change: Change, isAct: boolean): void {
    const now = performance.now();
    const before = this.#queue.at(-1)?.due ?? now;
    const due = isAct ? Math.max(now, this.#last + APART) : Math.max(now, before);
    if (isAct) this.#last = due;
    this.#queue.push({ change, due });
    if (due > now + BEHIND) this.rush();
    else this.#wake();
  }

  /** Return the changes that are due, and remove them. */
  take(): Change[] {
    const now = performance.now();
    const late = this.#queue.findIndex(({ due }) => due > now);
    const taken = this.#queue.splice(0, late < 0 ? this.#queue.length : late);
    if (this.#queue.length) this.#wake();
    return taken.map(({ change }) => change);
  }

  /** Let all changes be due now. */
  rush(): void {
    if (!this.#queue.length) return;
    const now = performance.now();
    for (const waiting of this.#queue) waiting.due = Math.min(waiting.due, now);
    this.#last = Math.min(this.#last, now);
    this.#wake();
  }

  /** Drop all changes. */
  clear(): void {
    clearTimeout(this.#timer);
    [this.#queue, this.#last] = [[], -Infinity];
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const wait = (this.#queue[0]?.due ?? 0) - performance.now();
    if (wait <= 0) this.onDue();
    else this.#timer = setTimeout(() => this.onDue(), Math.ceil(wait));
  }
}
