// Explains buildings on offer and owned, and the powers of nations.
import { capital } from "../../words/capital";
import { buildings, facts, nations } from "../facts";
import { buildingIcon } from "../buildingArt";
import { type Explanation, type ExplanationData, sentences } from "./explanation";

const CLAUSES: Record<string, string> = {
  england: "D12.1",
  spain: "D12.2",
  france: "D12.3",
  portugal: "D12.4",
  holland: "D12.5",
  italy: "D12.6",
};

const kinds: Record<string, string> = facts.kinds;
const clauses: Record<string, string> = facts.clauses;
const charges: Record<string, number[]> = facts.charges;

/** A building on offer; for one that is not, its effect. */
export function building(word: string, known: ExplanationData): Explanation | null {
  const { view, figures, own, seat, words } = known;
  if (!(word in kinds)) return null;
  const at = view.offer_row.indexOf(buildings.indexOf(word) + 1);
  const offer = own?.row[at];
  const price = figures.prices[at];
  const money = seat === null ? 0 : (view.money[seat] ?? 0);
  const purse = (): string =>
    price !== undefined && money < price
      ? words.format("about-purse-short", { money, short: price - money })
      : words.format("about-purse", { money });
  const builder = offer?.builder_price;
  return {
    ...described(word, known),
    ...(price === undefined ? {} : { value: words.format("board-money", { amount: price }) }),
    now: sentences(
      typeof builder === "number" && builder < (price ?? 0)
        ? words.format("about-builder-price", { amount: builder })
        : "",
      typeof offer?.worth === "number" ? words.format("about-worth", { count: offer.worth }) : "",
      seat === null || price === undefined ? "" : purse(),
    ),
  };
}

/** A building of a player, `2:cathedral`. */
export function owned(word: string, known: ExplanationData): Explanation | null {
  const { view, figures, names, words } = known;
  const [holder = "", name = ""] = word.split(":");
  if (!(name in kinds)) return null;
  const player = Number(holder);
  const points = figures.seats[player]?.sheet.find((row) => row.args["building"] === name)?.points;
  const [charge = -1, uses = 0] = charges[name] ?? [];
  const isSpent = uses > 0 && (view.used[player]?.[charge] ?? 0) >= uses;
  return {
    ...described(name, known),
    value: names[player] ?? "",
    now: sentences(
      points === undefined ? "" : words.format("about-counts", { count: points }),
      isSpent ? words.format("about-used-up") : "",
    ),
  };
}

function described(name: string, { view, words }: ExplanationData): Omit<Explanation, "now"> {
  const effect = words.formatOf("effect", name, { edition: Number(view.options["edition"]) });
  return {
    title: capital(words.term("building", name)),
    symbol: buildingIcon(name),
    what: sentences(`${effect}.`, words.formatOf("about", `kind-${kinds[name]}`)),
    clause: clauses[name] ?? "D14",
  };
}

/** The power of a nation, with its owner if it has one. */
export function nation(word: string, { view, figures, words, names }: ExplanationData): Explanation | null {
  const clause = CLAUSES[word];
  if (!clause) return null;
  const player = view.nation.indexOf(nations.indexOf(word) + 1);
  const all = charges[word]?.[1];
  const left = figures.seats[player]?.power ?? 0;
  return {
    title: capital(words.term("nation", word)),
    symbol: `nation-${word}`,
    emblem: word,
    ...(player < 0 ? {} : { value: names[player] ?? "" }),
    what: words.formatOf("about", `nation-${word}`),
    now: player < 0 || all === undefined ? "" : words.format("about-uses-left", { left, all }),
    clause,
  };
}
