// Moves in words, without parsing notation, which only the engine does.
import type { Choice } from "../wire";
import type { Teller } from "../words/narrate";
import type { Words } from "../words/words";
import { capital } from "../words/capital";

const AMOUNT = /^(bid|sell) (\d+)$/; // an order for an amount

/** A choice with a range, fixed at one amount; the amount is no longer hidden. */
export function at(choice: Choice, amount: number): Choice {
  const { unseen: _, ...args } = choice.args;
  return { ...choice, args: { ...args, amount }, amount: [amount, amount] };
}

export const MOST_HIDDEN = 99; // most cards to ask of a hidden hand; the engine refuses too many

/** The highest amount that the input of a choice offers. */
export const highestShown = (choice: Choice): number =>
  "unseen" in choice.args ? MOST_HIDDEN : (choice.amount?.[1] ?? 0);

/** The choice of a menu with this notation; for a range, fixed at the written amount. */
export function written(text: string, menu: readonly Choice[]): Choice | null {
  const number = Number(/\d+$/.exec(text)?.[0] ?? NaN);
  for (const choice of menu) {
    const { notation, amount } = choice;
    if (!amount && notation === text) return choice;
    if (amount && amount[0] <= number && number <= amount[1] && notation.replace(/\d+$/, String(number)) === text)
      return at(choice, number);
  }
  return null;
}

/** A placement in a few words, worker and place. Other moves keep their notation. */
export function brief(text: string, words: Words): string {
  const [kind, type = "", place = ""] = text.split(" ");
  return kind === "place" ? `${capital(words.term("type", type))} → ${words.term("place", place)}` : text;
}

/**
 * A move in words: a placement in short, else the text of its choice. Amounts and one-word moves work without a menu
 * entry.
 */
export function moveWords(text: string, menu: readonly Choice[], words: Words, teller: Teller): string {
  if (text.startsWith("place ")) return brief(text, words);
  const choice = written(text, menu);
  if (choice) return teller.choice(choice);
  const [, kind, amount] = AMOUNT.exec(text) ?? [];
  if (kind) return teller.choice({ kind, args: { amount: Number(amount) } });
  return words.messages.has(`choice-${text}`) ? teller.choice({ kind: text }) : text;
}

/** Moves in words; a ranked order has several. */
export function movesWords(text: string, menu: readonly Choice[], words: Words, teller: Teller): string {
  return text
    .split(" | ")
    .map((move) => moveWords(move, menu, words, teller))
    .join(" · ");
}
