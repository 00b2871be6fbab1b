// Explains counters and cards: their known values, and an expedition's chance of success.
import { capital } from "../../words/capital";
import { cards, counterWord, joinWords } from "../facts";
import type { RegionState } from "../regionState";
import { type Chances, type Explanation, type ExplanationData, sentences } from "./explanation";

const CLAUSE = "D15";

type Resisting = readonly { resistance: number; count: number }[];

/** By strength, the share of tokens that it beats, up to the strength that beats all. */
export function chancesOf(unseen: Resisting): Chances {
  const all = unseen.reduce((sum, { count }) => sum + count, 0);
  let beaten = 0;
  return unseen.map(({ resistance, count }) => {
    beaten += count;
    return { strength: resistance, percent: Math.round((100 * beaten) / all) };
  });
}

const countOf = (unseen: Resisting): number => unseen.reduce((sum, { count }) => sum + count, 0);

/** The counter of an undiscovered region. */
export function counter(state: RegionState, { own, names, words }: ExplanationData): Explanation {
  const prize = own?.counters[state.at];
  const unseen = state.token === null ? (own?.unseen ?? []) : [];
  const others = state.knowers.map((seat) => names[seat] ?? "");
  const seen =
    state.knowledge === "others"
      ? words.format("about-counter-others", { names: joinWords(words, others) })
      : words.formatOf("about", `counter-${state.knowledge}`);
  return {
    title: words.term("region", state.region),
    symbol: "discoveries",
    what: state.token === null ? seen : sentences(factsOf(words.term("counter", counterWord(state.token))), seen),
    chances: unseen.length ? chancesOf(unseen) : null,
    now: prize
      ? words.format("about-needs", { count: prize.resistance })
      : unseen.length
        ? words.format("about-counted", { count: countOf(unseen) })
        : "",
    clause: CLAUSE,
  };
}

const factsOf = (text: string): string => `${capital(text)}.`;

export function deck({ view, own, words }: ExplanationData): Explanation {
  const unseen = own?.unseen_cards ?? [];
  const isKnown = !!view.deck[0];
  return {
    title: capital(words.format("board-deck", { count: view.deck.length })),
    symbol: "deck",
    what: words.format("about-deck"),
    chances: unseen.length && !isKnown ? chancesOf(unseen) : null,
    now: unseen.length && !isKnown ? words.format("about-counted-cards", { count: countOf(unseen) }) : "",
    clause: "D5.6.6",
  };
}

export function card(word: string, { own, words }: ExplanationData): Explanation | null {
  if (!(word in cards)) return null;
  return {
    title: words.term("card", word),
    symbol: "deck",
    what: sentences(words.format("about-card"), factsOf(words.term("card", word, 1, "facts"))),
    now: own?.card ? words.format("about-needs", { count: own.card.resistance }) : "",
    clause: CLAUSE,
  };
}
