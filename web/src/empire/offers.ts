// The offer board as the client shows it: the group of each offer, and the choices that belong to it.
import type { Choice } from "../wire";
import { CARDS } from "./facts";
import type { EmpireFigures } from "./view";

export type Offer = EmpireFigures["offers"][number];
export type OfferGroup = "you" | "anybody" | "own" | "others";
export type Counts = Readonly<Record<string, number>>;
export const ANYBODY = -1;
export const GROUPS: readonly OfferGroup[] = ["you", "anybody", "own", "others"];

/** The key of an offer: its maker, its partner, its place, and its cards. */
export const offerKey = ({ seat, place, to, given, asked }: Offer): string =>
  JSON.stringify([seat, place, to, countsOf(given), countsOf(asked)]);

/** The group of an offer: made to the reader, to anybody, by the reader, or between others. */
export function groupOf({ seat, to }: Offer, reader: number | null): OfferGroup {
  if (seat === reader) return "own";
  if (to === ANYBODY) return "anybody";
  return to === reader ? "you" : "others";
}

/** Cards by name as counts in the order of all lists of cards. */
export const countsOf = (cards: Counts): number[] => CARDS.map((card) => cards[card] ?? 0);

/** Cards as events write them: `1 card-good 2 card-gold`. */
export const writtenOf = (cards: Counts): string =>
  CARDS.flatMap((card) => (cards[card] ? [`${cards[card]} card-${card}`] : [])).join(" ");

/** The choice of a menu that accepts, counters or withdraws an offer. */
export const choiceFor = (menu: readonly Choice[], kind: "take" | "reply" | "cancel", offer: Offer): Choice | null =>
  menu.find(
    (choice) =>
      choice.kind === kind &&
      choice.args["amount_place"] === offer.place &&
      (kind === "cancel" || choice.args["seat_rival"] === offer.seat),
  ) ?? null;
