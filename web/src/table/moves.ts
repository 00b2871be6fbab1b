// Moves of the notation in words, as far as that needs no reading of it: the notation is the engine's.
import type { Choice } from "../wire";
import type { Teller } from "../words/narrate";
import type { Words } from "../words/words";
import { capital } from "../words/capital";

const AMOUNT = /^(bid|sell) (\d+)$/; // what an order for an amount says

/** A choice that has a range, at one number of it, which hides nothing any more. */
export function at(choice: Choice, amount: number): Choice {
  const { unseen: _, ...args } = choice.args;
  return { ...choice, args: { ...args, amount }, amount: [amount, amount] };
}

export const MOST_HIDDEN = 99; // of another player's cards that are hidden; the engine says when that is too many

/** The highest amount of a choice that is shown. */
export const highestShown = (choice: Choice): number =>
  "unseen" in choice.args ? MOST_HIDDEN : (choice.amount?.[1] ?? 0);

/** The choice of a menu that is written so; of a range, the number that is written. */
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

/** A placement in a few words: who goes where. Other moves stay as they are written. */
export function brief(text: string, words: Words): string {
  const [kind, type = "", place = ""] = text.split(" ");
  return kind === "place" ? `${capital(words.term("type", type))} → ${words.term("place", place)}` : text;
}

/** A move as the menu tells it, a placement in a few words; so too an amount, or a move of one word, that is not in the menu. */
export function moveWords(text: string, menu: readonly Choice[], words: Words, teller: Teller): string {
  if (text.startsWith("place ")) return brief(text, words);
  const choice = written(text, menu);
  if (choice) return teller.choice(choice);
  const [, kind, amount] = AMOUNT.exec(text) ?? [];
  if (kind) return teller.choice({ kind, args: { amount: Number(amount) } });
  return words.messages.has(`choice-${text}`) ? teller.choice({ kind: text }) : text;
}
