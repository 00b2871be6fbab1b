// A move of workers from one region to another (Stables, Migration) while it is being made: first the worker or the
// region that is left, then where they go.
import type { Deciding } from "../table/deciding.svelte";
import type { Choice } from "../wire";
import { mover } from "./targets";
import type { Args } from "./view";

export const MOVES: ReadonlySet<string> = new Set(["stable", "migrate"]);
const from = (choice: Choice): string => `region:${(choice.args as Args)["region_from"]}`;
const to = (choice: Choice): string => `region:${(choice.args as Args)["region_to"]}`;

export class Moving {
  #tapped = $state.raw({ node: "", target: "" });
  #routes = $derived.by(() => this.legal().filter(({ kind }) => MOVES.has(kind)));
  readonly isOpen: boolean = $derived.by(() => this.#routes.length > 0);
  /** The region that was tapped first, as a target; empty if none was. */
  readonly origin: string = $derived.by(() => {
    const { inHand } = this.deciding;
    if (inHand && MOVES.has(inHand.kind)) return from(inHand);
    return this.#tapped.node === this.node() ? this.#tapped.target : "";
  });
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { origin } = this;
    if (!origin) return new Set(this.#routes.flatMap((one) => [from(one), mover(one, this.seat())]));
    const routes = this.#routes.filter((one) => from(one) === origin);
    return new Set([origin, ...routes.flatMap((one) => [mover(one, this.seat()), to(one)])]);
  });

  constructor(
    private readonly legal: () => readonly Choice[],
    private readonly node: () => string,
    private readonly deciding: Deciding,
    private readonly seat: () => number | null,
  ) {}

  /**
   * Handle a tap on a region: it is left, or entered; a second tap on the region that is left takes it back, one on the
   * entered region plays. A worker who may move stands for the region that he leaves.
   */
  tap(tapped: string): boolean {
    if (!this.isOpen || !this.lit.has(tapped)) return false;
    const route = this.#routes.find((one) => mover(one, this.seat()) === tapped);
    const target = route ? from(route) : tapped;
    const { origin } = this;
    const { inHand } = this.deciding;
    if (inHand && to(inHand) === target) this.deciding.play(inHand.move);
    else if (!origin || target === origin) {
      this.deciding.drop();
      this.#tapped = { node: this.node(), target: origin ? "" : target };
    } else {
      const choice = this.#routes.find((one) => from(one) === origin && to(one) === target);
      this.#tapped = { node: this.node(), target: origin };
      if (choice) this.deciding.choose(choice);
    }
    return true;
  }

  clear(): void {
    this.#tapped = { node: "", target: "" };
  }
}
