// Fetches the parts of a game's client that a table shows: board, targets of choices and events, forms for some
// decisions.
import type { Component } from "svelte";
import { clientOf } from "../games";
import type {
  AskClauses,
  BoardProps,
  GameClient,
  Happenings,
  OrdersProps,
  Pointing,
  ReplayStageProps,
  TableProps,
} from "../game";
import { fetchPart } from "../loading.svelte";
import type { Game } from "../wire";

type ReplayStage = Component<ReplayStageProps, object, "isShowing" | "acts">;
type Boards = Map<string, Component<BoardProps>>;

// emblems of seats in a game without its own
const SIGNS = ["england", "spain", "france", "portugal", "holland", "italy"];

/** The part of a board that shows a target; empty if the board has no parts. */
export function partWith(target: string, { partOfKind }: GameClient): string {
  const kind = target.split(":", 1)[0] ?? "";
  return partOfKind ? (partOfKind.kinds[kind] ?? partOfKind.others) : "";
}

/**
 * The part of a board that most choices point at. A choice counts for the part of its first target outside `others`, if
 * any.
 */
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

/** The page of a table; null if the game has no page of its own. */
export async function loadTable(game: Game): Promise<Component<TableProps> | null> {
  return ((await clientOf(game).loadTable?.())?.default as Component<TableProps> | undefined) ?? null;
}

/** The symbols, for parts of a board that are shown without the whole. */
export async function loadSprite(): Promise<Component> {
  return (await fetchPart(() => import("../art/Sprite.svelte"))).default;
}

/** The board as text for screen readers, for a game whose board is shown in parts. */
export async function loadTextBoard(game: Game): Promise<Component<BoardProps> | null> {
  return ((await clientOf(game).loadTextBoard?.())?.default as Component<BoardProps> | undefined) ?? null;
}

/** Events as scenes in a replay; null if the game has none. */
export async function loadReplayStage(game: Game): Promise<ReplayStage | null> {
  return ((await clientOf(game).loadReplayStage?.())?.default as ReplayStage | undefined) ?? null;
}

/** The mapping of choices to targets on the board. */
export async function loadPointing(game: Game): Promise<Pointing> {
  return (await clientOf(game).loadPointing?.()) ?? { targets: () => [] };
}

/** The form for planned moves; null if the game has none. */
export async function loadOrders(game: Game): Promise<Component<OrdersProps> | null> {
  return ((await clientOf(game).loadOrders?.())?.default as Component<OrdersProps> | undefined) ?? null;
}

/** The clause that explains each kind of question. */
export async function loadAskClauses(game: Game): Promise<AskClauses> {
  return (await clientOf(game).loadFacts?.())?.default.asks ?? {};
}

/** The targets and animations of events; a game without its own mapping marks players only. */
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
