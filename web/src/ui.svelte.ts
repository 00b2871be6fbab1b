// Settings and texts that all pages share: language, theme, loaded messages.
import { MediaQuery } from "svelte/reactivity";
import { THEMES, type Theme } from "./themes";
import { LANGUAGES, loadWords, type Lang } from "./words/load";
import type { FrameArgs, FrameFamily, FrameId, Words } from "./words/words";

function stored<T extends string>(key: string, known: readonly T[]): T | null {
  const value = localStorage.getItem(key);
  return known.find((one) => one === value) ?? null;
}

function browserLang(): Lang {
  const asked = navigator.languages.map((lang) => lang.slice(0, 2));
  return LANGUAGES.find((lang) => lang === asked.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

const SOUNDING = ["off", "soft"] as const;
export type Sounding = (typeof SOUNDING)[number];

/**
 * The stored choice. An older setting for the only sound of its time, the player's own turn, now turns on all sounds.
 */
function storedSound(): Sounding {
  return stored("sound", SOUNDING) ?? (localStorage.getItem("ring") === "yes" ? "soft" : "off");
}

/** The language that the address asks for, as `carrack play --lang` does. */
function langOfAddress(): Lang | null {
  const asked = new URLSearchParams(location.hash.split("?", 2)[1] ?? "").get("lang");
  return LANGUAGES.find((lang) => lang === asked) ?? null;
}

class Ui {
  lang = $state<Lang>(langOfAddress() ?? stored("lang", LANGUAGES) ?? browserLang());
  theme = $state<Theme | null>(stored("theme", THEMES));
  words = $state.raw<Words | null>(null);
  readonly #isDark = new MediaQuery("prefers-color-scheme: dark");
  asksFirst = $state(localStorage.getItem("ask-first") !== "no");
  sound = $state<Sounding>(storedSound());
  usesKeys = $state(localStorage.getItem("keys") !== "no");

  /** Speed of animations on the board: 0 is off, 3 is fastest. */
  pace = $state(Number(stored("pace", ["0", "1", "2", "3"]) ?? "2"));

  setPace(pace: number): void {
    this.pace = pace;
    localStorage.setItem("pace", String(pace));
  }

  /** Load a language and switch to it. */
  async setLanguage(lang: Lang): Promise<void> {
    localStorage.setItem("lang", lang); // first: if its words cannot be fetched, reloading the page tries again
    this.words = await loadWords(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Set whether moves are confirmed before they are played. */
  setAsksFirst(on: boolean): void {
    this.asksFirst = on;
    localStorage.setItem("ask-first", on ? "yes" : "no");
  }

  /** Set whether the table has sounds. */
  setSound(sound: Sounding): void {
    this.sound = sound;
    localStorage.setItem("sound", sound);
  }

  /** Set whether single keys are shortcuts at a table. */
  setUsesKeys(on: boolean): void {
    this.usesKeys = on;
    localStorage.setItem("keys", on ? "yes" : "no");
  }

  /** The theme in use: the chosen one, or the system's. */
  get shade(): Theme {
    return this.theme ?? (this.#isDark.current ? "dark" : "light");
  }

  setTheme(theme: Theme | null): void {
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

/** A message that is loaded on every page; empty until the catalogue is loaded. */
export function say<Id extends FrameId>(id: Id, ...[args]: FrameArgs<Id>): string {
  return ui.words?.messages.format(id, args) ?? "";
}

/** A message of a family, for a word that comes from the server or from a game: `sayOf("level", 2)` is `level-2`. */
export function sayOf(family: FrameFamily, word: string | number): string {
  return ui.words?.formatOf(family, word) ?? "";
}
