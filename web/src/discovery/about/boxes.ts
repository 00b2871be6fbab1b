// Explains boxes and their spaces.
import { capital } from "../../words/capital";
import { crews, crewWords, facts, goods, joinWords, specialties, workerFrom } from "../facts";
import { type Explanation, type ExplanationData, sentences } from "./explanation";

const CLAUSES: Record<string, string> = {
  initiative: "D5.1",
  dock: "D5.2",
  goods: "D5.3",
  shipping: "D5.4",
  buildings: "D5.5",
  discovery: "D5.6",
  specialists: "D5.7",
  warfare: "D5.8",
};
const MAYFLOWER = "mayflower";
const OWNED_SPACES: Record<string, string> = { "dock-x": "indentured-servitude", "dock-y": "colonization-laws" };

export function box(word: string, known: ExplanationData): Explanation | null {
  const { view, words } = known;
  if (word === MAYFLOWER) {
    const what = words.format("about-box-mayflower");
    return { title: words.term("place", word), symbol: "ship", what, now: "", clause: facts.clauses[MAYFLOWER] };
  }
  const clause = CLAUSES[word];
  if (!clause) return null;
  const builders = word === "buildings" && view.options.builders ? words.format("about-builders-here") : "";
  return {
    title: words.formatOf("title", word),
    what: sentences(words.formatOf("about", `box-${word}`), builders),
    now: nowIn(word, known),
    clause,
  };
}

function nowIn(box: string, known: ExplanationData): string {
  const { view, figures, seat, names, words } = known;
  const spaces = figures.spaces[box] ?? [];
  const free = spaces.findIndex((space) => !view.spaces[space]);
  const next =
    free < 0 ? words.format("about-full") : words.format("about-next", { number: free + 1, last: spaces.length });
  switch (box) {
    case "initiative":
      return free < 0 || seat === null ? next : words.format("about-next-initiative", { number: free + 1 });
    case "goods":
      return sentences(next, onOffer(known));
    case "shipping": {
      const most = Math.max(...figures.shipping);
      const first = view.order.find((one) => figures.shipping[one] === most) ?? 0;
      return sentences(
        `${capital(words.format(view.ship_here ? "board-ship" : "board-no-ship"))}.`,
        most
          ? words.format("about-ahead", { name: names[first] ?? "", value: most })
          : words.format("about-nobody-yet"),
      );
    }
    case "buildings":
      return seat === null ? next : sentences(next, words.format("about-purse", { money: view.money[seat] ?? 0 }));
    case "discovery": {
      const crew = crews(view.explorers, view.order).find((one) => one.seat === seat);
      if (seat === null) return "";
      return crew
        ? words.format("about-yours-here", { workers: crewWords(words, crew) })
        : words.format("about-none-here");
    }
    case "specialists": {
      const free = specialties.filter((one) => figures.spaces[one]?.some((space) => !view.spaces[space]));
      const named = free.map((one) => words.term("specialty", one));
      return free.length
        ? words.format("about-free-posts", { spaces: joinWords(words, named) })
        : words.format("about-full");
    }
    case "dock":
      return free < 0 ? sentences(next, ownedSpaces(known)) : next;
    default:
      return next;
  }
}

/** Owners of the dock spaces that still look free when the dock is full. */
function ownedSpaces({ words }: ExplanationData): string {
  const ownedBy = (space: string): string => words.term("building", OWNED_SPACES[space] ?? "");
  return words.format("about-owned-spaces", { x: ownedBy("dock-x"), y: ownedBy("dock-y") });
}

function onOffer({ view, words }: ExplanationData): string {
  const found = goods.filter((_, at) => view.market[at]);
  if (!found.length) return words.format("about-no-goods");
  return words.format("about-on-offer", {
    goods: joinWords(
      words,
      found.map((good) => words.term("good", good)),
    ),
  });
}

/** A space by its name, such as `dock:2`, `dock-x`, `specialists:6`. */
export function space(word: string, known: ExplanationData): Explanation | null {
  const { view, figures, names, words } = known;
  const [place = "", number = "1"] = word.split(":");
  const at = Number(number) - 1;
  const specialty = place === "specialists" ? (specialties[at] ?? "") : "";
  const spot = specialty ? figures.spaces[specialty]?.[0] : figures.spaces[place]?.[at];
  const worker = workerFrom(view.spaces[spot ?? -1] ?? 0);
  const stands =
    worker && words.format("about-stands", { type: words.term("type", worker.type), name: names[worker.seat] ?? "" });
  const title = capital(words.term("space", word.replace(":", "-")));
  const now = stands ? `${capital(stands)}.` : "";
  const building = OWNED_SPACES[place];
  if (building) {
    const what = words.format("about-space-owned", { building: words.term("building", building) });
    return { title, symbol: "worker-colonist", what, now, clause: "D4.7" };
  }
  if (place === "joined") return { title, what: words.format("about-space-joined"), now, clause: "D12.1" };
  if (specialty) return { title, ...post(specialty, known), now: sentences(now, supplyOf(specialty, known)) };
  const around = box(place, known);
  return around && { ...around, title, now: sentences(now, around.now) };
}

function post(specialty: string, { words }: ExplanationData): Pick<Explanation, "symbol" | "what" | "clause"> {
  const isTraining = specialty === "training";
  return {
    symbol: isTraining ? "school" : `worker-${specialty}`,
    what: isTraining
      ? words.format("about-space-training")
      : words.format("about-space-specialist", { a_type: words.term("type", specialty, 1, "a") }),
    clause: "D5.7.1",
  };
}

/** Number of specialists of a type that the reader can still get. */
function supplyOf(specialty: string, { view, seat, words }: ExplanationData): string {
  const at = facts.types.indexOf(specialty);
  if (seat === null || at < 0) return "";
  const place = words.format("about-in-supply");
  return `${capital(words.format("about-count-at", { place, count: view.supply[seat]?.[at] ?? 0 }))}.`;
}
