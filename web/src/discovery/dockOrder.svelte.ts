// The dock while its player puts it in a new order: the workers that join, and the order of sailing.
import { workerFrom, type Worker } from "./facts";
import type { BoardChoice, DiscoveryFigures, DiscoveryView } from "./view";

const PLACES = ["dock", "dock-x", "dock-y", "mayflower"];
const JOINING = "colonist"; // type of worker that joins from the supply

export interface DockWorker extends Worker {
  key: string;
  /** The place in the order as it was, from 1; 0 for a worker that joins. */
  from: number;
}

const kindOf = ({ seat, type }: Worker): string => `s${seat} ${type}`;

/** Lowest and highest number of workers that may join. */
export function joinRange(legal: readonly BoardChoice[]): readonly [number, number] {
  const amounts = legal.filter(({ kind }) => kind === "join").map(({ args }) => Number(args["amount"]));
  return [amounts.at(0) ?? 0, amounts.at(-1) ?? 0];
}

export class DockOrder {
  joining = $state(0);
  /** The keys of the workers that were named, in the order of sailing. */
  named = $state.raw<readonly string[]>([]);

  constructor(
    private readonly view: () => DiscoveryView,
    private readonly figures: () => DiscoveryFigures,
    private readonly seat: () => number,
  ) {}

  /** All workers in the order as it was; workers that join come last. */
  workers = $derived.by((): DockWorker[] => {
    const { spaces } = this.view();
    const found = PLACES.flatMap((place) => this.figures().spaces[place] ?? [])
      .sort((one, other) => one - other)
      .flatMap((space) => workerFrom(spaces[space] ?? 0) ?? [])
      .map((worker, at) => ({ ...worker, key: String(at), from: at + 1 }));
    const joined = Array.from({ length: this.joining }, (_, at) => ({
      ...{ seat: this.seat(), type: JOINING, from: 0 },
      key: `joined-${at}`,
    }));
    return [...found, ...joined];
  });

  /** The order of sailing: first those that were named, then the rest as it was. */
  order = $derived.by((): DockWorker[] => {
    const byKey = new Map(this.workers.map((worker) => [worker.key, worker]));
    const first = this.named.flatMap((key) => byKey.get(key) ?? []);
    return [...first, ...this.workers.filter(({ key }) => !this.named.includes(key))];
  });

  count = $derived.by(() => this.order.filter(({ key }) => this.named.includes(key)).length);

  /** Whether the order or the number of workers would change. */
  isChanged = $derived.by(
    () => this.joining > 0 || this.order.some((worker, at) => kindOf(worker) !== kindOf(this.workers[at] ?? worker)),
  );

  /** Clear the new order. */
  clear(joining: number): void {
    [this.joining, this.named] = [joining, []];
  }

  /** Name a worker as the next to sail, or take that back. */
  tap(key: string): void {
    this.named = this.named.includes(key) ? this.named.filter((one) => one !== key) : [...this.named, key];
  }

  /** Put a worker in the place of another; all up to the later of the two places are named. */
  move(key: string, to: string): void {
    const keys = this.order.map((worker) => worker.key);
    const [start, end] = [keys.indexOf(key), keys.indexOf(to)];
    if (start < 0 || end < 0 || start === end) return;
    keys.splice(end, 0, ...keys.splice(start, 1));
    this.named = keys.slice(0, Math.max(this.count, start + 1, end + 1));
  }

  /** Name the reader's own workers, in their order. */
  mineFirst(): void {
    this.named = this.workers.filter(({ seat }) => seat === this.seat()).map(({ key }) => key);
  }

  /** The whole order as one line of moves. Once workers of only one kind are left, their order is no choice. */
  get line(): string {
    const left = this.order.map(kindOf);
    const last = left.findLastIndex((kind) => kind !== left.at(-1));
    return [`join ${this.joining}`, ...left.slice(0, last + 1).map((kind) => `next ${kind}`)].join(" ");
  }
}
