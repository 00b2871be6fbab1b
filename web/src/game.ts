// The interface between the client and a game. `<game>/index.ts` exports one `GameClient` as `client`; nothing outside
// that folder names the game. Small parts are in the object, large ones are fetched when a page needs them.
import type { Component, Snippet } from "svelte";
import type { TableStore } from "./net/table.svelte";
import type { Choice, Game, Happening, NewOrder, NewSeat, NewTable, Value, View } from "./wire";
import type { Teller } from "./words/narrate";
import type { FrameMessage, Words } from "./words/words";
import type { Deciding } from "./table/deciding.svelte";
import type { SoundsOf } from "./table/eventSounds";
import type { Grouping } from "./table/groups";

export type BoardProps = {
  view: View;
  figures: unknown;
  seat: number | null;
  names: string[];
  events: readonly Happening[];
  isOver: boolean; // by its rules or by agreement: nothing is resolved any more
  highlight: ReadonlySet<string>;
  onpick: (target: string) => void;
  words: Words;
  corner?: Snippet | undefined; // content over a free corner of the board, if it has one
};
/**
 * Properties of the stage of a replay. It reports whether a scene is shown, and which events happen on the board
 * meanwhile.
 */
export type ReplayStageProps = Pick<BoardProps, "view" | "figures" | "seat" | "names" | "events" | "words"> & {
  number: number; // of the decision
  teller: Teller;
  isShowing: boolean;
  acts?: readonly Happening[] | undefined; // undefined if symbols do not wait for scenes
};
/** Properties of a game's own table page, which replaces board, decision and log side by side. */
export type TableProps = {
  table: TableStore;
  words: Words;
  teller: Teller;
  deciding: Deciding;
  happenings: Happenings | null;
  signs: string[];
  takesFocus: boolean;
};
/** A standing order before it is sent; the request adds its key. */
export type Wish = Omit<NewOrder, "key">;
export type OrdersProps = {
  view: View;
  figures: unknown;
  seat: number;
  words: Words;
  kinds: readonly string[];
  ongive: (wish: Wish) => Promise<boolean>; // resolves to whether the server accepted it
};
export type Targets = (choice: Choice, seat: number | null) => string[];
/** A way to make a choice by dragging: the source, the destination, and the symbol shown under the pointer. */
export type DragPath = { from: string; to: string; symbol: string; tint?: string };
/** Maps choices to targets on the board; kinds in `composed` open a form instead of being played at once. */
export type Pointing = {
  targets: Targets;
  dragPaths?: (choice: Choice, seat: number | null) => DragPath[];
  composed?: ReadonlySet<string>;
  /**
   * The target that a choice uses at another target: the worker for a place. It stays in use, so that one tap on a
   * place is enough.
   */
  toolOf?: (choice: Choice) => string | null;
  /**
   * The target that must be picked before a choice is offered on the board: the button that arms it. The list has the
   * choice anyway.
   */
  armedBy?: (choice: Choice) => string | null;
};
/** An animated symbol between two targets; an empty end is outside the board. */
export type Flight = { symbol: string; tint: string; from: string; to: string };
// Some events need the earlier ones to be understood, so both functions get all events.
export type FlightOf = (event: Happening, view: View, events: readonly Happening[]) => Flight | Flight[] | null;
export type PointsAt = (event: Happening, events: readonly Happening[]) => string[];
/**
 * Maps events to the board; `signs` are the emblems of the seats. Methods, because each game narrows the type of the
 * view.
 */
export type Happenings = {
  pointsAt(event: Happening, events: readonly Happening[]): string[];
  flight(event: Happening, view: View, events: readonly Happening[]): Flight | Flight[] | null;
  signs(view: View): string[];
  soundsOf?: SoundsOf;
};
/** The clause that explains each kind of question; by edition where they differ. */
export type AskClauses = Record<string, string | Record<string, string>>;

/**
 * A part of the bars of points: a source, or the part of it that one age brought. Those of a source that is scored
 * during the game are there before the final count.
 */
export type ScoreBar = { source: string; age?: number; tint?: string; isEarly?: boolean };

/** The kinds of events that divide the log. */
export type LogMarks = {
  turn: string; // starts a turn
  parts: readonly string[]; // start a part of a turn
  stages: readonly string[]; // name the step being resolved, for the heading
  summedUp: readonly string[]; // hidden: a later event summarises them
  retold?: readonly string[]; // left out of a line of preview: they only repeat the words of the choice
};

/**
 * A button of the start page that starts a game at once. `art` are symbols beside it, each in the colour of a nation.
 */
export type StartButton = {
  title: FrameMessage;
  text: FrameMessage;
  art: readonly (readonly [symbol: string, nation: string])[];
  table: NewTable;
};
/** A preset of the page for a new table; its texts are `preset-<name>` and `preset-<name>-text`. */
export type Preset = { name: string; table: NewTable };

/** A part of the "How to play" page: `guide-<id>` of `<game>.guide.ftl` is its heading, `guide-<id>-<line>` a line. */
export type GuidePart = { id: string; clause: string; lines: { id: string; icons: string[] }[] };

type Load<Part> = () => Promise<Part>;
/** A game's component takes the view of that game; this shared type cannot express that. */
type LoadComponent = Load<{ default: Component<never> }>;

export type GameClient = {
  name: Game;
  rank: number; // order in lists, lowest first; the main button of the start page starts the first game
  start?: StartButton;
  presets: readonly Preset[];
  hasEditions?: boolean; // whether a page compares the editions
  /** Whether several players may act at once under these options, so that a clock can end their silence. */
  hasClock?: (options: Readonly<Record<string, Value>>) => boolean;
  log: LogMarks;
  graphTitle: "graph-title-turn" | "graph-title-development"; // title of the score graph
  turnLabel: "graph-turn" | "graph-round"; // message that names a turn or round in the score graph's table
  bars?: readonly ScoreBar[]; // the parts of the bars of points, in order; sources that are not named follow
  highlightSigns?: Readonly<Record<string, string>>; // the symbol of each kind of fact on the end page
  /** The group of a choice, listed under a heading with a short name; null for a choice without a group. */
  grouping?: (choice: Choice, words: Words) => Grouping | null;
  /** The board: whole as `Board`, and its parts, which a phone shows one at a time in this order of tabs. */
  boards: Readonly<Record<string, LoadComponent>>;
  /** The part that shows a kind of target (`region` of `region:peru`), and the part that shows all other kinds. */
  partOfKind?: { kinds: Readonly<Record<string, string>>; others: string };
  loadTable?: LoadComponent; // the page of a table, in place of board, decision and log side by side
  // the board as text for screen readers, shown beside single parts; a board without parts includes it
  loadTextBoard?: LoadComponent;
  loadReplayStage?: LoadComponent; // events as scenes in a replay
  loadOrders?: LoadComponent;
  loadPointing?: Load<Pointing>;
  loadHappenings?: Load<Happenings>;
  loadFacts?: Load<{ default: { asks: AskClauses } }>;
  loadGuide?: Load<{ GUIDE: readonly GuidePart[] }>;
};

const DEFAULT_LEVEL = 2;

/** The player's own seat, and bots in the others. */
export function against(bots: number, level = DEFAULT_LEVEL): NewSeat[] {
  return [{ kind: "mine" }, ...Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", level }))];
}
