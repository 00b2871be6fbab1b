// The drawn boards: a game that has one is shown on it, whole where there is room, in parts on a phone.
import type { Component } from "svelte";
import type { Choice, Game, View } from "../wire";
import type { Words } from "../words/words";

export type BoardProps = {
  view: View;
  menu: Choice[] | null;
  seat: number | null;
  names: string[];
  highlight: Set<string>;
  onpick: (target: string) => void;
  words: Words;
};
export type Targets = (choice: Choice, seat: number | null) => string[];
type Drawn = { default: Component<BoardProps> };

const BOARDS = import.meta.glob<Drawn>("../*/{Board,Map,Boxes,Seats}.svelte");
const TARGETS = import.meta.glob<{ targets: Targets }>("../*/targets.ts");

/** The parts of a game's board that there are, by name. */
export async function loadBoard(game: Game): Promise<Map<string, Component<BoardProps>>> {
  const found = new Map<string, Component<BoardProps>>();
  for (const part of ["Board", "Map", "Boxes", "Seats"]) {
    const load = BOARDS[`../${game}/${part}.svelte`];
    if (load) found.set(part, (await load()).default);
  }
  return found;
}

/** What a choice of a game points at on its board. */
export async function loadTargets(game: Game): Promise<Targets> {
  const load = TARGETS[`../${game}/targets.ts`];
  return load ? (await load()).targets : () => [];
}
