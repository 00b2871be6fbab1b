// An offer for the board in the making: to whom, what it counters, what one gives and asks for. It is kept until it is
// sent or cleared, or the round ends.
import type { Problem } from "../wire";
import { CARDS } from "./facts";
import { lineOf } from "./line";
import { ANYBODY, countsOf, type Offer } from "./offers";
import { TradeOutlook } from "./tradeOutlook.svelte";

const nothing = (): number[] => CARDS.map(() => 0);

export class BoardDraft {
  isOpen = $state(false);
  to = $state(ANYBODY);
  counters = $state.raw<Offer | null>(null); // the offer that it answers
  given = $state<number[]>(nothing());
  asked = $state<number[]>(nothing());
  problem = $state.raw<Problem | null>(null);
  readonly outlook = new TradeOutlook(); // if somebody accepts it
  isEmpty = $derived(![...this.given, ...this.asked].some(Boolean));
  /** The offer as one line of notation; empty while nothing is in it. */
  line = $derived(lineOf(this.#head(), this.given, this.asked));

  #round = 0;

  /** Put it away with its round: cards and gold have changed by the next one. */
  see(round: number): void {
    if (round !== this.#round && this.#round) {
      this.clear();
      this.close();
    }
    this.#round = round;
  }

  /** Open it as it was left. */
  open(): void {
    this.isOpen = true;
  }

  /** Open it for an offer to a seat, or to anybody. */
  address(to: number): void {
    [this.isOpen, this.to, this.counters] = [true, to, null];
  }

  /** Open it with the two sides of an offer exchanged. */
  counter(offer: Offer): void {
    [this.isOpen, this.to, this.counters] = [true, offer.seat, offer];
    [this.given, this.asked, this.problem] = [countsOf(offer.asked), countsOf(offer.given), null];
  }

  /** Take all cards out of it again. */
  clear(): void {
    [this.given, this.asked, this.problem, this.counters] = [nothing(), nothing(), null, null];
  }

  /** Close it; what was filled in is kept. */
  close(): void {
    this.isOpen = false;
  }

  /** One more card of a kind: of those the reader gives, or of those asked for. */
  add(isGiven: boolean, kind: number, most: number): void {
    const counts = isGiven ? this.given : this.asked;
    counts[kind] = Math.min(most, (counts[kind] ?? 0) + 1);
  }

  #head(): string {
    if (this.counters) return `counter s${this.counters.seat} ${this.counters.place}`;
    return this.to === ANYBODY ? "offer anybody" : `offer s${this.to}`;
  }
}
