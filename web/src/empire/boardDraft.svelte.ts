// An offer for the board in the making: its partner, the offer that it counters, the cards to give and to get. It is
// kept until it is sent or cleared, or the round ends.
import type { Problem } from "../wire";
import type { Draft } from "./draft.svelte";
import { CARDS, maySee, spendable } from "./facts";
import { lineOf } from "./line";
import { ANYBODY, countsOf, type Offer } from "./offers";
import { TradeOutlook } from "./tradeOutlook.svelte";
import type { EmpireFigures, EmpireView } from "./view";

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

  /** Open it with the two sides of an offer exchanged, as far as the reader can give what it asks for. */
  counter(offer: Offer, spendable: readonly number[]): void {
    [this.isOpen, this.to, this.counters] = [true, offer.seat, offer];
    this.given = countsOf(offer.asked).map((count, kind) => Math.min(count, spendable[kind] ?? 0));
    [this.asked, this.problem] = [countsOf(offer.given), null];
  }

  /** Take all cards out of it again. */
  clear(): void {
    [this.given, this.asked, this.problem, this.counters] = [nothing(), nothing(), null, null];
  }

  /** Close it; its cards are kept. */
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

/** Add a card that was dragged, `held:SEAT:KIND`, to an offer: given if it is the reader's, else asked for. */
export function bring(
  dragged: string,
  into: Draft | BoardDraft,
  view: EmpireView,
  figures: EmpireFigures | null,
  reader: number | null,
): void {
  const [, holder, name = ""] = dragged.split(":");
  const [seat, kind] = [Number(holder), CARDS.indexOf(name)];
  const isOwn = seat === reader;
  const held = isOwn ? spendable(view, figures, seat) : maySee(view, seat, reader) ? view.cards[seat] : null;
  if (kind >= 0) into.add(isOwn, kind, held ? (held[kind] ?? 0) : Infinity);
}
