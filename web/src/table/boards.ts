// The drawn boards: a game that has one is shown on it, whole where there is room, in parts on a phone.
import type { Component } from "svelte";
import { fetchPart } from "../loading.svelte";
import type { Choice, Game, Happening, NewOrder, View } from "../wire";
import type { TableStore } from "../net/table.svelte";
import type { Teller } from "../words/narrate";
import type { Words } from "../words/words";
import type { Entry, Menu } from "./groups";

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
/** What a player wants done later; the key is of the call. */
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
type Drawn = { default: Component<BoardProps> };
type Parts = Map<string, Component<BoardProps>>;

const BOARDS = import.meta.glob<Drawn>("../*/{Board,Map,Boxes,Seats}.svelte");
const DECIDING = import.meta.glob<{ default: Component<DecidingProps>; asks: ReadonlySet<string> }>(
  "../*/Deciding.svelte",
);
const ORDERS = import.meta.glob<{ default: Component<OrdersProps> }>("../*/Orders.svelte");
const TWINS = import.meta.glob<Drawn>("../*/Twin.svelte");
const SPRITES = import.meta.glob<{ default: Component }>("../art/Sprite.svelte");
/** What events mean on a board; `signs` are the emblems of the seats. */
export type Happenings = { pointsAt: PointsAt; flight: FlightOf; signs: (view: View) => string[] };

const SIGNS = ["england", "spain", "france", "portugal", "holland", "italy"];
const HAPPENINGS = import.meta.glob<Happenings>("../*/happenings.ts");
const FACTS = import.meta.glob<{ asks: Record<string, string | Record<string, string>> }>("../*/facts.json", {
  import: "default",
});
const TARGETS = import.meta.glob<Pointing>("../*/targets.ts");

const KINDS: Record<string, string> = {
  region: "Map",
  box: "Boxes",
  space: "Boxes",
  good: "Boxes",
  building: "Boxes",
  deck: "Boxes",
};

/** The part of a board that most choices point at; a worker who goes somewhere counts for where. */
export function partOf(pointed: readonly string[][]): string {
  const counts = new Map<string, number>();
  for (const targets of pointed.filter((one) => one.length)) {
    const kinds = targets.map((target) => KINDS[target.split(":", 1)[0] ?? ""]);
    const part = kinds.find(Boolean) ?? "Seats";
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** The parts of a game's board that there are, by name. */
export async function loadBoard(game: Game): Promise<Parts> {
  const found: Parts = new Map();
  for (const part of ["Board", "Map", "Boxes", "Seats"]) {
    const load = BOARDS[`../${game}/${part}.svelte`];
    if (load) found.set(part, (await fetchPart(load)).default);
  }
  return found;
}

/** The drawings that the parts of a board use, where they are shown without the whole. */
export async function loadSprite(): Promise<Component | null> {
  const load = SPRITES["../art/Sprite.svelte"];
  return load ? (await fetchPart(load)).default : null;
}

/** The board in words, for screen readers, of a game whose board is shown in parts; one that is always whole has it in itself. */
export async function loadTwin(game: Game): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`../${game}/Map.svelte`] && TWINS[`../${game}/Twin.svelte`];
  return load ? (await fetchPart(load)).default : null;
}

/** What a choice of a game points at on its board. */
export async function loadPointing(game: Game): Promise<Pointing> {
  const load = TARGETS[`../${game}/targets.ts`];
  return load ? await fetchPart(load) : { targets: () => [] };
}

/** What a game has in place of the list of choices, and the kinds of asks it is for. */
export async function loadDeciding(
  game: string,
): Promise<{ default: Component<DecidingProps>; asks: ReadonlySet<string> } | null> {
  const load = DECIDING[`../${game}/Deciding.svelte`];
  return load ? await fetchPart(load) : null;
}

/** What a game has to give orders with. */
export async function loadOrders(game: string): Promise<Component<OrdersProps> | null> {
  const load = ORDERS[`../${game}/Orders.svelte`];
  return load ? (await fetchPart(load)).default : null;
}

/** For each kind of ask the clause that tells of it; by edition where they differ. */
export async function loadAskClauses(game: string): Promise<Record<string, string | Record<string, string>>> {
  const load = FACTS[`../${game}/facts.json`];
  return load ? (await fetchPart(load)).asks : {};
}

/** What events of a game point at on its board, and what travels over it; of a game that does not say, players alone. */
export async function loadHappenings(game: Game): Promise<Happenings> {
  const load = HAPPENINGS[`../${game}/happenings.ts`];
  if (load) return await fetchPart(load);
  const pointsAt: PointsAt = ({ args }) =>
    Object.entries(args).flatMap(([key, value]) => (key.startsWith("seat") ? [`seat:${value}`] : []));
  return { pointsAt, flight: () => null, signs: () => SIGNS };
}
