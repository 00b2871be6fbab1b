// The offers in the order in which they came, newest first. While the pointer rests on the board nothing moves: new
// offers wait, and those that are gone stay, struck through.
import { offerKey, type Offer } from "./offers";

export type OfferEntry = { key: string; offer: Offer; isNew: boolean; isGone: boolean };

const NEW = 300; // milliseconds of gold
const LAPSED = 2000; // milliseconds that an offer that lapsed is still seen

export class OfferList {
  entries = $state.raw<readonly OfferEntry[]>([]);
  #waiting = $state.raw<readonly OfferEntry[]>([]); // came while the board was at rest
  #isHeld = false;
  #isFilled = false;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The offers that came while the board was at rest. */
  get waiting(): readonly OfferEntry[] {
    return this.#waiting;
  }

  /**
   * Update the list with the offers on the board. `hasLapsed` tells whether one that is gone has lapsed. Offers of
   * `reader` never wait.
   */
  see(
    offers: readonly Offer[],
    hasLapsed: (offer: Offer) => boolean = () => false,
    reader: number | null = null,
  ): void {
    const now = new Map(offers.map((offer) => [offerKey(offer), offer]));
    const known = new Set([...this.entries, ...this.#waiting].filter(({ isGone }) => !isGone).map(({ key }) => key));
    const came = [...now].flatMap(([key, offer]) =>
      known.has(key) ? [] : [{ key, offer, isNew: this.#isFilled, isGone: false }],
    );
    this.#waiting = this.#waiting.filter(({ key }) => now.has(key));
    const kept = this.entries.flatMap((entry) => {
      const offer = now.get(entry.key);
      if (offer && !entry.isGone) return [{ ...entry, offer }];
      if (!entry.isGone && hasLapsed(entry.offer)) this.#after(LAPSED, () => this.#forget(entry.key));
      return entry.isGone || this.#isHeld || hasLapsed(entry.offer) ? [{ ...entry, isGone: true }] : [];
    });
    const again = new Set(came.map(({ key }) => key)); // made again after it was gone
    const left = kept.filter(({ key, isGone }) => !isGone || !again.has(key));
    const waits = ({ offer }: OfferEntry): boolean => this.#isHeld && offer.seat !== reader;
    this.#waiting = [...came.filter(waits), ...this.#waiting];
    this.entries = [...came.filter((entry) => !waits(entry)), ...left];
    if (came.length && this.#isFilled) this.#after(NEW, () => this.#age());
    this.#isFilled = true;
  }

  /** The pointer rests on the board. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Show the offers that waited, and drop those that are gone. */
  release(): void {
    this.#isHeld = false;
    const kept = this.entries.filter(({ isGone }) => !isGone);
    if (this.#waiting.length) this.#after(NEW, () => this.#age());
    [this.entries, this.#waiting] = [[...this.#waiting, ...kept], []];
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #age(): void {
    this.entries = this.entries.map((entry) => ({ ...entry, isNew: false }));
  }

  #forget(key: string): void {
    if (!this.#isHeld) this.entries = this.entries.filter((entry) => !entry.isGone || entry.key !== key);
  }

  #after(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
