// Popover texts about things that are neither cards nor nations: a description, the meaning for the reader now, and the
// clause.
import { say } from "../ui.svelte";
import type { Happening } from "../wire";
import { capital } from "../words/capital";
import { listed } from "../words/listed";
import type { Words } from "../words/words";
import { CARDS, maySee, signOf, support } from "./facts";
import { lastSale } from "./history";
import { groupOf } from "./offers";
import type { EmpireFigures, EmpireView } from "./view";

export type Topic = { icon: string; title: string; text: string; now: string; clause: string };
export type TopicData = {
  view: EmpireView;
  figures: EmpireFigures | null;
  events: readonly Happening[];
  seat: number | null;
  names: readonly string[];
  words: Words;
};

const GOLD = CARDS.indexOf("gold");

/** The topic of a key such as `institution:luxury`, `holdings:2` or `support`; null for keys of cards and nations. */
export function topicOf(key: string, known: TopicData): Topic | null {
  const [domain = "", word = ""] = key.split(":");
  switch (domain) {
    case "institution":
      return institution(word, known);
    case "support":
      return {
        icon: "card-supporter",
        title: capital(say("empire-support-word")),
        text: say("empire-about-support"),
        now: ownSupport(known),
        clause: "E6.2",
      };
    case "prices":
      return {
        icon: "card-gold",
        title: say("empire-prices"),
        text: say("empire-about-prices"),
        now: "",
        clause: "E5.4",
      };
    case "market": {
      const { price } = lastSale(known.events);
      return {
        icon: "card-good",
        title: say("empire-commerce"),
        text: say("empire-about-market"),
        now: price === null ? "" : say("empire-about-last-price", { price }),
        clause: "E4.2",
      };
    }
    case "offers":
      return {
        icon: "law",
        title: say("empire-offers"),
        text: say("empire-about-offers"),
        now: board(known),
        clause: "E5.7",
      };
    case "shortage":
      return {
        icon: "shortage",
        title: capital(say("empire-covered")),
        text: say("empire-about-shortage"),
        now: say("empire-about-covers", { card: known.words.term("card", word) }),
        clause: "E5.8",
      };
    case "holdings":
      return holdings(Number(word), known);
    case "locked":
      return {
        icon: "lock",
        title: say("empire-about-locked-title"),
        text: say("empire-about-locked"),
        now: locked(known),
        clause: "E5.7",
      };
    case "ring":
      return {
        icon: "card-gold",
        title: say("empire-about-ring-title"),
        text: say("empire-about-ring"),
        now: waitedFor(known),
        clause: "E5.6",
      };
    default:
      return null;
  }
}

function institution(word: string, { figures, seat, words }: TopicData): Topic {
  const line = seat === null ? undefined : figures?.development[seat]?.lines.find(({ what }) => what === word);
  const now = line ? say("empire-about-next", { count: line.amount }) : "";
  const named = (): Pick<Topic, "icon" | "title" | "now"> => ({
    icon: signOf(word),
    title: capital(words.term("institution", word)),
    now,
  });
  switch (word) {
    case "luxury":
      return { ...named(), text: say("empire-about-luxury"), clause: "E3.2" };
    case "industry":
      return { ...named(), text: say("empire-about-industry"), clause: "E3.3" };
    case "unrest":
      return {
        icon: "card-revolt",
        title: say("empire-scene-unrest"),
        text: say("empire-about-unrest"),
        now,
        clause: "E3.5",
      };
    case "bonds":
      return {
        icon: "card-bond",
        title: say("empire-scene-bonds"),
        text: say("empire-about-bonds"),
        now,
        clause: "E3.5",
      };
    default:
      return { ...named(), text: say("empire-about-own"), clause: "E3.4" };
  }
}

function ownSupport({ view, figures, seat }: TopicData): string {
  if (seat === null) return "";
  const held = view.cards[seat] ?? [];
  const then = figures?.development[seat]?.support ?? support(held);
  return say("empire-about-support-now", { now: support(held), then });
}

function board({ view, figures, seat }: TopicData): string {
  if (seat === null) return "";
  const offers = figures?.offers ?? [];
  const count = (group: string): number => offers.filter((offer) => groupOf(offer, seat) === group).length;
  return say("empire-about-offers-now", {
    you: count("you"),
    own: count("own"),
    most: Number(view.options["trade_offers"] ?? 0),
  });
}

function holdings(player: number, { view, seat, names }: TopicData): Topic {
  const isSeen = maySee(view, player, seat);
  return {
    icon: "card-supporter",
    title: names[player] ?? "",
    text: isSeen ? say("empire-about-open") : say("empire-about-closed"),
    now: isSeen ? say("empire-support", { count: support(view.cards[player] ?? []) }) : "",
    clause: "E1.4",
  };
}

function locked({ view, figures, seat }: TopicData): string {
  const all = seat === null ? 0 : (view.cards[seat]?.[GOLD] ?? 0);
  const count = seat === null ? 0 : all - (figures?.free_gold[seat] ?? all);
  return count ? say("empire-locked", { count, all }) : "";
}

function waitedFor({ figures, seat, names }: TopicData): string {
  const waited = figures?.waited ?? [];
  if (!waited.length) return "";
  const who = waited.map((one) => (one === seat ? say("empire-with-you") : (names[one] ?? "")));
  return say("empire-about-waited", { names: listed(who) });
}
