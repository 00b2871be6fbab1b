// What the client shows of `empire`.
import { against, type GameClient } from "../game";
import { fetchPart } from "../loading.svelte";

const NAME = "empire";
const BOTS = 3;

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
  // An auction ends a trade window without an event of its own, so a card says what is resolved too.
  log: {
    turn: "round",
    parts: ["phase", "card"],
    stages: ["phase", "card"],
    summedUp: ["offers", "gives", "asks"],
  },
  turnLabel: "graph-round",
  boards: { Board: () => fetchPart(() => import("./Board.svelte")) },
  ownAsks: new Set(["sell", "bid", "sealed-bid", "trade", "answer"]),
  loadDeciding: () => fetchPart(() => import("./Deciding.svelte")),
  loadOrders: () => fetchPart(() => import("./Orders.svelte")),
  loadPointing: () => fetchPart(() => import("./targets")),
  loadHappenings: () => fetchPart(() => import("./happenings")),
  loadFacts: () => fetchPart(() => import("./facts.json")),
  loadGuide: () => fetchPart(() => import("./guide")),
};
