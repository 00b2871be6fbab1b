// The plan of bids in the making. It starts with the server's plan, and is sent as a whole.
import { errorMessage } from "../faults";
import { me } from "../me.svelte";
import type { TableStore } from "../net/table.svelte";
import { randomWord } from "../net/words";
import { lotsLeft, plannedBids, type PlannedBid, type Tied } from "./plan";
import type { EmpireView } from "./view";

export class PlanDraft {
  isOpen = $state(false);
  limits = $state<(number | null)[]>([]); // by place of the row, from 0 on; null: this card is not planned
  tied = $state<(Tied | null)[]>([]); // null: not chosen
  isReady = $state(false); // at the end of the round, by itself
  fault = $state("");
  #seen = $state<{ card: string; bid: PlannedBid } | null>(null); // the last bid that was on, and for which card

  constructor(private readonly table: TableStore) {}

  /** The bids that the server has planned for this seat. */
  get planned(): PlannedBid[] {
    return plannedBids(this.table.standing?.orders ?? []);
  }

  /** The bids as they are filled in. */
  get bids(): PlannedBid[] {
    return lotsLeft(this.table.view as EmpireView).flatMap((place) => {
      const amount = this.limits[place - 1] ?? null;
      return amount === null ? [] : [{ place, amount: Math.trunc(amount), tied: this.wayOf(place - 1) }];
    });
  }

  /** The choice for a tie of a bid: the player's, else to hold; a limit of 0 means that the card is not wanted. */
  wayOf(at: number): Tied {
    return this.tied[at] ?? (this.limits[at] === 0 ? "withdraw" : "hold");
  }

  /** Whether a limit of 0 holds: it gets the card for nothing if nobody else wants it. */
  get takesForNothing(): boolean {
    return this.bids.some(({ amount, tied }) => !amount && tied === "hold");
  }

  /** Whether people play without a clock, each when they find the time: then a plan is for the whole round. */
  get isByMail(): boolean {
    const { auction_seconds, seats } = this.table.facts ?? {};
    return !auction_seconds && (seats ?? []).filter(({ kind }) => kind === "human").length > 1;
  }

  /** Open it with the server's plan; by mail, before a plan was sent, with 0 for every card and ready at the end. */
  open(): void {
    const isNew = this.isByMail && !this.planned.length && !this.table.standing?.ready;
    const zeros = lotsLeft(this.table.view as EmpireView).map((place) => ({ place, amount: 0, tied: "hold" as const }));
    this.fill(isNew ? zeros : this.planned);
    [this.isReady, this.fault, this.isOpen] = [isNew || (this.table.standing?.ready ?? false), "", true];
  }

  fill(bids: readonly PlannedBid[]): void {
    const { row } = this.table.view as EmpireView;
    this.limits = row.map((_, at) => bids.find(({ place }) => place === at + 1)?.amount ?? null);
    this.tied = row.map((_, at) => bids.find(({ place }) => place === at + 1)?.tied ?? null);
  }

  close(): void {
    this.isOpen = false;
  }

  /** Send a plan, which replaces the one before; return whether the server took it. */
  async send(bids: readonly PlannedBid[] = this.bids, isReady = this.isReady): Promise<boolean> {
    this.fault = "";
    try {
      await me.api.setPlan(this.table.id, this.table.seat ?? 0, { bids: [...bids], ready: isReady, key: randomWord() });
    } catch (error) {
      this.fault = errorMessage(error);
    }
    return !this.fault;
  }

  /** Remember the bid that is on for a card. */
  see(card: string, bid: PlannedBid): void {
    if (this.#seen?.card !== card || this.#seen.bid.amount !== bid.amount || this.#seen.bid.tied !== bid.tied)
      this.#seen = { card, bid };
  }

  /** The bid that was on for a card, if any. */
  seen(card: string): PlannedBid | null {
    return this.#seen?.card === card ? this.#seen.bid : null;
  }

  /** Put the bid for one card into the plan again. */
  resume(bid: PlannedBid): Promise<boolean> {
    return this.send(
      [...this.planned.filter(({ place }) => place !== bid.place), bid],
      this.table.standing?.ready ?? false,
    );
  }

  /** Take the bid for one card out of the plan. */
  drop(place: number): Promise<boolean> {
    return this.send(
      this.planned.filter((bid) => bid.place !== place),
      this.table.standing?.ready ?? false,
    );
  }
}
