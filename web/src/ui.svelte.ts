// What the whole frame shares: language, theme, the words that are loaded.
import { MediaQuery } from "svelte/reactivity";
import { THEMES, type Theme } from "./themes";
import { LANGUAGES, loadWords, type Lang } from "./words/load";
import type { FrameArgs, FrameFamily, FrameId, Words } from "./words/words";

function kept<T extends string>(key: string, known: readonly T[]): T | null {
  const value = localStorage.getItem(key);
  return known.find((one) => one === value) ?? null;
}

function wantedLang(): Lang {
  const asked = navigator.languages.map((lang) => lang.slice(0, 2));
  return LANGUAGES.find((lang) => lang === asked.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

/** The language that the address asks for, as `carrack play --lang` does. */
function askedLang(): Lang | null {
  const asked = new URLSearchParams(location.hash.split("?", 2)[1] ?? "").get("lang");
  return LANGUAGES.find((lang) => lang === asked) ?? null;
}

class Ui {
  lang = $state<Lang>(askedLang() ?? kept("lang", LANGUAGES) ?? wantedLang());
  theme = $state<Theme | null>(kept("theme", THEMES));
  words = $state.raw<Words | null>(null);
  readonly #isDark = new MediaQuery("prefers-color-scheme: dark");
  asksFirst = $state(localStorage.getItem("ask-first") !== "no");
  rings = $state(localStorage.getItem("ring") === "yes");
  usesKeys = $state(localStorage.getItem("keys") !== "no");

  /** How quickly things travel over the board: 0 not at all, 3 in a blink. */
  pace = $state(Number(kept("pace", ["0", "1", "2", "3"]) ?? "2"));

  travel(pace: number): void {
    this.pace = pace;
    localStorage.setItem("pace", String(pace));
  }

  /** Speak a language from now on. */
  async speak(lang: Lang): Promise<void> {
    localStorage.setItem("lang", lang); // first: if its words cannot be fetched, reloading the page tries again
    this.words = await loadWords(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Whether a move is shown before it is played. */
  askFirst(on: boolean): void {
    this.asksFirst = on;
    localStorage.setItem("ask-first", on ? "yes" : "no");
  }

  /** Whether one's turn is told by a sound. */
  ringOn(on: boolean): void {
    this.rings = on;
    localStorage.setItem("ring", on ? "yes" : "no");
  }

  /** Whether single keys mean something at a table. */
  useKeys(on: boolean): void {
    this.usesKeys = on;
    localStorage.setItem("keys", on ? "yes" : "no");
  }

  /** Light or dark, as it is shown now. */
  get shade(): Theme {
    return this.theme ?? (this.#isDark.current ? "dark" : "light");
  }

  dress(theme: Theme | null): void {
    this.theme = theme;
    if (theme) {
      localStorage.setItem("theme", theme);
      document.documentElement.dataset["theme"] = theme;
    } else {
      localStorage.removeItem("theme");
      delete document.documentElement.dataset["theme"];
    }
  }
}

export const ui = new Ui();

/** A message that every page has; empty until the catalogue is loaded. */
export function say<Id extends FrameId>(id: Id, ...[args]: FrameArgs<Id>): string {
  return ui.words?.messages.format(id, args) ?? "";
}

/** A message of a family, for a word that comes from the server or from a game: `sayOf("level", 2)` is `level-2`. */
export function sayOf(family: FrameFamily, word: string | number): string {
  return ui.words?.formatOf(family, word) ?? "";
}
