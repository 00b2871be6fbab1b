/** The types of the server's data that the board reads: the view of a seat, and derived public figures. */
import type { Shapes } from "../wire";
import type { Words } from "../words/words";
import type { MapMarks } from "./mapMarks";

export type { Words };

export type View = Shapes["DiscoveryView"];
export type Figures = Shapes["DiscoveryFigures"];
export type OwnFigures = Shapes["DiscoveryOwnFigures"];
export type Picking = Shapes["DiscoveryPicking"];
export type DiscoveryOutlook = Shapes["DiscoveryOutlook"];
export type ExpeditionOutlook = Shapes["DiscoveryExpeditionOutlook"];
export type BattleOutlook = Shapes["DiscoveryBattleOutlook"];

export type Args = Record<string, string | number>;

/** The fields of a choice that the board reads. */
export interface Choice {
  kind: string;
  args: Args;
  amount?: readonly number[] | null;
  refusal?: unknown;
}

/** The properties of every part of the board. */
export interface BoardProps {
  view: View;
  figures: Figures;
  seat: number | null;
  names: string[];
  isOver?: boolean;
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
  marks?: MapMarks | undefined;
}
