// Stage content other than events: the region or the ship that is pointed at or in hand, or a decision.
import { afterNextFrame } from "../frames";
import type { Deciding } from "../table/deciding.svelte";
import { regions } from "./facts";
import type { Naming } from "./naming.svelte";
import type { PointsSale } from "./pointsSale.svelte";
import type { Position } from "./position.svelte";
import { type RegionState, regionStates } from "./regionState";
import type { Scouting } from "./scouting.svelte";

const SENDS = new Set(["send", "spread", "edict"]); // questions that send a worker to a region
const SHIPS = "box:mayflower";
const REGION = /^region:(.+)$/;

const regionOf = (target: string | undefined): string => REGION.exec(target ?? "")?.[1] ?? "";

/** The parts of the table that the stage depends on; `explained` is the target under the pointer. */
interface StageParts {
  position: Position;
  deciding: Deciding;
  naming: Naming;
  points: PointsSale;
  scouting: Scouting;
  explained: () => string;
}

export class OnStage {
  /** The region under the pointer. */
  pointed = $state("");
  #followed = $state(""); // the same, a moment later
  #states = $derived.by(() => regionStates(this.parts.position.view));
  /** The type of the worker that would come to a region. */
  readonly coming: string = $derived.by(() => {
    const { ask, view } = this.parts.position;
    if (!SENDS.has(ask)) return "";
    const { type } = (view.ask?.args ?? {}) as { type?: string };
    return type ?? "colonist";
  });
  readonly regionInHand: string = $derived.by(() => regionOf(this.#inHand.find((target) => REGION.test(target))));
  readonly about: RegionState | null = $derived.by(() =>
    this.#stateOf(this.#followed || this.regionInHand || this.parts.scouting.lastSeen),
  );
  /** The region whose workers are named. */
  readonly named: RegionState | null = $derived.by(() => this.#stateOf(this.parts.naming.picking?.region ?? ""));
  /** The region that was tapped for a plague. */
  readonly struck: RegionState | null = $derived.by(() => {
    const { position, deciding } = this.parts;
    return position.ask === "blight" ? this.#stateOf(regionOf(deciding.picked[0])) : null;
  });
  readonly shipInHand: boolean = $derived.by(() => this.#inHand.includes(SHIPS));
  /** Whether a ship of the reader that can carry a worker is pointed at or in hand. */
  readonly isShip: boolean = $derived.by(() => {
    const { position, deciding, explained } = this.parts;
    const isPointed = /^(box|space):mayflower/.test(explained()) && position.ask === "place";
    return this.shipInHand || (isPointed && deciding.highlight.has(SHIPS));
  });
  /** Whether the stage has a decision of the reader, which comes before events. */
  readonly isTaken: boolean = $derived.by(
    () => !!this.named || !!this.struck || !!this.parts.points.change || this.isShip,
  );
  #inHand = $derived.by(() => {
    const { deciding } = this.parts;
    return deciding.inHand ? deciding.pointsAt(deciding.inHand) : [];
  });

  constructor(private readonly parts: StageParts) {}

  /** An effect that brings the region under the pointer onto the stage, after the map has lit it. */
  follow(): () => void {
    const { pointed } = this;
    return afterNextFrame(() => (this.#followed = pointed));
  }

  #stateOf(region: string): RegionState | null {
    return region ? (this.#states[regions.indexOf(region)] ?? null) : null;
  }
}
