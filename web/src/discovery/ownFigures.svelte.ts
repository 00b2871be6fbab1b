// Figures of the reader's own seat: chances, prices and worth as far as this seat knows. The server works them out on
// demand.
import { me } from "../me.svelte";
import type { TableStore } from "../net/table.svelte";
import type { DiscoveryOwnFigures } from "./view";

export class OwnFiguresStore {
  #kept = $state.raw<{ of: string; figures: DiscoveryOwnFigures } | null>(null);
  #asked = "";
  /** The figures of the position that is shown; null while they are not known. */
  found = $derived.by(() => (this.#kept?.of === this.#position ? this.#kept.figures : null));

  constructor(private readonly table: TableStore) {}

  /** The position and seat that figures belong to. */
  get #position(): string {
    const { view, seat } = this.table;
    return `${view?.number} ${view?.takebacks} ${seat}`;
  }

  /** Fetch the figures of this position, once. While a move is on its way, it is about to change. */
  ask(): void {
    const position = this.#position;
    const { id, seat, isOver, waiting } = this.table;
    if (seat === null || isOver || waiting > 0 || this.#asked === position) return;
    this.#asked = position;
    me.api.ownFigures(id, seat).then(
      ({ figures, number, takebacks }) => {
        this.#kept = { of: `${number} ${takebacks} ${seat}`, figures: figures as DiscoveryOwnFigures };
      },
      // The rest is shown without them, and the next popover asks again.
      () => this.#asked === position && (this.#asked = ""),
    );
  }
}
