// Decides whether a choice can be made by taps on the board alone, or needs a button in the bar or the list of all
// choices.
import type { BoardChoice } from "./view";

/** Kinds of choices whose targets always lie on the board. */
const ON_BOARD = new Set([
  "place",
  "front",
  "scout",
  "explore",
  "deck",
  "send",
  "chart",
  "swap",
  "spread",
  "garrison",
  "stable",
  "migrate",
  "take",
  "give",
  "sell",
  "smuggle",
  "buy",
  "sugar",
  "benefit",
  "train",
  "battle",
  "war",
  "kill",
  "lose",
  "cull",
  "migrant",
  "blight",
  "edict",
  "rob",
  "join",
  "use",
  "oust",
  "nation",
  "bid",
  "points",
]);
const MOST_BUTTONS = 2; // of choices without a place, beside undo and the list

/** Whether a choice can be made by taps; the player order has no place on the board that could be tapped. */
const isOnBoard = ({ kind, args }: BoardChoice): boolean =>
  ON_BOARD.has(kind) && !(kind === "front" && args["space"] === "order");

/**
 * The choices that have a button in the bar, because they have no place on the board and are few. Forgoing comes last.
 */
export function barChoices<One extends BoardChoice>(legal: readonly One[]): One[] {
  const without = legal.filter((choice) => !isOnBoard(choice));
  if (without.length > MOST_BUTTONS || without.some(({ amount }) => amount)) return [];
  const isPass = ({ kind }: One): boolean => kind === "pass";
  return [...without.filter((choice) => !isPass(choice)), ...without.filter(isPass)];
}

/**
 * Whether some of these choices can be made neither on the board nor by a button: then the list of all choices opens by
 * itself.
 */
export function needsList<One extends BoardChoice>(
  legal: readonly One[],
  picked: readonly string[],
  pointsAt: (choice: One) => string[],
): boolean {
  const without = legal.filter((choice) => !isOnBoard(choice));
  if (without.length && !barChoices(legal).length) return true;
  if (!picked.length) return false;
  // Taps cannot tell apart choices that have the same targets.
  const keys = legal.map((choice) => pointsAt(choice).join(" "));
  return new Set(keys).size < keys.length;
}
