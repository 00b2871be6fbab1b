/** What the board reads of the server's pictures: the view of a seat, and the figures that anybody can work out. */
import type { Shapes } from "../wire";
import type { Words } from "../words/words";

export type { Words };

export type View = Shapes["DiscoveryView"];
export type Figures = Shapes["DiscoveryFigures"];

export type Args = Record<string, string | number>;

/** A choice of the menu, as far as the board has to know it. */
export interface Choice {
  kind: string;
  args: Args;
  refusal?: unknown;
}

/** What every part of the board is given. */
export interface BoardProps {
  view: View;
  figures: Figures;
  seat: number | null;
  names: string[];
  isOver?: boolean;
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
}
