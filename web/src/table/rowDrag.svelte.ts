// Drags a row of a list by its handle to another place in the list. Escape cancels.
export class RowDrag {
  from = $state<number | null>(null); // the dragged row
  to = $state<number | null>(null); // its place if it were dropped now
  readonly #rows: () => readonly Element[];
  readonly #onmove: (from: number, to: number) => void;

  constructor(rows: () => readonly Element[], onmove: (from: number, to: number) => void) {
    this.#rows = rows;
    this.#onmove = onmove;
  }

  /** Start at a handle, which keeps the pointer until it is released. */
  start(event: PointerEvent, row: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    [this.from, this.to] = [row, row];
  }

  follow(event: PointerEvent): void {
    if (this.from === null) return;
    const middles = this.#rows().map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    this.to = placeAt(event.clientY, middles, this.from);
  }

  drop(): void {
    const { from, to } = this;
    this.cancel();
    if (from !== null && to !== null && from !== to) this.#onmove(from, to);
  }

  cancel(): void {
    [this.from, this.to] = [null, null];
  }

  /** The place where the row would be inserted: above or below a row, or nowhere. */
  sideOf(row: number): "above" | "below" | null {
    if (this.from === null || this.to !== row || this.to === this.from) return null;
    return this.to < this.from ? "above" : "below";
  }
}

/** The place of a dragged row whose pointer is at `y`: it passes a row when it has crossed that row's middle. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, row) => row !== from && middle < y).length;
}

/** A copy of a list with one element moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
