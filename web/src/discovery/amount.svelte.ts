// An amount that is being chosen: a bid, or points to buy. The range is that of the menu's choice.
import type { Choice } from "../wire";

export class Amount {
  /** The number in the field, perhaps outside the range; null if the field is empty. */
  typed = $state<number | null>(null);
  choice = $derived.by(() => this.find());
  lowest = $derived.by(() => this.choice?.amount?.[0] ?? 0);
  highest = $derived.by(() => this.choice?.amount?.[1] ?? this.lowest);
  value = $derived.by(() => Math.min(this.highest, Math.max(this.lowest, Math.trunc(this.typed ?? this.lowest))));
  /** The move with this amount; null if there is nothing to choose. */
  move = $derived.by(() => (this.choice ? this.choice.move + this.value - this.lowest : null));

  constructor(private readonly find: () => Choice | undefined) {}
}
