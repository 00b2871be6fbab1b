// The bid that a player is about to make in an open auction. What is typed stays, whatever others do meanwhile.
export class Raise {
  typed = $state<number | null | undefined>(undefined); // undefined: nothing was typed yet; null: the field was emptied
  pointed = $state<number | null>(null); // the amount of the button that is pointed at
  isOvertaken = $state(false); // somebody raised since it was typed
  isTyped = $derived(this.typed !== undefined);
  /** The amount to show as a bid in hand. */
  inHand = $derived(this.pointed ?? this.typed ?? null);
  #card: string | null = null;
  #highest = 0;

  /**
   * Compare the card, the highest bid and one's own with those before. What was typed is dropped if the card is new or
   * the bid was reached.
   */
  see(card: string, highest: number, own: number): void {
    if (card !== this.#card || (this.typed != null && own >= this.typed)) this.clear();
    else if (highest !== this.#highest && this.typed !== undefined) this.isOvertaken = true;
    [this.#card, this.#highest] = [card, highest];
  }

  /** Type a number, or step to it. */
  type(amount: number | null): void {
    [this.typed, this.isOvertaken] = [amount, false];
  }

  clear(): void {
    [this.typed, this.isOvertaken, this.pointed] = [undefined, false, null];
  }
}
