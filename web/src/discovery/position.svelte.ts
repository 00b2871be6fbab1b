// The position at the table, and the question that the reader is asked there.
import type { TableStore } from "../net/table.svelte";
import type { Choice } from "../wire";
import type { DiscoveryFigures, DiscoveryView } from "./view";

export class Position {
  readonly view: DiscoveryView = $derived.by(() => this.table.view as DiscoveryView);
  readonly figures: DiscoveryFigures = $derived.by(() => this.table.figures as DiscoveryFigures);
  readonly seat: number | null = $derived.by(() => this.table.seat);
  readonly isAsked: boolean = $derived.by(
    () => this.seat !== null && this.view.deciders.includes(this.seat) && !this.table.isOver,
  );
  /** Whether the reader has answered a question that others still think about. */
  readonly isIn: boolean = $derived.by(() => this.seat !== null && this.view.committed.includes(this.seat));
  /** Identifies the question: another one has another node. */
  readonly node: string = $derived.by(() => `${this.view.number} ${this.view.takebacks} ${this.seat}`);
  /** The kind of the question; empty if the reader is not asked. */
  readonly ask: string = $derived.by(() => (this.isAsked ? (this.view.ask?.kind ?? "") : ""));
  readonly legal: readonly Choice[] = $derived.by(() =>
    this.isAsked ? (this.table.menu ?? []).filter((choice) => !choice.refusal) : [],
  );
  /** The choice to forgo, if there is one. */
  readonly pass: Choice | undefined = $derived.by(() => this.legal.find(({ kind }) => kind === "pass"));
  /** The reader's money. */
  readonly money: number = $derived.by(() => this.view.money[this.seat ?? 0] ?? 0);

  constructor(private readonly table: TableStore) {}
}
