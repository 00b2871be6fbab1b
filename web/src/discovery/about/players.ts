// Explains players, their workers and discoveries, and the turns of the game.
import { capital } from "../../words/capital";
import {
  ageOfTurn,
  cards,
  counters,
  counterWord,
  emblems,
  facing,
  hasBit,
  lastTurn,
  joinWords,
  regions,
  workerFrom,
  types,
} from "../facts";
import { type Explanation, type ExplanationData, sentences } from "./explanation";

const SOURCES = ["colonies", "discoveries", "building", "economy", "bought"];

/** A player's points by source. */
export function seat(word: string, { view, figures, names, words, notesOf }: ExplanationData): Explanation | null {
  const player = Number(word);
  const sheet = figures.seats[player]?.sheet;
  if (!sheet) return null;
  const pointsOf = (source: string): number =>
    sheet.filter((row) => row.source === source).reduce((sum, row) => sum + row.points, 0);
  const emblem = emblems(view)[player] ?? "";
  return {
    title: names[player] ?? "",
    symbol: `nation-${emblem}`,
    emblem,
    value: words.format("board-points", { count: sheet.reduce((sum, row) => sum + row.points, 0) }),
    what: words.format("about-player"),
    rows: SOURCES.map((source) => ({ name: words.term("source", source), points: pointsOf(source) }))
      .filter(({ points }) => points)
      .map(({ name, points }) => ({ name, value: String(points) })),
    now: capital(notesOf?.(player).join(" · ") ?? ""),
    clause: "D10.1",
  };
}

/** The counters and cards that a player has won. */
export function finds(word: string, { view, names, words }: ExplanationData): Explanation | null {
  const player = Number(word);
  if (!names[player]) return null;
  const won = counters.flatMap((token, at) =>
    Array.from({ length: view.won[player]?.[at] ?? 0 }, () => ({
      name: words.term("counter", counterWord(token)),
      token,
    })),
  );
  const charted = Object.entries(cards)
    .filter((_, at) => hasBit(view.charted[player] ?? 0, at))
    .map(([card, token]) => ({ name: words.term("card", card), token }));
  return {
    title: words.format("board-discoveries"),
    symbol: "discoveries",
    value: names[player] ?? "",
    what: words.format("about-finds"),
    rows: [...won, ...charted].map(({ name, token }) => ({ name: capital(name), value: facing(token).points })),
    now: "",
    clause: "D10.2",
  };
}

/** A type of worker: its effect in each box, and the places of the reader's own. */
export function type(word: string, known: ExplanationData): Explanation | null {
  const { view, seat, words } = known;
  const at = types.indexOf(word);
  if (at < 0) return null;
  const emblem = seat === null ? "" : (emblems(view)[seat] ?? "");
  return {
    title: capital(words.term("type", word)),
    symbol: `worker-${word}`,
    emblem,
    what: words.formatOf("about", `type-${word}`),
    now: seat === null ? "" : whereabouts(at, seat, known),
    clause: word === "builder" ? "D9.6" : word === "soldier" ? "D5.8" : word === "captain" ? "D5.6.3" : "D5.2.3",
  };
}

function whereabouts(at: number, seat: number, { view, words }: ExplanationData): string {
  const isMine = (value: number): boolean => {
    const worker = workerFrom(value);
    return worker?.seat === seat && worker.type === types[at];
  };
  const inBoxes =
    view.spaces.filter(isMine).length + (view.shippers[seat]?.[at] ?? 0) + (view.explorers[seat]?.[at] ?? 0);
  const places = [
    { place: words.format("about-to-place"), count: view.hand[seat]?.[at] ?? 0 },
    { place: words.format("about-in-boxes"), count: inBoxes },
    ...regions.map((region, number) => ({
      place: words.term("region", region),
      count: view.troops[number]?.[seat]?.[at] ?? 0,
    })),
    { place: words.format("about-in-supply"), count: view.supply[seat]?.[at] ?? 0 },
  ].filter(({ count }) => count);
  const named = places.map((one) => words.format("about-count-at", one));
  const count = places.reduce((sum, one) => sum + one.count, 0);
  return count ? words.format("about-yours", { count, places: joinWords(words, named) }) : "";
}

/** Age and turn: the time of the next scoring, and the reader's points if colonies were scored now. */
export function track({ view, figures, seat, words }: ExplanationData): Explanation {
  const scored = ageOfTurn.map((age, at) => (ageOfTurn[at + 1] === age ? 0 : at + 1)).filter((turn) => turn > 0);
  const next = scored.find((turn) => turn >= view.turn) ?? lastTurn;
  const due = seat === null ? 0 : figures.due.reduce((sum, region) => sum + (region[seat] ?? 0), 0);
  const age = words.format("board-age", { age: ageOfTurn[view.turn - 1] ?? 3 });
  const turn = words.format("board-turn", { turn: view.turn, last: lastTurn });
  return {
    title: view.turn ? `${age} · ${turn}` : words.format("board-before"),
    what: words.format("about-track"),
    now: view.turn
      ? sentences(
          words.format("about-track-now", { left: next - view.turn }),
          seat === null ? "" : words.format("about-due", { count: due }),
        )
      : "",
    clause: "D8.5",
  };
}
