// Scouting: the button in the bar arms it, then a tap on a region looks at its counter. The panel of an expedition can
// look at its own target; it opens again once the counter has been seen.
import { tick } from "svelte";
import type { TableStore } from "../net/table.svelte";
import type { Deciding } from "../table/deciding.svelte";
import type { Choice } from "../wire";
import { ageOfTurn, scoutPrices } from "./facts";
import type { Position } from "./position.svelte";
import { armedBy, composed, SCOUT } from "./targets";
import type { Args } from "./view";

export class Scouting {
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.position.legal.filter((choice) => armedBy(choice) === SCOUT),
  );
  readonly isArmed: boolean = $derived.by(() => this.deciding.picked.includes(SCOUT));
  readonly price: number = $derived.by(() => scoutPrices[(ageOfTurn[this.position.view.turn - 1] ?? 1) - 1] ?? 0);
  /** The target whose counter the reader has seen with the last move; empty if the move was another. */
  readonly lastSeen: string = $derived.by(() => {
    const last = this.table.events.findLast(({ kind }) => kind === "scouted");
    const { seat, target } = (last?.args ?? {}) as Args;
    const isLatest = last?.number === (this.table.lastAnswer ?? -1) + 1;
    return isLatest && seat === this.position.seat ? String(target) : "";
  });
  #again = ""; // the target that the panel comes back to

  constructor(
    private readonly table: TableStore,
    private readonly position: Position,
    private readonly deciding: Deciding,
  ) {}

  /** The choice to look at the target of an expedition, if it is legal. */
  of(expedition: Choice | null): Choice | undefined {
    return this.choices.find(({ args }) => args["target"] === expedition?.args["target"]);
  }

  /** Look at the target of the expedition whose panel is open. */
  lookAt(scout: Choice): void {
    this.#again = String(scout.args["target"]);
    this.deciding.choose(scout);
  }

  /** An effect that opens the panel again after `lookAt`. */
  comeBack(): void {
    const { node, ask, legal } = this.position;
    void node;
    const back = ask === "explore" && this.#again;
    if (!back || back !== this.lastSeen) return;
    this.#again = "";
    const found = legal.find((choice) => composed.has(choice.kind) && choice.args["target"] === back);
    void tick().then(() => found && this.deciding.choose(found));
  }
}
