// An offer in the making: its partner, the cards to give and to get, and its fault if it has one.
import type { Problem } from "../wire";
import { CARDS } from "./facts";
import { lineOf } from "./line";

const nothing = (): number[] => CARDS.map(() => 0);

export class Draft {
  partner = $state<number | null>(null);
  isCounter = $state(false); // the answer to an offer, whose maker is the partner
  given = $state<number[]>(nothing());
  asked = $state<number[]>(nothing());
  problem = $state.raw<Problem | null>(null);
  /** The offer as one line of notation; empty while it has nobody or nothing in it. */
  line = $derived.by(() => {
    if (this.partner === null) return "";
    return lineOf(this.isCounter ? "counter" : `offer s${this.partner}`, this.given, this.asked);
  });

  /** Begin an offer to somebody with these cards. */
  begin(partner: number, gives: readonly number[] = [], asks: readonly number[] = [], isCounter = false): void {
    [this.partner, this.isCounter, this.problem] = [partner, isCounter, null];
    this.given = CARDS.map((_, kind) => gives[kind] ?? 0);
    this.asked = CARDS.map((_, kind) => asks[kind] ?? 0);
  }

  /** Take all cards out of it again. */
  clear(): void {
    [this.given, this.asked, this.problem] = [nothing(), nothing(), null];
  }

  /** Close the offer and forget its cards. */
  drop(): void {
    this.partner = null;
    this.clear();
  }

  /** One more card of a kind: of those the reader gives, or of those asked for. */
  add(isGiven: boolean, kind: number, most: number): void {
    const counts = isGiven ? this.given : this.asked;
    counts[kind] = Math.min(most, (counts[kind] ?? 0) + 1);
  }
}
