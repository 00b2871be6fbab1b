// A decision on its way: what was tapped, what it leaves, and the choice in hand.
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
  highlight: ReadonlySet<string> = $derived.by(() => {
    const shown = this.inHand ? [this.inHand] : this.fitting;
    return new Set(shown.flatMap((choice) => this.pointsAt(choice)));
  });

  constructor(
    private readonly table: TableStore,
    private readonly targets: () => Targets,
  ) {}

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
