// The games that this client draws, found by their folders. A server may offer others: they are shown on a plain board.
import type { GameClient } from "./game";
import { fetchPart } from "./loading.svelte";
import type { Game } from "./wire";

const FOUND = import.meta.glob<{ client: GameClient }>(["./*/index.ts", "!./wire/index.ts"], { eager: true });

/** The games that have a folder here, in list order. */
export const games: readonly GameClient[] = Object.values(FOUND)
  .map(({ client }) => client)
  .sort((one, other) => one.rank - other.rank);

const byName = new Map(games.map((client) => [client.name, client]));
const bareByName = new Map<Game, GameClient>();

/** The default game. */
export const firstGame: Game = games[0]?.name ?? "";

/** Whether a game has a folder here. */
export const isDrawn = (game: Game): boolean => byName.has(game);

/** The client of a game without a folder: its view as an HTML table, its choices as a list. */
function bare(name: Game): GameClient {
  return {
    name,
    rank: Infinity,
    presets: [],
    log: { turn: "", parts: [], stages: [], summedUp: [] },
    graphTitle: "graph-title-turn",
    turnLabel: "graph-turn",
    boards: { Board: () => fetchPart(() => import("./table/BareBoard.svelte")) },
  };
}

/** The client of a game. */
export function clientOf(game: Game): GameClient {
  let found = byName.get(game) ?? bareByName.get(game);
  if (!found) bareByName.set(game, (found = bare(game)));
  return found;
}
