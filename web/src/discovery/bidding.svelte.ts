// The auction before the first turn, and the reader's bid in it.
import type { TableStore } from "../net/table.svelte";
import type { Deciding } from "../table/deciding.svelte";
import { Amount } from "./amount.svelte";
import { type Auction, auctionOf } from "./auction";
import type { Position } from "./position.svelte";

export class Bidding {
  readonly amount: Amount;
  readonly auction: Auction | null = $derived.by(() =>
    this.table.isOver ? null : auctionOf(this.position.view, this.position.seat),
  );
  /** Whether the reader's bid is being chosen. */
  readonly isOpen: boolean = $derived.by(
    () => this.position.ask === "bid" && !this.deciding.inHand && !!this.amount.choice,
  );

  constructor(
    private readonly table: TableStore,
    private readonly position: Position,
    private readonly deciding: Deciding,
  ) {
    this.amount = new Amount(() => position.legal.find(({ kind }) => kind === "bid"));
  }
}
