// The texts of the bar: the title, the question of an open node, and the rank of the reader's bid in an auction.
import { say } from "../ui.svelte";
import type { Choice } from "../wire";
import { capital } from "../words/capital";
import { listed } from "../words/listed";
import type { Words } from "../words/words";
import { CARDS, cardUp, hasBoard, isOpenNode, LAST_ROUND, phaseOf } from "./facts";
import { highestBid, isIn, rivalsAt, standOf } from "./ladder";
import type { Overtaking } from "./raise.svelte";
import type { EmpireFigures, EmpireView } from "./view";

export type BarText = { sentence: string; line: string };

const AUCTIONS = new Set(["bid", "sealed-bid", "lot"]);

/**
 * The sentence and the line below it. An empty sentence means that the bar shows the question of the catalogue. Away
 * from the bids, on another tab of a phone, the line has the highest bid, too.
 */
export function questionOf(
  view: EmpireView,
  figures: EmpireFigures | null,
  menu: readonly Choice[],
  seat: number | null,
  names: readonly string[],
  words: Words,
  overtaking: Overtaking | null,
  isAway = false,
): BarText {
  const ask = view.ask?.kind ?? "";
  if (seat === null) return { sentence: "", line: "" };
  if (!isOpenNode(view)) {
    const isBid = AUCTIONS.has(ask) && view.deciders.includes(seat);
    return { sentence: "", line: isBid ? rankLine(view, figures, seat, names) : "" };
  }
  if (ask === "board") {
    const isReady = menu.some(({ kind, refusal }) => kind === "ready" && refusal);
    return isReady
      ? { sentence: say("empire-ask-ready"), line: say("empire-ready-again") }
      : { sentence: say("empire-ask-board"), line: "" };
  }
  if (!isIn(view, seat)) {
    const lines = [isAway ? highest(view, seat, names) : "", hasBoard(view) ? say("empire-ask-trade") : ""];
    return { sentence: say("empire-ask-out"), line: lines.filter(Boolean).join(" ") };
  }
  const line = overtaking ? overtaken(overtaking, names) : rankLine(view, figures, seat, names, isAway);
  const content = menu.find(({ kind }) => kind === "content")?.refusal?.code;
  if (content === "content-by-itself") return { sentence: say("empire-ask-itself"), line };
  if (content) return { sentence: say("empire-ask-content"), line };
  const card = words.term("card", CARDS[view.row[cardUp(view)] ?? 0] ?? "", 1, "the");
  return { sentence: say("empire-ask-lot", { card }), line };
}

/** The players who raised while the reader typed. */
const overtaken = ({ seats, amount }: Overtaking, names: readonly string[]): string =>
  say("empire-overtaken", { names: namesOf(seats, names), amount });

const namesOf = (seats: readonly number[], names: readonly string[]): string =>
  listed(seats.map((seat) => names[seat] ?? ""));

/** The highest bid and its bidders, apart from the reader. */
function highest(view: EmpireView, seat: number, names: readonly string[]): string {
  const amount = highestBid(view);
  return say("empire-highest", { amount, names: namesOf(rivalsAt(view, amount, seat), names) });
}

/** The rank of a seat's bid in the auction, as a sentence. */
function rankLine(
  view: EmpireView,
  figures: EmpireFigures | null,
  seat: number,
  names: readonly string[],
  isAway = false,
): string {
  const amount = view.bids[seat] ?? 0;
  const top = highestBid(view);
  const isBehind = isOpenNode(view) && amount < top;
  const stand = standOf(view, figures, seat);
  if (stand === "wins") {
    const wins = say("empire-stand-wins", { amount });
    return isAway && isBehind ? `${wins} ${highest(view, seat, names)}` : wins;
  }
  if (stand === "tied" && !(isAway && isBehind))
    return say("empire-stand-tied", { amount, names: namesOf(rivalsAt(view, amount, seat), names) });
  return isBehind
    ? say("empire-stand-behind", { amount, names: namesOf(rivalsAt(view, top, seat), names), highest: top })
    : say("empire-stand-lower", { amount });
}

/** The name of a phase of this round, as a title; that of the last exploration says so. */
export const phaseTitle = (view: EmpireView, phase: string, words: Words): string =>
  phase === "exploration" && view.round === LAST_ROUND - 1
    ? say("empire-last-exploration")
    : capital(words.term("phase", phase));

/** The title of the table: round and phase. */
export function titleOf(view: EmpireView, words: Words, isOver: boolean): string {
  if (isOver) return say("over-title");
  if (!view.round) return say("empire-before");
  const phase = phaseOf(view);
  const where = phase ? phaseTitle(view, phase, words) : "";
  return [say("empire-round", { round: view.round, last: LAST_ROUND }), where].filter(Boolean).join(" · ");
}
