// The line of the bar below a question while nothing is pointed at: how to answer it, or its cost.
import type { Bidding } from "./bidding.svelte";
import { counterWord, nations, powerAsks, regions } from "./facts";
import type { PointsSale } from "./pointsSale.svelte";
import type { Position } from "./position.svelte";
import type { Scouting } from "./scouting.svelte";
import type { Words } from "./view";

// Questions that are answered by one tap on what is lit.
const TAPPED = {
  send: "board-send-line",
  take: "board-take-line",
  buy: "board-buy-line",
  specialist: "board-specialist-line",
} as const;

interface AskParts {
  position: Position;
  scouting: Scouting;
  bidding: Bidding;
  points: PointsSale;
}

/** The line of a question. On a phone (`isSheet`) it tells the counter that was seen last: the stage is not there. */
export function askLine({ position, scouting, bidding, points }: AskParts, words: Words, isSheet: boolean): string {
  const { ask, view, seat, money, legal } = position;
  if (scouting.isArmed) return words.format("board-scout-line");
  const { lastSeen } = scouting;
  const token = lastSeen && isSheet ? view.counters[regions.indexOf(lastSeen)] : "";
  if (token) {
    const counter = words.term("counter", counterWord(token));
    return words.format("board-counter-line", { region: words.term("region", lastSeen), counter });
  }
  if (ask === "explore") {
    const hasRegion = legal.some(({ args }) => regions.includes(String(args["target"])));
    return words.format(hasRegion ? "board-explore-line" : "board-explore-deck-line");
  }
  if (ask === "bid" || ask === "nation") {
    const id = bidding.auction?.isOfNations ? "auction-line-nations" : "auction-line-order";
    return words.format(id, { amount: money });
  }
  const nation = view.nation[seat ?? -1];
  if (powerAsks.has(ask) && nation) return words.formatOf("advantage", nations[nation - 1] ?? "");
  if (isSheet && ask === "send") return ""; // the question is long, and the regions need the room
  if (ask in TAPPED) return words.format(TAPPED[ask as keyof typeof TAPPED]);
  const { change, total } = points;
  if (!change) return "";
  const count = change.points - total;
  return words.format("points-line", { count, amount: money - change.money, left: change.money });
}
