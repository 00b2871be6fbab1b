// Points that are bought after a scoring: the number in hand, and the reader's money and points after buying them.
import type { Deciding } from "../table/deciding.svelte";
import { Amount } from "./amount.svelte";
import type { CardChange } from "./changing";
import { ageOfTurn } from "./facts";
import type { Position } from "./position.svelte";

export class PointsSale {
  readonly amount: Amount;
  /** The reader's points now. */
  readonly total: number = $derived.by(() => {
    const { figures, seat } = this.position;
    const rows: readonly { points: number }[] = figures.seats[seat ?? -1]?.sheet ?? [];
    return rows.reduce((sum, { points }) => sum + points, 0);
  });
  /** The change of the reader's card; null if no points are for sale. */
  readonly change: CardChange | null = $derived.by(() => {
    const { seat, ask, view, figures, money } = this.position;
    if (seat === null || ask !== "points" || this.deciding.inHand) return null;
    const price = figures.point_prices[(ageOfTurn[view.turn - 1] ?? 3) - 1] ?? 0;
    const count = this.amount.choice ? this.amount.value : 0;
    return { money: money - count * price, points: this.total + count };
  });

  constructor(
    private readonly position: Position,
    private readonly deciding: Deciding,
  ) {
    this.amount = new Amount(() => position.legal.find(({ kind }) => kind === "points"));
  }
}
