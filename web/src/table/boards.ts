// Fetches what a table shows of its game: the board, what choices and events point at, and views of its own for some decisions.
import type { Component } from "svelte";
import { clientOf } from "../games";
import type { AskClauses, BoardProps, DecidingProps, GameClient, Happenings, OrdersProps, Pointing } from "../game";
import { fetchPart } from "../loading.svelte";
import type { Game } from "../wire";

type Boards = Map<string, Component<BoardProps>>;

const SIGNS = ["england", "spain", "france", "portugal", "holland", "italy"]; // emblems of seats in a game that names none

/** The part of a board that shows a target; empty if the board has no parts. */
export function partWith(target: string, { partOfKind }: GameClient): string {
  const kind = target.split(":", 1)[0] ?? "";
  return partOfKind ? (partOfKind.kinds[kind] ?? partOfKind.others) : "";
}

/** The part of a board that most choices point at. Of a choice with several targets, one outside the part for all others counts. */
export function partOf(pointed: readonly string[][], client: GameClient): string {
  const counts = new Map<string, number>();
  const others = client.partOfKind?.others ?? "";
  for (const targets of pointed.filter((one) => one.length)) {
    const part = targets.map((target) => partWith(target, client)).find((one) => one !== others) ?? others;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** The board of a game, whole and in parts, by name. */
export async function loadBoard(game: Game): Promise<Boards> {
  const found: Boards = new Map();
  for (const [part, load] of Object.entries(clientOf(game).boards))
    found.set(part, (await load()).default as Component<BoardProps>);
  return found;
}

/** The drawings that the parts of a board use, where they are shown without the whole. */
export async function loadSprite(): Promise<Component> {
  return (await fetchPart(() => import("../art/Sprite.svelte"))).default;
}

/** The board in words, for screen readers, of a game whose board is shown in parts. */
export async function loadTwin(game: Game): Promise<Component<BoardProps> | null> {
  return ((await clientOf(game).loadTwin?.())?.default as Component<BoardProps> | undefined) ?? null;
}

/** What a choice of a game points at on its board. */
export async function loadPointing(game: Game): Promise<Pointing> {
  return (await clientOf(game).loadPointing?.()) ?? { targets: () => [] };
}

/** What a game has in place of the list of choices, for the asks that its client names. */
export async function loadDeciding(game: Game): Promise<Component<DecidingProps> | null> {
  return ((await clientOf(game).loadDeciding?.())?.default as Component<DecidingProps> | undefined) ?? null;
}

/** What a game has to give orders with. */
export async function loadOrders(game: Game): Promise<Component<OrdersProps> | null> {
  return ((await clientOf(game).loadOrders?.())?.default as Component<OrdersProps> | undefined) ?? null;
}

/** For each kind of ask the clause that explains it. */
export async function loadAskClauses(game: Game): Promise<AskClauses> {
  return (await clientOf(game).loadFacts?.())?.default.asks ?? {};
}

/** What events of a game point at on its board, and what travels over it; of a game that does not say, players alone. */
export async function loadHappenings(game: Game): Promise<Happenings> {
  return (
    (await clientOf(game).loadHappenings?.()) ?? {
      pointsAt: ({ args }) =>
        Object.entries(args).flatMap(([key, value]) => (key.startsWith("seat") ? [`seat:${value}`] : [])),
      flight: () => null,
      signs: () => SIGNS,
    }
  );
}
