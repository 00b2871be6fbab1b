// Results read from the events of a game of `empire`: winners and prices, each player's gains in a round, the last
// clash of claims.
import type { Happening } from "../wire";
import type { Args } from "../words/catalogue";
import { eventsAfter } from "./facts";

/** A card of the row that was auctioned: its place from 1 on, its winner (-1: nobody) and price. */
export type Sale = { place: number; card: string; seat: number; price: number };
/** The auctions of a round. */
export type Sales = { round: number; sales: Sale[] };

/** All auctions that are over, by round. */
export function salesOf(events: readonly Happening[]): Sales[] {
  const rounds: Sales[] = [];
  let [place, covered] = [0, 0];
  for (const { kind, args: eventArgs } of events) {
    const args = eventArgs as Args;
    const round = rounds.at(-1);
    if (kind === "round") {
      rounds.push({ round: Number(args["amount"]), sales: [] });
      [place, covered] = [0, 0];
    } else if (kind === "shortage") covered = Number(args["number"]);
    else if (kind === "card" || kind === "no-card") place += place + 1 === covered ? 2 : 1;
    if (!round || (kind !== "won" && kind !== "nobody-won" && kind !== "no-card")) continue;
    const isWon = kind === "won";
    round.sales.push({
      place,
      card: String(args["card"]),
      seat: isWon ? Number(args["seat"]) : -1,
      price: isWon ? Number(args["amount"]) : 0,
    });
  }
  return rounds;
}

/** The bids at which players withdrew from the card that is auctioned, by seat. */
export function withdrawals(events: readonly Happening[]): Map<number, number> {
  const bids = new Map<number, number>();
  const found = new Map<number, number>();
  for (const { kind, args: eventArgs } of eventsAfter(events, ({ kind }) => kind === "card")) {
    const args = eventArgs as Args;
    const seat = Number(args["seat"]);
    if (kind === "bids") bids.set(seat, Number(args["amount"]));
    else if (kind === "withdraws") found.set(seat, bids.get(seat) ?? 0);
  }
  return found;
}

/** A seat's gains in a round so far, in the order of its phases. */
export type Deed =
  | { kind: "built"; institution: string; amount: number; gains: { card: string; amount: number }[] }
  | { kind: "unrest" | "interest" | "default"; amount: number }
  | { kind: "sold"; amount: number; gold: number }
  | { kind: "won"; card: string; price: number };

/** A seat's gains in this round. */
export function deedsOf(events: readonly Happening[], seat: number): Deed[] {
  const deeds: Deed[] = [];
  const round = eventsAfter(events, ({ kind }) => kind === "round");
  const price = Number((round.find(({ kind }) => kind === "price")?.args as Args | undefined)?.["amount"] ?? 0);
  for (const { kind, args: eventArgs } of round) {
    const args = eventArgs as Args;
    if (args["seat"] !== seat) continue;
    const amount = Number(args["amount"]);
    const last = deeds.at(-1);
    if (kind === "built") deeds.push({ kind, institution: String(args["institution"]), amount, gains: [] });
    else if (kind === "gained" && last?.kind === "built") last.gains.push({ card: String(args["card"]), amount });
    else if (kind === "unrest" || kind === "interest" || kind === "default") deeds.push({ kind, amount });
    else if (kind === "sold") deeds.push({ kind, amount, gold: amount * price });
    else if (kind === "won") deeds.push({ kind, card: String(args["card"]), price: amount });
  }
  return deeds;
}

/**
 * A nation that was claimed or laid out: the seats that chose it, and the card that was laid under it after a clash.
 */
export type Claim = { nation: string; seats: number[]; card: string };

const CHOSEN = new Set(["selected", "dealt"]);

/** The nations of one try: those that somebody chose in the order of seats, then those that nobody did. */
export function claimsOf(events: readonly Happening[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const { kind, args: eventArgs } of events) {
    const args = eventArgs as Args;
    if (!CHOSEN.has(kind) && kind !== "clash") continue;
    const nation = String(args["nation"]);
    const claim = claims.get(nation) ?? { nation, seats: [], card: "" };
    claims.set(nation, claim);
    if (kind === "clash") claim.card = String(args["card"]);
    else claim.seats.push(Number(args["seat"]));
  }
  return [...claims.values()];
}

/** The last claims that were shown, if a clash made the players claim again. */
export function clashOf(events: readonly Happening[]): Claim[] | null {
  let start = events.findLastIndex(({ kind }) => kind === "selected");
  if (start < 0) return null;
  while (events[start - 1]?.kind === "selected") start--;
  const claims = claimsOf(events.slice(start));
  return claims.some(({ card }) => card) ? claims : null;
}

/** A side of a trade: its seat, and the cards that it gets. */
export type TradeSide = { seat: number; gets: Record<string, number> };

/** Counts of cards by kind, of a text such as `1 card-good 2 card-gold`. */
const countsOf = (text: unknown): Record<string, number> =>
  Object.fromEntries([...String(text).matchAll(/(\d+) card-(\w+)/g)].map(([, count, card]) => [card, Number(count)]));

/**
 * Both sides of a trade that was struck: first the seat that accepted, then the one that made the offer. An offer of a
 * trade window has its event before it is accepted.
 */
export function tradeOf(event: Happening, events: readonly Happening[]): TradeSide[] {
  const { seat, seat_rival: maker } = event.args as Args;
  const offer =
    event.kind === "traded"
      ? event
      : events.findLast(
          ({ kind, serial, args }) => kind === "proposed" && serial < event.serial && args["seat"] === maker,
        );
  const offered = (offer?.args ?? {}) as Args;
  return [
    { seat: Number(seat), gets: countsOf(offered["counts_given"]) },
    { seat: Number(maker), gets: countsOf(offered["counts_asked"]) },
  ];
}

/** The last sale: how many goods each seat sold, all together, and the price; null if none was yet. */
export function lastSale(events: readonly Happening[]): { sold: number[]; total: number; price: number | null } {
  const at = events.findLastIndex(({ kind }) => kind === "price");
  const sold: number[] = [];
  if (at < 0) return { sold, total: 0, price: null };
  const start = events.findLastIndex(({ kind }, place) => place < at && kind === "phase");
  for (const { kind, args: eventArgs } of events.slice(start + 1, at)) {
    const args = eventArgs as Args;
    if (kind === "sold") sold[Number(args["seat"])] = Number(args["amount"]);
  }
  return {
    sold,
    total: sold.reduce((sum, count) => sum + (count ?? 0), 0),
    price: Number((events[at]?.args as Args)["amount"]),
  };
}
