// A decision on its way: what was tapped or dragged, what it leaves, and the choice in hand.
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { inTurn } from "../frames";
import type { TableStore } from "../net/table.svelte";
import { ui } from "../ui.svelte";
import type { Choice } from "../wire";
import type { Pointing, Way } from "../game";

/** What a drop comes to: the place it counts for, what could be chosen there, or what is refused. */
export type Drop = { place: string; choices: readonly Choice[]; refused: Choice | null };

/** Whether a choice stands for a whole range of amounts. */
export function hasRange(choice: Choice): boolean {
  return !!choice.amount && choice.amount[1] > choice.amount[0];
}

export class Deciding {
  inHand = $state.raw<Choice | null>(null);
  picked = $state.raw<readonly string[]>([]);
  carried = $state.raw<string | null>(null); // what is being dragged
  brought = $state.raw<string | null>(null); // what was dragged to come to the choice in hand
  refused = $state.raw<Choice | "nowhere" | null>(null); // what was dropped where it may not go
  #left = $state.raw<readonly Choice[] | null>(null); // what a drop has left to choose from
  #legal = $derived.by(() => (this.table.menu ?? []).filter((choice) => !choice.refusal));
  // What was tapped narrows down what the next tap can mean.
  fitting = $derived.by(() =>
    (this.#left ?? this.#legal).filter((choice) =>
      this.picked.every((target) => this.pointsAt(choice).includes(target)),
    ),
  );
  #ways = $derived.by(() => this.#legal.flatMap((choice) => this.#waysOf(choice)));
  /** What can be dragged now, and how. */
  handles: ReadonlyMap<string, Way> = $derived.by(
    () => new Map(this.table.waiting ? [] : this.#ways.map((way) => [way.from, way])),
  );
  isNarrowed = $derived(this.picked.length > 0 || this.#left !== null);
  /** What is to light up. */
  lit: ReadonlySet<string> = $derived.by(() => {
    const { carried } = this;
    if (carried !== null) return new Set([carried, ...this.placesFor(carried)]);
    const shown = this.inHand ? [this.inHand] : this.fitting;
    return new Set(shown.flatMap((choice) => this.pointsAt(choice)));
  });
  /** What lights up; always the same set, so that of a hundred targets those alone hear of a change that are in it. */
  readonly highlight = new SvelteSet<string>();

  constructor(
    private readonly table: TableStore,
    private readonly pointing: () => Pointing,
  ) {}

  /** Let the board show what is to light up, in a frame after the list of choices: an effect, whose end it returns. */
  light(): () => void {
    const { lit, highlight } = this;
    untrack(() => {
      for (const target of highlight) if (!lit.has(target)) highlight.delete(target);
    });
    return inTurn(() => {
      for (const target of lit) highlight.add(target);
    });
  }

  pointsAt(choice: Choice): string[] {
    return this.pointing().targets(choice, this.table.seat);
  }

  /** Something on the board was tapped: it settles the choice, or leaves fewer. A second tap takes the first back. */
  pick(target: string): void {
    if (this.inHand) return this.drop();
    this.refused = null;
    if (this.picked.includes(target)) {
      this.picked = this.picked.filter((one) => one !== target);
      return;
    }
    this.picked = [...this.picked, target];
    const [only, ...others] = this.fitting;
    if (only && !others.length) this.choose(only);
    else if (!only) this.picked = [];
  }

  /** Where something may be dragged to. */
  placesFor(target: string): string[] {
    return this.table.waiting ? [] : this.#ways.filter((way) => way.from === target).map((way) => way.to);
  }

  /** Begin to drag something; whatever was in hand is put down. */
  seize(target: string): void {
    this.drop();
    this.carried = target;
  }

  /** What letting go over these places would mean, the innermost first. */
  meaning(places: readonly string[]): Drop | null {
    for (const place of places) {
      const led = (this.table.menu ?? []).filter((choice) =>
        this.#waysOf(choice).some(({ from, to }) => from === this.carried && to === place),
      );
      const choices = led.filter((choice) => !choice.refusal);
      if (led.length) return { place, choices, refused: choices.length ? null : (led[0] ?? null) };
    }
    return null;
  }

  /** Let go of what is dragged: it settles the choice, leaves fewer, or is told why not. Over no place it is put down. */
  letGo(places: readonly string[]): void {
    const found = this.meaning(places);
    const { carried } = this;
    this.carried = null;
    if (!found) {
      if (places.length) this.refused = "nowhere";
      return;
    }
    this.refused = found.refused;
    const [only, ...others] = found.choices;
    if (only && !others.length) this.choose(only, carried);
    else if (only) this.#left = found.choices;
  }

  /** A choice was made: it is shown first, unless it needs no asking. What is made up of parts is never played at once. */
  choose(choice: Choice, brought: string | null = null): void {
    if (this.table.waiting) return;
    const isComposed = this.pointing().composed?.has(choice.kind) ?? false;
    if (ui.asksFirst || hasRange(choice) || isComposed) {
      [this.inHand, this.brought] = [choice, brought];
      [this.picked, this.#left, this.refused] = [[], null, null];
    } else this.play(choice.move);
  }

  play(move: number | string): void {
    this.drop();
    this.table.answer({ type: "move", move });
  }

  /** Put everything down again. */
  drop(): void {
    [this.inHand, this.picked, this.#left] = [null, [], null];
    [this.carried, this.brought, this.refused] = [null, null, null];
  }

  #waysOf(choice: Choice): Way[] {
    return this.pointing().ways?.(choice, this.table.seat) ?? [];
  }
}
