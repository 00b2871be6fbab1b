// The line of the bar below the question: about the thing pointed at, the choice in hand, or the worker in hand.
import { capital } from "../../words/capital";
import { regions } from "../facts";
import { regionStates } from "../regionState";
import { composed } from "../targets";
import type { BoardChoice } from "../view";
import { explanationOf } from ".";
import { counter } from "./counters";
import { type Explanation, type ExplanationData, sentences } from "./explanation";

const REGION = "region:";
const LONG = 110; // letters of an effect; if it is longer, the line has the description instead

/** The name of the thing that is pointed at, and its effect now for the reader. */
export function pointedLine(key: string, known: ExplanationData): string {
  const found = key.startsWith(REGION) ? region(key.slice(REGION.length), known) : explanationOf(key, known);
  if (!found) return "";
  const text = found.now && found.now.length <= LONG ? found.now : found.what;
  return known.words.format("about-names", { title: found.title, text });
}

function region(name: string, known: ExplanationData): Pick<Explanation, "title" | "what" | "now"> | null {
  const { figures, seat, names, words } = known;
  const state = regionStates(known.view)[regions.indexOf(name)];
  if (!state) return null;
  if (!state.isFound) return counter(state, known);
  const [before, after] =
    seat === null ? [0, 0] : [figures.due[state.at]?.[seat] ?? 0, figures.with_one_more[state.at]?.[seat] ?? 0];
  const lead = state.lead
    ? words.format("board-leads", { name: names[state.lead.seat] ?? "", count: state.lead.by })
    : words.format(state.crews.length ? "board-tied" : "board-empty");
  return {
    title: words.term("region", name),
    what: `${capital(lead)}.`,
    now: after === before ? "" : words.format("board-one-more", { count: after, before }),
  };
}

/** The space of the worker of the choice in hand, whose words name the box, and how to make the choice. */
export function inHandLine(choice: BoardChoice, { view, figures, words }: ExplanationData): string {
  if (choice.amount || composed.has(choice.kind)) return ""; // made by buttons of their own
  const again = words.format("about-again");
  if (choice.kind !== "place") return again;
  const spaces = figures.spaces[String(choice.args["place"])] ?? [];
  const free = spaces.findIndex((space) => !view.spaces[space]);
  const isNumbered = free >= 0 && spaces.length > 1;
  return sentences(isNumbered ? words.format("about-space", { number: free + 1 }) : "", again);
}

/** The worker that a tap on a place would put there. */
export function toolLine(tool: string, { words }: ExplanationData): string {
  const type = /^type:(.+)$/.exec(tool)?.[1];
  return type ? words.format("about-tool", { type: capital(words.term("type", type)) }) : "";
}
