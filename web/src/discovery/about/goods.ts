// Explains goods, ships and sets, and the piles that things come from.
import { capital } from "../../words/capital";
import { buildings, goods, joinWords } from "../facts";
import { type Explanation, type ExplanationData, sentences } from "./explanation";

const SETS = "D6.1";

export function good(word: string, known: ExplanationData): Explanation | null {
  const { view, seat, words } = known;
  const at = goods.indexOf(word);
  if (at < 0) return null;
  return {
    title: capital(words.term("good", word)),
    symbol: `good-${word}`,
    what: words.format("about-good"),
    now:
      seat === null
        ? ""
        : sentences(words.format("about-held", { count: view.goods[seat]?.[at] ?? 0 }), oneMore(at, seat, known)),
    clause: SETS,
  };
}

export function ship({ view, seat, figures, words }: ExplanationData): Explanation {
  const more = seat === null ? 0 : (figures.seats[seat]?.more[goods.length] ?? 0);
  return {
    title: capital(words.format("about-ship-word")),
    symbol: "ship",
    what: words.format("about-ship"),
    now: sentences(
      `${capital(words.format("board-ships-left", { count: view.ships_left }))}.`,
      seat === null ? "" : more ? words.format("about-more", { amount: more }) : words.format("about-more-nothing"),
    ),
    clause: "D6.2",
  };
}

function oneMore(at: number, seat: number, { figures, words }: ExplanationData): string {
  const amount = figures.seats[seat]?.more[at] ?? 0;
  return amount ? words.format("about-more", { amount }) : words.format("about-more-nothing");
}

/** A set of a player, `2:0`: its income, and the income that one more of each good would add. */
export function set(word: string, { figures, seat, words }: ExplanationData): Explanation | null {
  const [holder, at] = word.split(":").map(Number);
  const holding = figures.seats[holder ?? -1];
  const found = holding?.sets[at ?? -1];
  if (!holding || !found) return null;
  const parts = [
    ...found.goods.map((one) => words.term("good", one)),
    ...(found.ships ? [words.format("board-ships", { count: found.ships })] : []),
  ];
  const richer = holding.more
    .map((amount, kind) => ({ amount, good: goods[kind] }))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, good: kind }) =>
      words.format("about-adds", { good: kind ? words.term("good", kind) : words.format("about-ship-word"), amount }),
    );
  const now = richer.length
    ? words.format("about-more-of", { goods: joinWords(words, richer) })
    : words.format("about-more-of-nothing");
  return {
    title: capital(joinWords(words, parts)),
    symbol: found.goods[0] ? `good-${found.goods[0]}` : "ship",
    what: sentences(
      found.pays ? words.format("about-set-pays", { amount: found.pays }) : words.format("about-set-rest"),
      words.format("about-sets"),
    ),
    now: holder === seat ? now : "",
    clause: SETS,
  };
}

export function pile({ view, figures, words }: ExplanationData): Explanation {
  const held = goods
    .map((one, at) => ({ one, count: figures.piles.goods[at] ?? 0 }))
    .filter(({ count }) => count)
    .map(({ one, count }) => words.format("about-count-at", { place: words.term("good", one), count }));
  return {
    title: capital(words.format("board-pile", { count: view.pile.length })),
    symbol: "pile",
    what: words.format("about-pile"),
    now: held.length ? words.format("about-holds", { things: joinWords(words, held) }) : words.format("about-empty"),
    clause: "D8.1",
  };
}

export function stack({ view, figures, words }: ExplanationData): Explanation {
  const called = (names: readonly string[]): string =>
    joinWords(
      words,
      names.map((name) => words.term("building", name)),
    );
  const shown = view.stack_age < 3 ? buildings.filter((_, at) => view.shown[at]) : [];
  const held = figures.piles.buildings;
  return {
    title: capital(words.format("board-stack", { count: view.stack.length })),
    symbol: "house",
    what: words.format("about-stack"),
    now: sentences(
      held.length ? words.format("about-holds", { things: called(held) }) : words.format("about-empty"),
      shown.length ? `${words.format("board-to-come")}: ${called(shown)}.` : "",
    ),
    clause: "D8.3",
  };
}
