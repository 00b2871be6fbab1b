// The client of `discovery`.
import { against, type GameClient } from "../game";
import { fetchPart } from "../loading.svelte";
import { capital } from "../words/capital";

const NAME = "discovery";
const BOTS = 3;

const loadParts = () => fetchPart(() => import("./parts"));

export const client: GameClient = {
  name: NAME,
  rank: 1,
  start: {
    title: "start-alone",
    text: "start-alone-text",
    art: [
      ["worker-colonist", "england"],
      ["ship", "none"],
      ["good-sugar", "none"],
    ],
    table: { game: NAME, seats: against(BOTS) },
  },
  presets: [
    { name: "first", table: { game: NAME, seats: against(BOTS), options: {} } },
    {
      name: "full",
      table: {
        game: NAME,
        seats: against(BOTS),
        options: { builders: true, expansion_buildings: true, nations: "random" },
      },
    },
    { name: "printed", table: { game: NAME, seats: against(BOTS), options: { edition: "2007" } } },
    { name: "two", table: { game: NAME, seats: against(1), options: { two_player_captains: true } } },
  ],
  hasEditions: true,
  log: { turn: "turn", parts: ["box"], stages: ["box"], summedUp: [], retold: ["placed"] },
  graphTitle: "graph-title-turn",
  turnLabel: "graph-turn",
  bars: [
    { source: "colonies", age: 1, tint: "earth", isEarly: true },
    { source: "colonies", age: 2, tint: "clay", isEarly: true },
    { source: "colonies", age: 3, tint: "sand", isEarly: true },
    { source: "discoveries", tint: "sea" },
    { source: "building", tint: "brick" },
    { source: "economy", tint: "gold" },
    { source: "bought", tint: "slate" },
  ],
  highlightSigns: {
    "largest-colony": "colonies",
    "boldest-expedition": "discoveries",
    "boldest-expedition-card": "discoveries",
    "costliest-battle": "fort",
    "best-buy": "house",
    "best-turn": "points",
  },
  // Placements are grouped by the type of worker; in a group the labels are the places.
  grouping: ({ kind, args }, words) => {
    if (kind !== "place") return null;
    const type = String(args["type"]);
    return {
      heading: capital(words.term("type", type)),
      label: capital(words.term("place", String(args["place"]))),
      source: `type:${type}`,
      symbol: `worker-${type}`,
    };
  },
  boards: {
    Board: () => fetchPart(() => import("./Board.svelte")),
    Map: () => fetchPart(() => import("./Map.svelte")),
    Boxes: () => fetchPart(() => import("./Boxes.svelte")),
    Seats: () => fetchPart(() => import("./Seats.svelte")),
  },
  partOfKind: {
    kinds: {
      region: "Map",
      figure: "Map",
      row: "Map",
      box: "Boxes",
      space: "Boxes",
      good: "Boxes",
      building: "Boxes",
      deck: "Boxes",
      nation: "Boxes",
    },
    others: "Seats",
  },
  loadTable: async () => ({ default: (await loadParts()).Table }),
  loadTextBoard: () => fetchPart(() => import("./TextBoard.svelte")),
  loadReplayStage: () => fetchPart(() => import("./ReplayStage.svelte")),
  loadOrders: () => fetchPart(() => import("./Orders.svelte")),
  loadPointing: loadParts,
  loadHappenings: loadParts,
  loadFacts: async () => ({ default: (await loadParts()).facts }),
  loadGuide: () => fetchPart(() => import("./guide")),
};
