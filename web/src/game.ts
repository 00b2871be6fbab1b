// What the client needs of a game. `<game>/index.ts` exports one `GameClient` as `client`, and nothing outside that folder names the
// game. What is small is in the object; what is large is fetched when a page needs it.
import type { Component } from "svelte";
import type { TableStore } from "./net/table.svelte";
import type { Choice, Game, Happening, NewOrder, NewSeat, NewTable, View } from "./wire";
import type { Teller } from "./words/narrate";
import type { FrameMessage, Words } from "./words/words";
import type { Entry, Grouping, Menu } from "./table/groups";

export type BoardProps = {
  view: View;
  figures: unknown;
  seat: number | null;
  names: string[];
  events: readonly Happening[];
  isOver: boolean; // by its rules, or by agreement: no box, phase or card is at work any more
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
};
export type DecidingProps = {
  table: TableStore;
  words: Words;
  teller: Teller;
  menu: Menu;
  inHand: Choice | null;
  isBusy: boolean;
  brought: string | null; // what was dragged, if the choice in hand came about so
  onhand: (choice: Choice | null) => void;
  onpick: (entry: Entry) => void;
  onplay: (move: number | string) => void;
};
/** An order that a player gives; the key is of the call. */
export type Wish = Omit<NewOrder, "key">;
export type OrdersProps = {
  view: View;
  figures: unknown;
  seat: number;
  words: Words;
  kinds: readonly string[];
  ongive: (wish: Wish) => Promise<boolean>; // whether it stands
};
export type Targets = (choice: Choice, seat: number | null) => string[];
/** A way in which a choice can be dragged: what, where to, and how it looks meanwhile. */
export type Way = { from: string; to: string; symbol: string; tint?: string };
/** What choices mean on a board; kinds that are `composed` are made up before anything is played. */
export type Pointing = {
  targets: Targets;
  ways?: (choice: Choice, seat: number | null) => Way[];
  composed?: ReadonlySet<string>;
};
/** A symbol on its way between two targets; an end that is left out lies outside the board. */
export type Flight = { symbol: string; tint: string; from: string; to: string };
// Some events are understood only by what came before them, so both are given all of them.
export type FlightOf = (event: Happening, view: View, events: readonly Happening[]) => Flight | Flight[] | null;
export type PointsAt = (event: Happening, events: readonly Happening[]) => string[];
/** What events mean on a board; `signs` are the emblems of the seats. Written as methods, since each game takes its own view. */
export type Happenings = {
  pointsAt(event: Happening, events: readonly Happening[]): string[];
  flight(event: Happening, view: View, events: readonly Happening[]): Flight | Flight[] | null;
  signs(view: View): string[];
};
/** For each kind of ask the clause that explains it; by edition where they differ. */
export type AskClauses = Record<string, string | Record<string, string>>;

/** The kinds of events that divide the log. */
export type LogMarks = {
  turn: string; // begins a turn
  parts: readonly string[]; // begin a part of a turn
  stages: readonly string[]; // say what is resolved now
  summedUp: readonly string[]; // are left out, since a later event says the same in one sentence
};

/** A button of the start page that begins a game at once. Symbols stand beside it, each in the colour of a nation. */
export type StartButton = {
  title: FrameMessage;
  text: FrameMessage;
  art: readonly (readonly [symbol: string, nation: string])[];
  table: NewTable;
};
/** A set-up of the page for a new table; its texts are `preset-<name>` and `preset-<name>-text`. */
export type Preset = { name: string; table: NewTable };

/** A part of the page on how to play: `guide-<game>-<id>` is its heading, `guide-<game>-<id>-<line>` a line. */
export type GuidePart = { id: string; clause: string; lines: { id: string; icons: string[] }[] };

type Load<Part> = () => Promise<Part>;
/** A component of a game takes views of that game only, which is more than its type can say here. */
type LoadComponent = Load<{ default: Component<never> }>;

export type GameClient = {
  name: Game;
  rank: number; // games are listed by it; that with the lowest is begun by the main button of the start page
  start?: StartButton;
  presets: readonly Preset[];
  hasEditions?: boolean; // whether there is a page that compares them
  log: LogMarks;
  turnLabel: "graph-turn" | "graph-round"; // names a turn in the table of the score graph
  /** A heading for choices that are listed together under short names; null for all others. */
  grouping?: (choice: Choice, words: Words) => Grouping | null;
  /** The board: whole as `Board`, and in the parts that a phone shows one at a time, in the order of their tabs. */
  boards: Readonly<Record<string, LoadComponent>>;
  /** The part that shows a kind of target (`region` of `region:peru`), and the part that shows all other kinds. */
  partOfKind?: { kinds: Readonly<Record<string, string>>; others: string };
  /** The kinds of asks that have a view of their own in place of the list of choices. */
  ownAsks?: ReadonlySet<string>;
  loadDeciding?: LoadComponent;
  loadTwin?: LoadComponent; // the board in words, beside parts; a board that is always whole has it in itself
  loadOrders?: LoadComponent;
  loadPointing?: Load<Pointing>;
  loadHappenings?: Load<Happenings>;
  loadFacts?: Load<{ default: { asks: AskClauses } }>;
  loadGuide?: Load<{ GUIDE: readonly GuidePart[] }>;
};

const USUAL_LEVEL = 2;

/** A seat of our own, and bots in the others. */
export function against(bots: number, level = USUAL_LEVEL): NewSeat[] {
  return [{ kind: "mine" }, ...Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", level }))];
}
