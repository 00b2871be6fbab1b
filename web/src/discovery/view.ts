/** What the board reads of the server's pictures: the view of a seat, and the figures that anybody can work out. */
export interface View {
  players: number;
  options: Record<string, unknown>;
  turn: number;
  order: number[];
  money: number[];
  hand: number[][];
  spaces: number[];
  shippers: number[][];
  explorers: number[][];
  troops: number[][][];
  ships: number[];
  ship_here: number;
  ships_left: number;
  market: number[];
  bounty: number;
  discovered: number;
  won: number[][];
  charted: number[];
  offer_row: number[];
  stack_age: number;
  shown: number[];
  owned: number[][];
  nation: number[];
  bids: number[];
  counters: (string | null)[];
  deck: (string | null)[];
  pile: (string | null)[];
  stack: (string | null)[];
}

export interface GoodsSet {
  goods: string[];
  ships: number;
  pays: number;
}

export interface ScoreLine {
  source: string;
  points: number;
  args: Record<string, string | number>;
}

export interface Figures {
  stage: string;
  spaces: Record<string, number[]>;
  prices: number[];
  /** By region and seat: the points if colonies were scored now. */
  due: number[][];
  seats: { sets: GoodsSet[]; sheet: ScoreLine[] }[];
}

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
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
}
