/** What the board reads of the server's pictures: the view of a seat, and the figures that anybody can work out. */
import type { DiscoveryView, Figures } from "../wire";

export type View = DiscoveryView;

export type Args = Record<string, string | number>;

/** A choice of the menu, as far as the board has to know it. */
export interface Choice {
  kind: string;
  args: Args;
  refusal?: unknown;
}

/** The texts of one language: terms of the game, and messages of the client. */
export interface Words {
  term(domain: string, word: string, count?: number, form?: string): string;
  format(id: string, args?: Args): string;
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
