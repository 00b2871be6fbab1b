/** The types of the server's data that the board reads: the view of a seat, and derived public figures. */
import type { Shapes } from "../wire";
import type { Args } from "../words/catalogue";
import type { Words } from "../words/words";
import type { MapMarks } from "./mapMarks";

export type { Args, Words };

export type DiscoveryView = Shapes["DiscoveryView"];
export type DiscoveryFigures = Shapes["DiscoveryFigures"];
export type DiscoveryOwnFigures = Shapes["DiscoveryOwnFigures"];
export type Picking = Shapes["DiscoveryPicking"];
export type DiscoveryOutlook = Shapes["DiscoveryOutlook"];
export type ExpeditionOutlook = Shapes["DiscoveryExpeditionOutlook"];
export type BattleOutlook = Shapes["DiscoveryBattleOutlook"];

/** The fields of a choice that the board reads. */
export interface BoardChoice {
  kind: string;
  args: Args;
  amount?: readonly number[] | null;
  refusal?: unknown;
}

/** The properties of every part of the board. */
export interface PartProps {
  view: DiscoveryView;
  figures: DiscoveryFigures;
  seat: number | null;
  names: string[];
  isOver?: boolean;
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
  marks?: MapMarks | undefined;
}
