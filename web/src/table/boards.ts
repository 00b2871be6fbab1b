// The drawn boards: a game that has one is shown on it, whole where there is room, in parts on a phone.
import type { Component } from "svelte";
import type { Choice, Game, Happening, View } from "../wire";
import type { Words } from "../words/words";

export type BoardProps = {
  view: View;
  figures: unknown;
  menu: Choice[] | null;
  seat: number | null;
  names: string[];
  highlight: Set<string>;
  onpick: (target: string) => void;
  words: Words;
};
export type Targets = (choice: Choice, seat: number | null) => string[];
/** A symbol on its way between two targets; an end that is left out lies outside the board. */
export type Flight = { symbol: string; tint: string; from: string; to: string };
export type FlightOf = (event: Happening, view: View) => Flight | null;
export type PointsAt = (event: Happening) => string[];
type Drawn = { default: Component<BoardProps> };
type Parts = Map<string, Component<BoardProps>>;

const BOARDS = import.meta.glob<Drawn>("../*/{Board,Map,Boxes,Seats}.svelte");
const SPRITES = import.meta.glob<{ default: Component }>("../art/Sprite.svelte");
/** What events mean on a board; `signs` are the emblems of the seats. */
export type Happenings = { pointsAt: PointsAt; flight: FlightOf; signs: (view: View) => string[] };

const SIGNS = ["england", "spain", "france", "portugal", "holland", "italy"];
const HAPPENINGS = import.meta.glob<Happenings>("../*/happenings.ts");
const TARGETS = import.meta.glob<{ targets: Targets }>("../*/targets.ts");

/** The parts of a game's board that there are, by name. */
export async function loadBoard(game: Game): Promise<Parts> {
  const found: Parts = new Map();
  for (const part of ["Board", "Map", "Boxes", "Seats"]) {
    const load = BOARDS[`../${game}/${part}.svelte`];
    if (load) found.set(part, (await load()).default);
  }
  return found;
}

/** The drawings that the parts of a board use, where they are shown without the whole. */
export async function loadSprite(): Promise<Component | null> {
  const load = SPRITES["../art/Sprite.svelte"];
  return load ? (await load()).default : null;
}

/** What a choice of a game points at on its board. */
export async function loadTargets(game: Game): Promise<Targets> {
  const load = TARGETS[`../${game}/targets.ts`];
  return load ? (await load()).targets : () => [];
}

/** What events of a game point at on its board, and what travels over it; of a game that does not say, players alone. */
export async function loadHappenings(game: Game): Promise<Happenings> {
  const load = HAPPENINGS[`../${game}/happenings.ts`];
  if (load) return await load();
  const pointsAt: PointsAt = ({ args }) =>
    Object.entries(args).flatMap(([key, value]) => (key.startsWith("seat") ? [`seat:${value}`] : []));
  return { pointsAt, flight: () => null, signs: () => SIGNS };
}
