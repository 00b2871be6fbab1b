// The events since the reader's last move as steps: shown on request in the log or after an absence, until the reader
// decides something.
import { on } from "svelte/events";
import type { TableStore } from "../net/table.svelte";
import type { Happening } from "../wire";
import { Absence } from "./absence.svelte";
import type { Deciding } from "./deciding.svelte";
import type { Scene } from "./scenes.svelte";
import { newsOf, type Step } from "./steps";

export class News<Shown extends Scene> {
  steps: Step<Shown>[] = $derived.by(() => (this.#isWanted ? this.stepsOf(this.#events) : []));
  #isWanted = $state(false);
  readonly #events: readonly Happening[] = $derived.by(() => {
    const { events, seat, lastAnswer, game } = this.table;
    return newsOf(events, seat, lastAnswer, game ?? "");
  });

  /** Called while a component is set up. `stepsOf` are the game's steps of some events. */
  constructor(
    private readonly table: TableStore,
    deciding: Deciding,
    private readonly stepsOf: (events: readonly Happening[]) => Step<Shown>[],
  ) {
    const absence = new Absence();
    let isHidden = $state(document.hidden);
    $effect(() => on(document, "visibilitychange", () => (isHidden = document.hidden)));
    $effect(() => absence.note(isHidden || table.connection === "lost"));
    $effect(() => {
      if (!absence.hasReturned || !this.#events.length) return;
      absence.settle();
      this.#isWanted = true;
    });
    $effect(() => {
      if (deciding.inHand || table.waiting || table.isOver) this.close();
    });
  }

  open(): void {
    this.#isWanted = !this.table.isOver;
  }

  close(): void {
    this.#isWanted = false;
  }
}
