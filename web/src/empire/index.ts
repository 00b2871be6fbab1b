// The client of `empire`.
import { against, type GameClient } from "../game";
import { fetchPart } from "../loading.svelte";

const NAME = "empire";
const BOTS = 3;

const loadParts = () => fetchPart(() => import("./parts"));

export const client: GameClient = {
  name: NAME,
  rank: 2,
  start: {
    title: "start-empire",
    text: "start-empire-text",
    art: [
      ["card-colony", "none"],
      ["card-good", "none"],
      ["card-gold", "none"],
    ],
    table: { game: NAME, seats: against(BOTS) },
  },
  presets: [
    { name: "beginner", table: { game: NAME, seats: against(BOTS), options: { version: "beginner" } } },
    { name: "standard", table: { game: NAME, seats: against(BOTS), options: {} } },
  ],
  hasClock: (options) =>
    options["auction"] === "open" || (options["trades"] === "open" && Number(options["trade_offers"]) > 0),
  // An auction ends a trade window without an event, so the event of a card marks a stage too.
  log: {
    turn: "round",
    parts: ["phase", "card"],
    stages: ["phase", "card"],
    summedUp: ["offers", "offers-all", "gives", "asks"],
  },
  graphTitle: "graph-title-development",
  turnLabel: "graph-round",
  bars: [
    { source: "supporters", tint: "sea" },
    { source: "revolts", tint: "brick" },
  ],
  highlightSigns: {
    "dearest-card": "card-gold",
    "largest-trade": "market",
    "best-development": "card-supporter",
    "best-sale": "card-good",
    "worst-unrest": "card-revolt",
  },
  boards: { Board: () => fetchPart(() => import("./Board.svelte")) },
  loadTable: async () => ({ default: (await loadParts()).Table }),
  loadReplayStage: () => fetchPart(() => import("./ReplayStage.svelte")),
  loadOrders: () => fetchPart(() => import("./Orders.svelte")),
  loadPointing: loadParts,
  loadHappenings: loadParts,
  loadFacts: async () => ({ default: (await loadParts()).facts }),
  loadGuide: () => fetchPart(() => import("./guide")),
};
