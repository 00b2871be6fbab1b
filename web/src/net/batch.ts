// Collects updates and applies all of them together in the next frame: the page never shows half of an update.
import { inNextFrame } from "../frames";

type Callback = () => void;

export class FrameBatch {
  #after: Callback[] = []; // callbacks that follow the pending updates
  #isPending = false;
  #isScheduled = false;
  #isHeld = false; // data that belongs to the updates has not arrived yet

  /** `apply` applies every pending update. While `isHidden` there are no frames, and updates are applied at once. */
  constructor(
    private readonly apply: Callback,
    private readonly isHidden: () => boolean = () => document.hidden,
    private readonly frame: (step: Callback) => void = inNextFrame,
  ) {}

  /** An update has arrived: schedule a frame that applies all pending ones. */
  add(): void {
    this.#isPending = true;
    if (this.isHidden()) this.#flush();
    else if (!this.#isScheduled) {
      this.#isScheduled = true;
      this.frame(() => {
        this.#isScheduled = false;
        this.#flush();
      });
    }
  }

  /** Run a callback together with the updates that are pending; at once if none is. */
  then(step: Callback): void {
    if (this.#isPending || this.#isHeld) this.#after.push(step);
    else step();
  }

  /** Hold updates and their callbacks until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Apply the queued changes now. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#isPending = true;
    this.#flush();
  }

  /** Drop the pending updates; their callbacks run now. */
  stop(): void {
    this.#isHeld = false;
    this.#isPending = false;
    for (const step of this.#after.splice(0)) step();
  }

  #flush(): void {
    if (!this.#isPending || this.#isHeld) return;
    this.#isPending = false;
    this.apply();
    for (const step of this.#after.splice(0)) step();
  }
}
