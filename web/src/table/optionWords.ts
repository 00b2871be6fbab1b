// Options of a table in words: those that differ from the game's defaults.
import type { Option, Value } from "../wire";
import type { Words } from "../words/words";

/**
 * The chosen values that differ from the defaults, in the order of the game's list. Its first option, the edition or
 * version, is left out: it is always shown.
 */
export function differing(options: readonly Option[], chosen: Readonly<Record<string, Value>>): [string, Value][] {
  return options.slice(1).flatMap(({ key, default: usual }): [string, Value][] => {
    const value = chosen[key];
    return value === undefined || value === usual ? [] : [[key, value]];
  });
}

/** The value of an option in words; empty for one that is on. */
export function valueInWords(words: Words, key: string, value: Value): string {
  if (value === true) return "";
  if (value === false) return words.format("option-off");
  return typeof value === "number" ? String(value) : words.term(key, String(value));
}
