// The state of a decision that is being made: tapped targets, the dragged object, the choices left, and the selected
// choice.
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { inOwnFrame } from "../frames";
import type { TableStore } from "../net/table.svelte";
import { ui } from "../ui.svelte";
import type { Choice } from "../wire";
import type { Pointing, DragPath } from "../game";

/** The meaning of a drop: the place it counts for, the choices there, or the refused choice. */
export type Drop = { place: string; choices: readonly Choice[]; refused: Choice | null };

/** A drop or tap that was not possible: where, and the choice that it means, if it means one. */
export type RefusedTap = { choice: Choice | null; isDrop: boolean; at: { x: number; y: number } };

/** What a tap on a lit target does: the choice that it means, or the number of choices that it leaves. */
export type Tap =
  | { does: "use" | "cancel" } // a tool, an earlier tap
  | { does: "choose"; choice: Choice }
  | { does: "narrow"; count: number };

/** Whether a choice stands for a whole range of amounts. */
export function hasRange(choice: Choice): boolean {
  return !!choice.amount && choice.amount[1] > choice.amount[0];
}

export class Deciding {
  inHand = $state.raw<Choice | null>(null);
  picked = $state.raw<readonly string[]>([]);
  carried = $state.raw<string | null>(null); // the target being dragged
  brought = $state.raw<string | null>(null); // the target that was dragged to make the choice in hand
  refused = $state.raw<RefusedTap | null>(null); // the last drop or tap that was not possible
  #left = $state.raw<readonly Choice[] | null>(null); // the choices left by a drop
  #used = $state(""); // the tool that was tapped or used last
  #legal = $derived.by(() => (this.table.menu ?? []).filter((choice) => !choice.refusal));
  /**
   * The targets that arm choices. If nothing else has a target, nothing must be armed: the question is about those
   * choices.
   */
  #arms = $derived.by(() => {
    const isFree = this.#legal.some((choice) => !this.#armedBy(choice) && this.pointsAt(choice).length);
    return new Set(isFree ? this.#legal.flatMap((choice) => this.#armedBy(choice) ?? []) : []);
  });
  // Choices that must be armed first are not offered on the board before that.
  #offered = $derived.by(() => {
    if (!this.#arms.size) return this.#legal;
    const armed = [...this.picked, this.inHand && this.#armedBy(this.inHand)];
    return this.#legal.filter((choice) => [null, ...armed].includes(this.#armedBy(choice)));
  });
  // Each tap narrows down the choices.
  fitting = $derived.by(() =>
    (this.#left ?? this.#offered).filter((choice) =>
      this.picked.every((target) => this.pointsAt(choice).includes(target)),
    ),
  );
  #dragPaths = $derived.by(() => this.#legal.flatMap((choice) => this.#dragPathsOf(choice)));
  /** The targets that can be dragged now. */
  handles: ReadonlyMap<string, DragPath> = $derived.by(
    () => new Map(this.table.waiting ? [] : this.#dragPaths.map((way) => [way.from, way])),
  );
  isNarrowed = $derived(this.picked.length > 0 || this.#left !== null);
  #tools = $derived.by(() => new Set(this.#legal.flatMap((choice) => this.#toolOf(choice) ?? [])));
  /**
   * The tool that a tap on a place uses: the last one while it can be used, else the first of the menu; empty if there
   * is none.
   */
  tool = $derived.by(() => (this.#tools.has(this.#used) ? this.#used : ([...this.#tools][0] ?? "")));
  /** The targets to highlight. While a choice is in hand, another place can take its place. */
  lit: ReadonlySet<string> = $derived.by(() => {
    const { carried } = this;
    if (carried !== null) return new Set([carried, ...this.placesFor(carried)]);
    const shown = this.inHand ? this.#offered : this.fitting;
    return new Set([...(this.isNarrowed ? [] : this.#arms), ...shown.flatMap((choice) => this.pointsAt(choice))]);
  });
  // The choices that a tap can mean, by target.
  #tapped = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.inHand ? this.#offered : this.fitting) {
      for (const target of this.pointsAt(choice)) {
        const known = found.get(target);
        if (known) known.push(choice);
        else found.set(target, [choice]);
      }
    }
    return found;
  });
  /** The targets of the choice in hand, or those tapped so far; without either, the tool. */
  held: ReadonlySet<string> = $derived.by(() => {
    if (this.inHand) return new Set(this.pointsAt(this.inHand));
    return new Set([...this.picked, ...(this.tool && !this.isNarrowed ? [this.tool] : [])]);
  });
  /** The highlighted targets; always the same set object, so that only targets that change are updated. */
  readonly highlight = new SvelteSet<string>();

  constructor(
    private readonly table: TableStore,
    private readonly pointing: () => Pointing,
  ) {}

  /** An effect that copies `lit` to `highlight`, additions one frame after the list of choices. Returns its cleanup. */
  light(): () => void {
    const { lit, highlight } = this;
    untrack(() => {
      for (const target of highlight) if (!lit.has(target)) highlight.delete(target);
    });
    return inOwnFrame(() => {
      for (const target of lit) highlight.add(target);
    });
  }

  pointsAt(choice: Choice): string[] {
    return this.pointing().targets(choice, this.table.seat);
  }

  /**
   * Handle a tap on a target. It selects the only choice left, or narrows the choices; a second tap on a target cancels
   * the first. With a choice in hand, a tap on its place confirms it, and a tap on another target changes it.
   */
  pick(target: string): void {
    this.refused = null;
    if (this.#tools.has(target)) this.#used = target;
    if (this.inHand && this.#arms.has(target)) this.drop();
    if (this.inHand) return this.#pickAnew(this.inHand, target);
    if (this.#tools.has(target)) return;
    if (this.picked.includes(target)) {
      this.picked = this.picked.filter((one) => one !== target);
      return;
    }
    this.picked = [...this.picked, target];
    const only = this.#meant(this.fitting);
    if (only) this.choose(only);
    else if (!this.fitting.length) this.picked = [];
  }

  /** What a tap on a target does, as `pick` handles it; null if it means no choice. */
  tapOf(target: string): Tap | null {
    const { inHand } = this;
    if (this.#tools.has(target)) return { does: "use" };
    if (inHand && this.#placesOf(inHand).includes(target)) return { does: "choose", choice: inHand };
    if (this.picked.includes(target)) return { does: "cancel" };
    const found = this.#arms.has(target)
      ? this.#legal.filter((choice) => this.#armedBy(choice) === target)
      : inHand
        ? this.#closest(inHand, target)
        : (this.#tapped.get(target) ?? []);
    const choice = this.#meant(found);
    if (choice) return { does: "choose", choice };
    return found.length ? { does: "narrow", count: found.length } : null;
  }

  /** Offer the choices on the board that a target arms, and no others; a second call puts them away. */
  arm(target: string): void {
    const isArmed = this.picked.includes(target);
    this.drop();
    if (!isArmed && !this.table.waiting) this.picked = [target];
  }

  /**
   * The choice that taps mean: the only one left, or the one with the tool, if the tools are all that choices differ
   * in.
   */
  #meant(choices: readonly Choice[]): Choice | null {
    const [first, ...others] = choices;
    if (!first || !others.length) return first ?? null;
    const tool = this.#toolOf(first);
    if (!tool) return null;
    const places = new Set(choices.map((choice) => this.#placesOf(choice).join(" ")));
    if (places.size > 1) return null;
    return choices.find((choice) => this.#toolOf(choice) === this.tool) ?? first;
  }

  /** Handle a tap while a choice is in hand. */
  #pickAnew(held: Choice, target: string): void {
    if (this.#placesOf(held).includes(target)) {
      if (!this.#needsForm(held)) this.play(held.move);
      return;
    }
    const closest = this.#closest(held, target);
    this.drop();
    const only = this.#meant(closest);
    if (only) [this.inHand] = [only];
    else if (closest.length && !this.#tools.has(target)) this.picked = [target];
  }

  /**
   * The choices at a target that share most with the one in hand: another worker for the same place, or the same worker
   * for another place.
   */
  #closest(held: Choice, target: string): Choice[] {
    const found = this.#tapped.get(target) ?? [];
    const shared = (choice: Choice): number =>
      this.pointsAt(choice).filter((one) => this.pointsAt(held).includes(one)).length;
    const most = Math.max(...found.map(shared));
    return found.filter((choice) => shared(choice) === most);
  }

  /** The places that a target may be dragged to. */
  placesFor(target: string): string[] {
    return this.table.waiting ? [] : this.#dragPaths.filter((way) => way.from === target).map((way) => way.to);
  }

  /** Start dragging a target; clears the current selection. */
  seize(target: string): void {
    this.drop();
    this.carried = target;
  }

  /** The meaning of a drop over these places, given innermost first; null if none accepts it. */
  meaning(places: readonly string[]): Drop | null {
    for (const place of places) {
      const led = (this.table.menu ?? []).filter((choice) =>
        this.#dragPathsOf(choice).some(({ from, to }) => from === this.carried && to === place),
      );
      const choices = led.filter((choice) => !choice.refusal);
      if (led.length) return { place, choices, refused: choices.length ? null : (led[0] ?? null) };
    }
    return null;
  }

  /**
   * Drop the dragged target at a point: select a choice, narrow the choices, or store the refusal. Without places the
   * drag is cancelled.
   */
  letGo(places: readonly string[], at = { x: 0, y: 0 }): void {
    const found = this.meaning(places);
    const { carried } = this;
    this.carried = null;
    if (!found) {
      if (places.length) this.refused = { choice: null, isDrop: true, at };
      return;
    }
    this.refused = found.refused && { choice: found.refused, isDrop: true, at };
    const [only, ...others] = found.choices;
    if (only && !others.length) this.choose(only, carried);
    else if (only) this.#left = found.choices;
  }

  /** Handle a tap on targets that are not lit, given innermost first: store the choice of the menu that it means. */
  explain(places: readonly string[], at: { x: number; y: number }): void {
    const menu = (this.table.menu ?? []).filter((choice) => choice.refusal);
    for (const place of places) {
      const found = menu.filter((choice) => this.#placesOf(choice).includes(place));
      const choice = found.find((one) => this.#toolOf(one) === this.tool) ?? found[0];
      if (choice) return void (this.refused = { choice, isDrop: false, at });
    }
    this.refused = { choice: null, isDrop: false, at };
  }

  /**
   * Select a choice, or play it at once if the player does not confirm moves. Ranges and composed choices are always
   * selected first.
   */
  choose(choice: Choice, brought: string | null = null): void {
    if (this.table.waiting) return;
    if (ui.asksFirst || this.#needsForm(choice)) {
      [this.inHand, this.brought] = [choice, brought];
      [this.picked, this.#left, this.refused] = [[], null, null];
    } else this.play(choice.move);
  }

  /** Whether a choice is always selected first, because an amount or its parts are still to be chosen. */
  #needsForm(choice: Choice): boolean {
    return hasRange(choice) || (this.pointing().composed?.has(choice.kind) ?? false);
  }

  play(move: number | string): void {
    const played = this.#legal.find((choice) => choice.move === move);
    this.#used = (played && this.#toolOf(played)) ?? this.#used;
    this.drop();
    this.table.answer({ type: "move", move });
  }

  /** After a change in an open node: keep the choice in hand if it is still legal, and clear everything else. */
  refresh(): void {
    const { inHand, brought } = this;
    const still =
      inHand && this.#legal.find(({ notation, kind }) => kind === inHand.kind && notation === inHand.notation);
    this.drop();
    if (still) [this.inHand, this.brought] = [still, brought];
  }

  /** Clear the selection. */
  drop(): void {
    [this.inHand, this.picked, this.#left] = [null, [], null];
    [this.carried, this.brought, this.refused] = [null, null, null];
  }

  /** Begin with the first tool of the menu again, whichever was used last. */
  forgetTool(): void {
    this.#used = "";
  }

  #toolOf(choice: Choice): string | null {
    return this.pointing().toolOf?.(choice) ?? null;
  }

  #armedBy(choice: Choice): string | null {
    return this.pointing().armedBy?.(choice) ?? null;
  }

  /** The targets of a choice without its tool. */
  #placesOf(choice: Choice): string[] {
    return this.pointsAt(choice).filter((target) => target !== this.#toolOf(choice));
  }

  #dragPathsOf(choice: Choice): DragPath[] {
    return this.pointing().dragPaths?.(choice, this.table.seat) ?? [];
  }
}
