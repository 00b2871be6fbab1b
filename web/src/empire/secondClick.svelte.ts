// Asks for a second click before an act that cannot be undone. The first click arms its button, which says so; a click
// on another button arms that one.
export class SecondClick {
  #armed = $state(""); // the act whose button waits for a second click

  /** Whether the button of an act waits for its second click. */
  isArmed(act: string): boolean {
    return this.#armed === act;
  }

  /** Note a click on the button of an act, which may need two of them; return whether to send it. */
  counts(act: string, needsTwo: boolean): boolean {
    const isSent = !needsTwo || this.#armed === act;
    this.#armed = isSent ? "" : act;
    return isSent;
  }

  /** Forget the first click. */
  clear(): void {
    this.#armed = "";
  }
}
