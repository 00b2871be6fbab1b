// The University while it is used: its tile is tapped, then a worker that goes to the front. Pointing at a worker shows
// the rows as they would be.
import type { TableStore } from "../net/table.svelte";
import type { Deciding } from "../table/deciding.svelte";
import type { Choice } from "../wire";
import { Fronting, type Shift, shifts } from "./fronting.svelte";
import type { Position } from "./position.svelte";
import { spaceTarget, UNIVERSITY } from "./targets";
import type { DiscoveryView } from "./view";

export class University {
  readonly isArmed: boolean = $derived.by(() => this.deciding.picked.includes(UNIVERSITY));
  /** The move of the worker that is pointed at or in hand. */
  readonly move: Choice | null = $derived.by(() => {
    const { inHand } = this.deciding;
    if (inHand) return inHand.kind === "front" ? inHand : null;
    const pointed = this.pointed();
    if (!pointed || !(this.isArmed || this.position.ask.startsWith("front"))) return null;
    const isPointedAt = ({ kind, args }: Choice): boolean =>
      kind === "front" && spaceTarget(String(args["space"])) === pointed;
    return this.position.legal.find(isPointedAt) ?? null;
  });
  readonly shifts: ReadonlyMap<number, Shift> = $derived.by(() => shifts(this.position.view, this.#fronting.spaces));
  /** The position as it would be after the move. */
  readonly view: DiscoveryView = $derived.by(() => {
    const { view } = this.position;
    const { spaces } = this.#fronting;
    return spaces ? { ...view, spaces: [...spaces] } : view;
  });
  readonly #fronting = new Fronting();

  /** `pointed` is the target under the pointer. */
  constructor(
    private readonly table: TableStore,
    private readonly position: Position,
    private readonly deciding: Deciding,
    private readonly pointed: () => string,
  ) {}

  /** An effect that asks the server for the rows after the move. */
  foresee(): void {
    this.#fronting.ask(this.table.id, this.position.seat ?? 0, this.move?.move ?? null);
  }
}
