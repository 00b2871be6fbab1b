// Facts that the board of `empire` derives from a view; scripts/board_facts.py writes facts.json from the engine.
import type { BoardProps } from "../game";
import type { Happening } from "../wire";
import type { EmpireFigures, EmpireView } from "./view";
import type { Words } from "../words/words";
import facts from "./facts.json";

export type Nation = { start: number[]; institution: string; uses: string[]; pays: number[]; gains: number[] };
export const CARDS: readonly string[] = facts.cards;
export const LAST_ROUND = facts.lastRound;
export const nations: Record<string, Nation> = facts.nations;
export const NATIONS = Object.keys(nations);
export const PHASES = ["development", "commerce", "exploration"] as const;
const SEATS = ["england", "spain", "france", "portugal", "holland", "italy"];

// Nations share the emblems and colours of seats with all games.
const EMBLEMS: Record<string, string> = { "great-britain": "england", netherlands: "holland", venice: "italy" };

const SIGNS: Record<string, string> = {
  protectorate: "fort",
  merchant: "economy",
  territory: "colonies",
  company: "ship",
  cathedral: "church",
  commonwealth: "crown",
  army: "spoils",
};

/** The symbol of an institution: its own, or a shared one. */
export const signOf = (institution: string): string => SIGNS[institution] ?? institution;

/** The name of a nation's emblem and colours. */
export const emblemOf = (nation: string): string => EMBLEMS[nation] ?? nation;

/**
 * The emblem and colours of a seat: its nation's; its own in a game without nations; none before nations are claimed.
 */
export function seatEmblem(view: EmpireView, seat: number): string {
  const nation = NATIONS[(view.nation[seat] ?? 0) - 1];
  if (nation) return emblemOf(nation);
  return view.options["version"] === "standard" ? "none" : (SEATS[seat] ?? "none");
}

export type AgendaStep = readonly [string, number, number, number, number];

/** The names of the steps being resolved. */
export const agendaSteps = (view: EmpireView): Map<string, AgendaStep> =>
  new Map(view.agenda.map((row) => [row[0], row] as const));

const BIDDING = ["bidding", "sealed-bidding", "open-bidding"];

export const isBidding = (view: EmpireView): boolean => {
  const steps = agendaSteps(view);
  return BIDDING.some((step) => steps.has(step));
};

/** Whether offers lie on a board during the whole exploration (E5.7). */
export const hasBoard = (view: EmpireView): boolean =>
  view.options["trades"] === "open" && Number(view.options["trade_offers"] ?? 0) > 0;

/** Whether everybody may bid at any time (E5.6). */
export const isOpenAuction = (view: EmpireView): boolean => view.options["auction"] === "open";

/** Whether everybody may act at any time now, content or not. */
export const isOpenNode = (view: EmpireView): boolean => view.mode === "open";

/** Whether players trade before a card or after the last one, and say when they are ready. */
export const isBoardNode = (view: EmpireView): boolean => agendaSteps(view).has("board");

/**
 * The index of the card that is auctioned, or is next while players trade; past the row after the last, -1 before the
 * first.
 */
export function cardUp(view: EmpireView): number {
  const steps = agendaSteps(view);
  const exploration = steps.get("exploration");
  if (!exploration && (steps.has("trading") || steps.has("board"))) return view.row.length;
  // The step stores the index of the card after the current one.
  return exploration && (isBidding(view) || steps.has("auction")) ? exploration[2] - 1 : -1;
}

/** The phase of the round, a word of the domain `phase`; empty outside a round. */
export function phaseOf(view: EmpireView): string {
  if (view.mode === "over") return "";
  const steps = agendaSteps(view);
  if (steps.has("claim") || steps.has("ask-claim")) return "claiming";
  if (steps.has("ask-sell")) return "commerce";
  return ["exploration", "trading", "board"].some((step) => steps.has(step)) ? "exploration" : "";
}

/** The two seats of the current offer. */
export function offerOf(view: EmpireView): { maker: number; other: number; isComplete: boolean } | null {
  const steps = agendaSteps(view);
  const answer = steps.get("ask-answer");
  if (answer) return { maker: answer[2], other: answer[1], isComplete: true };
  const part = steps.get("ask-part");
  return part ? { maker: part[1], other: part[2], isComplete: false } : null;
}

/** Whether a seat's holdings are visible: always the reader's own, the others' in the open game (E1.4). */
export const maySee = (view: EmpireView, seat: number, reader: number | null): boolean =>
  seat === reader || view.mode === "over" || view.options["open_holdings"] === true;

/** The kinds of cards that a table plays with: bonds belong to the standard version. */
export const kindsOf = (view: EmpireView): number[] =>
  CARDS.flatMap((card, kind) => (card !== "bond" || view.options["version"] === "standard" ? [kind] : []));

/** The cards that a seat can give away, by kind: gold that stands in a bid is locked. */
export function spendable(view: EmpireView, figures: EmpireFigures | null, seat: number): number[] {
  const gold = CARDS.indexOf("gold");
  return (view.cards[seat] ?? []).map((count, kind) => (kind === gold ? (figures?.free_gold[seat] ?? count) : count));
}

export const support = (held: readonly number[]): number => (held[0] ?? 0) - (held[1] ?? 0);

/** One kind of card in words, such as “2 goods”. */
export const cardWords = (words: Words, kind: number, count: number): string =>
  `${count} ${words.term("card", CARDS[kind] ?? "", count)}`;

/** Some cards in words, such as “1 bond, 5 gold”. */
export const cardsWords = (words: Words, counts: readonly number[]): string =>
  counts.flatMap((count, kind) => (count ? [cardWords(words, kind, count)] : [])).join(", ") || "–";

/** The events after the latest one that fits. */
export function eventsAfter(events: readonly Happening[], fits: (event: Happening) => boolean): Happening[] {
  const at = events.findLastIndex(fits);
  return at < 0 ? [] : events.slice(at + 1);
}

const DEVELOPS = new Set(["built", "gained", "unrest", "interest", "default"]);
const TRADES = new Set(["sold", "price"]);

/** The events of the latest development phase. */
export function developmentOf(events: readonly Happening[]): Happening[] {
  const recent = eventsAfter(events, ({ kind, args }) => kind === "phase" && args["phase"] === "development");
  const end = recent.findIndex(({ kind }) => !DEVELOPS.has(kind));
  return end < 0 ? recent : recent.slice(0, end);
}

/** The events of sales and price in this round. */
export function marketOf(events: readonly Happening[]): Happening[] {
  return eventsAfter(events, ({ kind }) => kind === "round").filter(({ kind }) => TRADES.has(kind));
}

/** The same as the board's properties, with the view of this game. */
export type Props = Omit<BoardProps, "view"> & { view: EmpireView };
