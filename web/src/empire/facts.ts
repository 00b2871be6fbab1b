// What the table of `empire` reads off a view beside its fields; facts.json is written by scripts/board_facts.py.
import type { BoardProps } from "../game";
import type { Happening } from "../wire";
import type { EmpireView } from "./view";
import type { Words } from "../words/words";
import facts from "./facts.json";

export type Nation = { start: number[]; institution: string; uses: string[]; pays: number[]; gains: number[] };
export const CARDS: readonly string[] = facts.cards;
export const LAST_ROUND = facts.lastRound;
export const nations: Record<string, Nation> = facts.nations;
export const NATIONS = Object.keys(nations);
export const PHASES = ["development", "commerce", "exploration"] as const;
const SEATS = ["england", "spain", "france", "portugal", "holland", "italy"];

// Nations that have an emblem and a colour in the other game too keep them.
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

/** The symbol of an institution: one of its own, or one that is drawn already. */
export const signOf = (institution: string): string => SIGNS[institution] ?? institution;

/** The name under which a nation's emblem and colours are known. */
export const emblemOf = (nation: string): string => EMBLEMS[nation] ?? nation;

/** Emblem and colours of a seat: those of its nation, without nations one of its own, before the claiming none. */
export function seatEmblem(view: EmpireView, seat: number): string {
  const nation = NATIONS[(view.nation[seat] ?? 0) - 1];
  if (nation) return emblemOf(nation);
  return view.options["version"] === "standard" ? "none" : (SEATS[seat] ?? "none");
}

export type Step = readonly [string, number, number, number, number];

/** The steps at work by their names. */
export const stepsOf = (view: EmpireView): Map<string, Step> =>
  new Map(view.agenda.map((row) => [row[0], row] as const));

export const isBidding = (view: EmpireView): boolean => {
  const steps = stepsOf(view);
  return steps.has("bidding") || steps.has("sealed-bidding");
};

/** Which card of the row is auctioned, or comes next in a trade window; past the row after the last one, -1 before all. */
export function cardUp(view: EmpireView): number {
  const steps = stepsOf(view);
  const exploration = steps.get("exploration");
  if (!exploration && steps.has("trading")) return view.row.length;
  // The step keeps the number of the card after the one that is up.
  return exploration && (isBidding(view) || steps.has("auction")) ? exploration[2] - 1 : -1;
}

/** The phase of the round, as the domain `phase` names it; empty when nothing is played. */
export function phaseOf(view: EmpireView): string {
  if (view.mode === "over") return "";
  const steps = stepsOf(view);
  if (steps.has("claim") || steps.has("ask-claim")) return "claiming";
  if (steps.has("ask-sell")) return "commerce";
  return steps.has("exploration") || steps.has("trading") ? "exploration" : "";
}

/** The two seats of the offer that is being made or has to be answered. */
export function offerOf(view: EmpireView): { maker: number; other: number; isComplete: boolean } | null {
  const steps = stepsOf(view);
  const answer = steps.get("ask-answer");
  if (answer) return { maker: answer[2], other: answer[1], isComplete: true };
  const part = steps.get("ask-part");
  return part ? { maker: part[1], other: part[2], isComplete: false } : null;
}

/** Whether what a seat holds is shown: one's own always, that of others where it is played open (E1.4). */
export const maySee = (view: EmpireView, seat: number, reader: number | null): boolean =>
  seat === reader || view.mode === "over" || view.options["open_holdings"] === true;

export const support = (held: readonly number[]): number => (held[0] ?? 0) - (held[1] ?? 0);

/** One kind of card in words, such as “2 goods”. */
export const cardWords = (words: Words, kind: number, count: number): string =>
  `${count} ${words.term("card", CARDS[kind] ?? "", count)}`;

/** Some cards in words, such as “1 bond, 5 gold”. */
export const cardsWords = (words: Words, counts: readonly number[]): string =>
  counts.flatMap((count, kind) => (count ? [cardWords(words, kind, count)] : [])).join(", ") || "–";

/** What happened since the latest event of a kind that fits, without that event. */
export function since(events: readonly Happening[], fits: (event: Happening) => boolean): Happening[] {
  const at = events.findLastIndex(fits);
  return at < 0 ? [] : events.slice(at + 1);
}

const DEVELOPS = new Set(["built", "gained", "unrest", "interest", "default"]);
const TRADES = new Set(["sold", "price"]);

/** The latest development: what happened, in its order. */
export function developmentOf(events: readonly Happening[]): Happening[] {
  const told = since(events, ({ kind, args }) => kind === "phase" && args["phase"] === "development");
  const end = told.findIndex(({ kind }) => !DEVELOPS.has(kind));
  return end < 0 ? told : told.slice(0, end);
}

/** What was sold in this round, and at which price. */
export function marketOf(events: readonly Happening[]): Happening[] {
  return since(events, ({ kind }) => kind === "round").filter(({ kind }) => TRADES.has(kind));
}

/** The same as the board's properties, with the view of this game. */
export type Props = Omit<BoardProps, "view"> & { view: EmpireView };
