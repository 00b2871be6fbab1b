// The scenes of `discovery` as data: the contents of their cards.
import type { Scene } from "../table/scenes.svelte";
import type { DiscoveryFigures, DiscoveryView } from "./view";

/**
 * The reader's view of the game after the events; the workers in the discovery box and the buildings on offer before
 * them.
 */
export interface SceneContext {
  view: DiscoveryView;
  figures: DiscoveryFigures;
  seat: number | null;
  gathered?: readonly (readonly number[])[];
  offered?: readonly number[];
}

export type Workers = readonly { type: string; count: number }[];
export interface SceneRow {
  seat: number;
  symbols: readonly string[];
  region?: string;
  amount?: number;
}
export interface BattleSide {
  seat: number;
  left: Workers;
  lost: Workers;
  hasLostMilitia: boolean;
}
export interface Expedition {
  form: "expedition";
  seat: number;
  region: string; // empty for an expedition beyond the New World
  card: string; // the card it met there
  strength: number;
  crew: Workers; // empty if several expeditions of the seat came at once
  token: string; // counter or card, `plunder/per soldier/resistance/points`; empty if it is not known
  resistance: number;
  outcome: "won" | "lost" | "";
  money: number;
  settlers: number;
}
export interface Battle {
  form: "battle";
  attacker: number | null; // null if the battle was shown before its losses
  region: string;
  isWar: boolean;
  sides: readonly BattleSide[];
}
export interface RegionScore {
  form: "scoring";
  region: string;
  at: number;
  of: number;
  rows: readonly { seat: number; size: number; gains: readonly number[]; total: number }[];
}
/** Of the amounts of a list; of workers, `−` for those that are lost. */
export type Sign = "+" | "−" | "";
export type Card =
  | Expedition
  | Battle
  | RegionScore
  | { form: "sum"; rows: readonly { seat: number; gain: number; total: number }[] }
  | { form: "bought"; seat: number; building: string; at: number; price: number } // `at` in the row; -1: not known
  | { form: "first"; seat: number; region: string; good: string }
  | { form: "ship"; seat: number; value: number }
  | { form: "turn"; turn: number; age: number; order: readonly number[] } // turn 0: the order alone
  | { form: "supply"; symbols: readonly string[]; buildings: readonly string[] }
  | { form: "rows"; unit: "money" | "points" | ""; sign: Sign; rows: readonly SceneRow[] }
  | { form: "sentences"; symbol: string };
export type SceneTone = "good" | "bad" | "";
export interface BoardScene extends Scene {
  tone: SceneTone; // for the reader
  card: Card;
}
