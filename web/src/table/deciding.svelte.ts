// A decision on its way: what was tapped, what it leaves, and the choice in hand.
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { TableStore } from "../net/table.svelte";
import { ui } from "../ui.svelte";
import type { Choice } from "../wire";
import type { Targets } from "./boards";

/** Whether a choice stands for a whole range of amounts. */
export function hasRange(choice: Choice): boolean {
  return !!choice.amount && choice.amount[1] > choice.amount[0];
}

export class Deciding {
  inHand = $state.raw<Choice | null>(null);
  picked = $state.raw<readonly string[]>([]);
  #legal = $derived.by(() => (this.table.menu ?? []).filter((choice) => !choice.refusal));
  // What was tapped narrows down what the next tap can mean.
  fitting = $derived.by(() => this.#legal.filter((choice) => this.picked.every((target) => this.pointsAt(choice).includes(target))));
  /** What lights up; always the same set, so that of a hundred targets those alone hear of a change that are in it. */
  readonly highlight = new SvelteSet<string>();

  constructor(
    private readonly table: TableStore,
    private readonly targets: () => Targets,
  ) {
    $effect.pre(() => {
      const shown = this.inHand ? [this.inHand] : this.fitting;
      const lit = new Set(shown.flatMap((choice) => this.pointsAt(choice)));
      untrack(() => {
        for (const target of this.highlight) if (!lit.has(target)) this.highlight.delete(target);
      });
      // The list of choices has this frame, the board the next.
      const frame = requestAnimationFrame(() => {
        for (const target of lit) this.highlight.add(target);
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  pointsAt(choice: Choice): string[] {
    return this.targets()(choice, this.table.seat);
  }

  /** Something on the board was tapped: it settles the choice, or leaves fewer. A second tap takes the first back. */
  pick(target: string): void {
    if (this.inHand) return this.drop();
    if (this.picked.includes(target)) {
      this.picked = this.picked.filter((one) => one !== target);
      return;
    }
    this.picked = [...this.picked, target];
    const [only, ...others] = this.fitting;
    if (only && !others.length) this.choose(only);
    else if (!only) this.picked = [];
  }

  /** A choice was made: it is shown first, unless it needs no asking. */
  choose(choice: Choice): void {
    if (this.table.waiting) return;
    if (ui.asksFirst || hasRange(choice)) [this.inHand, this.picked] = [choice, []];
    else this.play(choice.move);
  }

  play(move: number | string): void {
    this.drop();
    this.table.answer({ type: "move", move });
  }

  /** Put everything down again. */
  drop(): void {
    [this.inHand, this.picked] = [null, []];
  }
}
