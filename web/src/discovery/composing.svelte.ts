// Choices that are made on the board in several taps: a battle or war, named workers, a move from region to region. At
// most one is asked for at a time.
import type { TableStore } from "../net/table.svelte";
import type { Deciding } from "../table/deciding.svelte";
import { say } from "../ui.svelte";
import type { Choice } from "../wire";
import type { MapMarks } from "./mapMarks";
import { Moving } from "./moving.svelte";
import { Naming } from "./naming.svelte";
import type { DiscoveryFigures, Words } from "./view";
import { Warfare } from "./warfare.svelte";

/** The parts of the question at the table that matter here. */
export interface Asked {
  isAsked: boolean;
  kind: string;
  node: string;
  legal: readonly Choice[];
}

export class Composing {
  readonly naming: Naming;
  readonly war: Warfare;
  readonly moving: Moving;
  /** Targets that can be tapped; null while the choices of the menu decide that. */
  readonly lit: ReadonlySet<string> | null = $derived.by(() => {
    if (this.naming.picking) return this.naming.lit;
    if (this.war.isOpen) return this.war.lit;
    return this.moving.isOpen ? this.moving.lit : null;
  });
  readonly marks: MapMarks = $derived.by(() => {
    const { picking, marks } = this.naming;
    if (picking) return { ringed: new Set([picking.region, picking.target]), naming: marks };
    const origin = this.moving.isOpen ? this.moving.origin.replace("region:", "") : "";
    const ringed = origin ? new Set([origin]) : this.war.ringed;
    return { ringed, naming: null, isMoving: this.moving.isOpen };
  });

  constructor(table: TableStore, deciding: Deciding, asked: () => Asked) {
    const node = (): string => asked().node;
    this.naming = new Naming(
      () => {
        const { isAsked, kind } = asked();
        const { picking } = table.figures as DiscoveryFigures;
        return isAsked && picking?.kind === kind ? picking : null;
      },
      node,
      deciding,
    );
    this.war = new Warfare(table, deciding, () => asked().isAsked && asked().kind === "warfare", node);
    this.moving = new Moving(
      () => asked().legal,
      node,
      deciding,
      () => table.seat,
    );
  }

  /** Handle a tap; returns whether it belonged to something that is composed. */
  tap(target: string): boolean {
    return this.naming.tap(target) || this.war.tap(target) || this.moving.tap(target);
  }

  /** What a tap on a target does, as far as it depends on earlier taps; empty if its choice says it. */
  tapWords(target: string, words: Words): string {
    const { naming, moving } = this;
    if (naming.lit.has(target)) return words.format(naming.isTakenBack(target) ? "board-tap-spare" : "board-tap-name");
    if (!moving.isOpen || !moving.lit.has(target)) return "";
    if (!moving.origin) return words.format("board-tap-leave");
    return target === moving.origin ? say("tap-cancel") : words.format("board-tap-enter");
  }

  /** The question in place of the catalogue's: the stage or the panel says the rest. */
  sentence(words: Words): string {
    const { picking, count } = this.naming;
    if (this.war.isOpen) return words.format("war-ask");
    return picking?.kind === "kill" ? words.format("naming-kill", { left: picking.most - count }) : "";
  }

  /** The line below the question, which says what to tap; empty where the sheet of a phone has the figures to tap. */
  line(words: Words, kind: string, names: readonly string[], isSheet: boolean): string {
    const { picking } = this.naming;
    if (isSheet && (picking || this.war.isOpen)) return "";
    if (picking?.fight) return words.format("naming-kill-line", { name: names[picking.owner] ?? "" });
    if (picking) return words.format("naming-line");
    if (this.war.isOpen) return words.format("war-line");
    if (this.moving.isOpen) {
      if (this.moving.origin) return words.format("moving-to");
      return words.format(isSheet ? "moving-from" : "moving-from-row"); // a phone has no room for rows to tap
    }
    return kind === "blight" ? words.format("blight-line") : "";
  }
}
