// Asks for a second click on what cannot be undone. The first click arms its button for a while; a click on another
// button arms that one.
const ARMED = 4000; // milliseconds in which the second click counts

export class SecondClick {
  #armed = $state(""); // the act whose button waits for a second click
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the button of an act waits for its second click. */
  isArmed(act: string): boolean {
    return this.#armed === act;
  }

  /** Note a click on the button of an act that needs two of them or not; return whether it is to be sent. */
  counts(act: string, needsTwo: boolean): boolean {
    const isSecond = this.#armed === act;
    this.clear();
    if (!needsTwo || isSecond) return true;
    this.#armed = act;
    this.#timer = setTimeout(() => (this.#armed = ""), ARMED);
    return false;
  }

  /** Forget the first click. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#armed = "";
  }
}
