// Maps events of `empire` to targets and animations on the board.
import type { Flight } from "../game";
import type { Happening, View } from "../wire";
import type { EmpireView } from "./view";
import type { Args } from "../words/catalogue";
import { emblemOf, seatEmblem, signOf } from "./facts";

export { soundsOf } from "./sounds";

/** The emblems of the seats. */
export const signs = (view: View): string[] =>
  Array.from({ length: view.players }, (_, seat) => seatEmblem(view as EmpireView, seat));

const AUCTIONS = new Set(["card", "no-card"]);
const PLACED = new Set(["card", "no-card", "won", "nobody-won"]);

/** The events of the round up to and including an event. */
function untilNow(event: Happening, events: readonly Happening[]): Happening[] {
  const end = events.findLastIndex(({ serial }) => serial <= event.serial);
  const start = events.findLastIndex(({ kind }, at) => at <= end && kind === "round");
  return start < 0 ? [] : events.slice(start, end + 1);
}

/** The card of the row that an auction event is about: cards are auctioned in order, without the covered one. */
function cardOfRow(event: Happening, events: readonly Happening[]): string {
  const past = untilNow(event, events);
  const covered = Number((past.find(({ kind }) => kind === "shortage")?.args as Args | undefined)?.["number"]);
  const place = past.filter(({ kind }) => AUCTIONS.has(kind)).length;
  return place && covered ? `row:${place < covered ? place : place + 1}` : "";
}

/** The offer that an event is part of: its two seats, and the events that name its cards. */
function offerWith(
  event: Happening,
  events: readonly Happening[],
): { maker: unknown; other: unknown; parts: Happening[] } {
  const past = untilNow(event, events);
  const start = past.findLastIndex(({ kind }) => kind === "offers");
  const args = past[start]?.args as Args | undefined;
  return {
    maker: args?.["seat"],
    other: args?.["seat_rival"],
    parts: past.slice(start + 1).filter(({ kind }) => kind === "gives" || kind === "asks"),
  };
}

/** The owner of the card in a part of an offer. */
const giverOf = ({ kind }: Happening, offer: { maker: unknown; other: unknown }): unknown =>
  kind === "gives" ? offer.maker : offer.other;

const held = (seat: unknown, card: unknown): string => `held:${seat}:${card}`;

/** The kinds of cards in counts such as `1 card-good 2 card-gold`. */
const exchanged = (counts: unknown): string[] =>
  [...String(counts).matchAll(/card-(\w+)/g)].map(([, card = ""]) => card);

/** The ids of all targets an event is about. */
export function pointsAt(event: Happening, events: readonly Happening[]): string[] {
  const { kind } = event;
  const args = event.args as Args;
  const { seat, card } = args;
  const found = Object.entries(args).flatMap(([key, value]) => (key.startsWith("seat") ? [`seat:${value}`] : []));
  switch (kind) {
    case "row":
    case "shortage":
      return [`row:${args["number"]}`];
    case "laid-out":
    case "selected":
    case "clash":
    case "nation":
    case "dealt":
      return [`nation:${args["nation"]}`, ...found];
    case "built":
      return [...found, `institution:${seat}`, `story:${seat}`];
    case "gained":
      return [...found, held(seat, card)];
    case "unrest":
      return [...found, held(seat, "population")];
    case "interest":
      return [...found, held(seat, "gold")];
    case "default":
      return [...found, held(seat, "bond")];
    case "sold":
      return [...found, held(seat, "good")];
    case "price":
      return ["price"];
    case "bids":
    case "holds":
    case "withdraws":
    case "content":
    case "opens":
      return [...found, `bid:${seat}`];
    case "gives":
    case "asks":
      return [...found, held(giverOf(event, offerWith(event, events)), card), "offer"];
    case "offers":
    case "counters":
    case "proposed":
      return [...found, "offer"];
    default:
      return PLACED.has(kind) ? [cardOfRow(event, events), ...found].filter(Boolean) : found;
  }
}

/** The animations of an event; the bank is outside the board. */
export function flight(event: Happening, view: View, events: readonly Happening[]): Flight | Flight[] | null {
  const { kind } = event;
  const args = event.args as Args;
  const seat = args["seat"];
  const amount = Number(args["amount"]);
  const go = (symbol: string, from: string, to: string, whose: unknown = seat): Flight => ({
    symbol,
    from,
    to,
    tint: whose === undefined ? "" : seatEmblem(view as EmpireView, Number(whose)),
  });
  const gold = (from: string, to: string): Flight => go("card-gold", from, to);
  const nation = String(args["nation"]);
  const emblem = `nation-${emblemOf(nation)}`;
  switch (kind) {
    case "shortage":
      return go("shortage", "", `row:${args["number"]}`);
    case "selected":
      return { symbol: emblem, from: `seat:${seat}`, to: `nation:${nation}`, tint: emblemOf(nation) };
    case "clash":
      return go(`card-${args["card"]}`, "", `nation:${nation}`);
    case "nation":
    case "dealt":
      return { symbol: emblem, from: "", to: `seat:${seat}`, tint: emblemOf(nation) };
    case "built":
      return go(signOf(String(args["institution"])), "", `institution:${seat}`);
    case "gained":
      return go(`card-${args["card"]}`, "", held(seat, args["card"]));
    case "interest":
      return gold(held(seat, "gold"), "");
    case "sold":
      return amount ? go("card-good", held(seat, "good"), "") : null;
    case "bids":
      return gold(held(seat, "gold"), `bid:${seat}`);
    case "withdraws":
      return gold(`bid:${seat}`, held(seat, "gold"));
    case "won": {
      const place = cardOfRow(event, events);
      return [
        ...(amount ? [gold(held(seat, "gold"), place)] : []),
        go(`card-${args["card"]}`, place, held(seat, args["card"])),
      ];
    }
    case "traded":
      // The maker of the offer gives one side, the seat that accepts it the other.
      return [
        ...exchanged(args["counts_given"]).map((card) =>
          go(`card-${card}`, held(args["seat_rival"], card), held(seat, card), args["seat_rival"]),
        ),
        ...exchanged(args["counts_asked"]).map((card) =>
          go(`card-${card}`, held(seat, card), held(args["seat_rival"], card)),
        ),
      ];
    case "offers":
      return go("law", `seat:${seat}`, `seat:${args["seat_rival"]}`);
    case "gives":
    case "asks": {
      const giver = giverOf(event, offerWith(event, events));
      return go(`card-${args["card"]}`, held(giver, args["card"]), "offer", giver);
    }
    case "refused":
      return go("law", `seat:${seat}`, `seat:${args["seat_rival"]}`);
    case "accepted": {
      const offer = offerWith(event, events);
      return offer.parts.map((part) => {
        const card = String((part.args as Args)["card"]);
        const giver = giverOf(part, offer);
        return go(
          `card-${card}`,
          held(giver, card),
          held(giver === offer.maker ? offer.other : offer.maker, card),
          giver,
        );
      });
    }
    default:
      return null;
  }
}
