// The choice in hand. InHand.svelte shows it as a box, InHandLine.svelte in one line; both use HeldAmount and
// HeldButtons.
import { afterNextFrame } from "../frames";
import { me } from "../me.svelte";
import type { TableStore } from "../net/table.svelte";
import type { Choice, Happening } from "../wire";
import type { Teller } from "../words/narrate";
import type { Deciding } from "./deciding.svelte";
import { highestShown } from "./moves";

export type HeldProps = { choice: Choice; table: TableStore; teller: Teller; deciding: Deciding };

/** A choice with its amount, the move that they make, and the events that this move would cause. */
export class Held {
  readonly lowest: number;
  readonly highest: number;
  readonly hasAmount: boolean;
  typed = $state<number | null>(null); // the number in the field, perhaps outside the range; null if it is empty
  outcome = $state.raw<readonly Happening[] | null>(null); // null until the server has answered
  amount = $derived.by(() => Math.min(this.highest, Math.max(this.lowest, Math.trunc(this.typed ?? this.lowest))));
  #move = $derived.by(() => this.choice.move + this.amount - this.lowest);

  /** For a component that shows this choice until it is destroyed. */
  constructor(
    private readonly choice: Choice,
    private readonly table: TableStore,
    private readonly deciding: Deciding,
  ) {
    this.lowest = choice.amount?.[0] ?? 0;
    this.highest = highestShown(choice);
    this.hasAmount = this.highest > this.lowest;
    this.typed = this.lowest;
    $effect(() => this.#preview(this.#move));
  }

  get isBusy(): boolean {
    return this.table.waiting > 0;
  }

  /** Play the typed amount. The browser reports a number outside the range and does not submit it. */
  readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!this.isBusy) this.deciding.play(this.#move);
  };

  /**
   * Ask the server for the events that a move would cause, once the choice is shown. Returns a function that cancels
   * it.
   */
  #preview(move: number): () => void {
    this.outcome = null;
    return afterNextFrame(() => {
      me.api.preview(this.table.id, this.table.seat ?? 0, move).then(
        (events) => move === this.#move && (this.outcome = events),
        () => undefined, // without a preview the move can still be played; the server then reports any error
      );
    });
  }
}
