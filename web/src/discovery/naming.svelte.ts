// The workers of a region that are being named: victims of a battle or a plague, or migrants. They are tapped one by
// one, in the stage or on the map, and played as one line. The engine says which can be named (`figures.picking`).
import type { Deciding } from "../table/deciding.svelte";
import { ui } from "../ui.svelte";
import { types } from "./facts";
import type { MapMarks } from "./mapMarks";
import type { Picking } from "./view";

/** Kinds of victims: every type of worker, and the militia, in the order in which they are named. */
export const VICTIMS: readonly string[] = [...types, "militia"];
const FIGURE = /^figure:([a-z]+)(?::(\d+))?$/;
const NOBODY: readonly string[] = [];

export class Naming {
  #ids = $state.raw<{ node: string; ids: readonly string[] }>({ node: "", ids: NOBODY });
  /** The question, or null if nobody is to be named. */
  readonly picking: Picking | null = $derived.by(() => this.asked());
  /** The figures named so far, such as `soldier:1`. A new question begins without any. */
  readonly named: readonly string[] = $derived.by(() => (this.#ids.node === this.node() ? this.#ids.ids : NOBODY));
  readonly count: number = $derived(this.named.length);
  readonly isComplete: boolean = $derived.by(
    () => !!this.picking && this.count >= this.picking.least && this.count <= this.picking.most,
  );
  readonly isFull: boolean = $derived.by(() => !!this.picking && this.count === this.picking.most);
  /** The targets that can be tapped: every figure of the stage, and the types of the row on the map. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const pool = this.picking?.pool ?? [];
    return new Set(
      VICTIMS.flatMap((type, at) => {
        const numbers = Array.from({ length: pool[at] ?? 0 }, (_, number) => `figure:${type}:${number}`);
        return numbers.length ? [`figure:${type}`, ...numbers] : [];
      }),
    );
  });
  readonly marks: MapMarks["naming"] = $derived.by(() => {
    const { picking } = this;
    if (!picking) return null;
    const inPool = VICTIMS.filter((_, at) => (picking.pool[at] ?? 0) > 0);
    return {
      region: picking.region,
      owner: picking.owner,
      types: new Set(inPool),
      named: new Set(this.named.map(typeOf)),
    };
  });

  constructor(
    private readonly asked: () => Picking | null,
    private readonly node: () => string,
    private readonly deciding: Deciding,
  ) {}

  isNamed(type: string, number: number): boolean {
    return this.named.includes(`${type}:${number}`);
  }

  namedOf(type: string): number {
    return this.named.filter((id) => typeOf(id) === type).length;
  }

  /**
   * Handle a tap on a figure: it is named, or is not any more. If as many are named as may be, the last one is
   * replaced. A tap on a type on the map names its next figure; after the last one it clears them. Without confirmation
   * the last tap plays. Returns whether it was a figure.
   */
  tap(target: string): boolean {
    const [, type = "", number] = FIGURE.exec(target) ?? [];
    if (!this.picking || !type || !this.lit.has(target)) return false;
    this.deciding.drop();
    const id = number === undefined ? this.#next(type) : `${type}:${number}`;
    if (id === null) this.#set(this.named.filter((one) => typeOf(one) !== type));
    else if (this.named.includes(id)) this.#set(this.named.filter((one) => one !== id));
    else this.#set([...(this.isFull ? this.named.slice(0, -1) : this.named), id]);
    if (this.isFull && this.named.includes(id ?? "") && !ui.asksFirst) this.play();
    return true;
  }

  /** Whether a tap on a figure takes back that it was named. */
  isTakenBack(target: string): boolean {
    const [, type = "", number] = FIGURE.exec(target) ?? [];
    return number === undefined ? this.#next(type) === null : this.isNamed(type, Number(number));
  }

  play(): void {
    if (this.isComplete) this.deciding.play(this.line());
    this.clear();
  }

  clear(): void {
    this.#set(NOBODY);
  }

  /** The named workers as one line of moves, types in ascending order. */
  line(): string {
    const { picking } = this;
    if (!picking) return "";
    if (picking.kind === "cull") return `cull ${this.count}`;
    const counts = VICTIMS.map((type) => this.namedOf(type));
    const last = counts.findLastIndex((count) => count > 0);
    const moves = VICTIMS.flatMap((type, at) =>
      Array.from({ length: counts[at] ?? 0 }, () => `${picking.kind} ${type}`),
    );
    // A player who could name more ends with a pass; with nobody left to name the engine goes on by itself.
    const hasMore = picking.pool.some((count, at) => at >= last && count > (counts[at] ?? 0));
    return [...moves, ...(this.isFull || !hasMore ? [] : ["pass"])].join(" ");
  }

  /** The first figure of a type that is not named; null if all are, or as many as may be. */
  #next(type: string): string | null {
    const pool = this.picking?.pool[VICTIMS.indexOf(type)] ?? 0;
    if (this.isFull && this.namedOf(type)) return null;
    const free = Array.from({ length: pool }, (_, number) => number).find((number) => !this.isNamed(type, number));
    return free === undefined ? null : `${type}:${free}`;
  }

  #set(ids: readonly string[]): void {
    this.#ids = { node: this.node(), ids };
  }
}

function typeOf(id: string): string {
  return id.split(":")[0] ?? "";
}
