// What has come, shown in steps of a frame each.
import { inTurn } from "../frames";

type Step = () => void;

export class Stages {
  #steps: Step[] = []; // of what is under way
  #after: Step[] = []; // once that is done
  #afterNext: Step[] = []; // once what has come meanwhile is done
  #hasMore = false;
  #isDue = false;

  /** `next` gives the steps for all that has come; while `isUnseen` there are no frames, and nothing waits for one. */
  constructor(
    private readonly next: () => Step[],
    private readonly isUnseen: () => boolean = () => document.hidden,
    private readonly frame: (step: Step) => void = (step) => void inTurn(step),
  ) {}

  /** Something has come. */
  come(): void {
    this.#hasMore = true;
    this.#go();
  }

  /** Do something together with the last step of what has come so far; at once, if that is done. */
  then(step: Step): void {
    if (this.#hasMore) this.#afterNext.push(step);
    else if (this.#steps.length) this.#after.push(step);
    else step();
  }

  /** Leave what has come; what was to follow it follows now. */
  stop(): void {
    this.#steps = [];
    this.#hasMore = false;
    for (const step of [...this.#after.splice(0), ...this.#afterNext.splice(0)]) step();
  }

  #go(): void {
    if (this.isUnseen()) {
      while (this.#step());
    } else if (!this.#isDue) {
      this.#isDue = true;
      this.frame(() => {
        this.#isDue = false;
        // Whoever wants to look at what this step has changed asks for the next frame first, before it changes again.
        if (this.#step()) queueMicrotask(() => this.#go());
      });
    }
  }

  /** Do one step; whether there are more. */
  #step(): boolean {
    if (!this.#steps.length && this.#hasMore) {
      this.#hasMore = false;
      this.#steps = this.next();
      this.#after.push(...this.#afterNext.splice(0));
    }
    this.#steps.shift()?.();
    if (!this.#steps.length) for (const step of this.#after.splice(0)) step();
    return this.#steps.length > 0 || this.#hasMore;
  }
}
