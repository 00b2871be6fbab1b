// The bid that a player is about to make in an open auction. A typed number stays while others act.

/** The players who raised last while a bid was typed, and to what. */
export type Overtaking = { seats: readonly number[]; amount: number };

export class Raise {
  typed = $state<number | null | undefined>(undefined); // undefined: nothing was typed yet; null: the field was emptied
  pointed = $state<number | null>(null); // the amount of the button that is pointed at
  overtaking = $state.raw<Overtaking | null>(null); // somebody raised since it was typed
  isTyped = $derived(this.typed !== undefined);
  /** The amount to show as a bid in hand. */
  inHand = $derived(this.pointed ?? this.typed ?? null);
  #card: string | null = null;
  #bids: readonly number[] = [];

  /**
   * Compare the card and the bids of all seats with those before. A typed number is dropped if the card is new, or if
   * the reader's own bid has just become that number.
   */
  see(card: string, bids: readonly number[], seat: number): void {
    const hasRisen = (other: number): boolean => (bids[other] ?? 0) > (this.#bids[other] ?? 0);
    if (card !== this.#card || (hasRisen(seat) && this.typed === bids[seat])) this.clear();
    else if (this.isTyped) {
      const risen = bids.flatMap((amount, other) => (other !== seat && hasRisen(other) ? [{ amount, other }] : []));
      const amount = Math.max(...risen.map((one) => one.amount));
      const seats = risen.filter((one) => one.amount === amount).map(({ other }) => other);
      if (seats.length) this.overtaking = { seats, amount };
    }
    [this.#card, this.#bids] = [card, [...bids]];
  }

  /** Type a number, or step to it. */
  type(amount: number | null): void {
    [this.typed, this.overtaking] = [amount, null];
  }

  clear(): void {
    [this.typed, this.overtaking, this.pointed] = [undefined, null, null];
  }
}
