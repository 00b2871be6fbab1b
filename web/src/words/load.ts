// Fetches catalogues when they are needed: a file per language and subject (build/catalogues.ts).
import FILES from "virtual:catalogues";
import { fetchPart } from "../loading.svelte";
import type { Lang } from "../wire";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

export type { Lang };
type Files = Readonly<Record<string, () => Promise<string>>>;

const ENGLISH: Lang = "en";

/** The catalogues of some files, which are functions that fetch a text, by `LANG/NAME`. */
export class Library {
  readonly #files: Files;
  readonly #loaded = new Map<string, Promise<Words>>();

  constructor(files: Files) {
    this.#files = files;
  }

  /** All languages, sorted by code: each folder with the catalogue that all games share. */
  get languages(): Lang[] {
    return this.#matching(/^([^/]+)\/engine$/).sort() as Lang[];
  }

  /** The messages of the "How to play" page of a game. */
  async guide(lang: Lang, game: string): Promise<Words> {
    const name = `${game}.guide`;
    const own = this.#languageFor(lang, name);
    return new Words(own, game, await this.#read(own, [name]), own !== lang);
  }

  /**
   * The messages of an edition before those of its game, and those before the shared ones; without a game the shared
   * ones alone.
   */
  words(lang: Lang, game = "", edition = ""): Promise<Words> {
    const key = `${lang}/${game}/${edition}`;
    let found = this.#loaded.get(key);
    if (!found) this.#loaded.set(key, (found = this.#load(lang, game, edition)));
    return found;
  }

  async #load(lang: Lang, game: string, edition: string): Promise<Words> {
    // A game without this language speaks English, as in Python: its sentences would mix two languages otherwise.
    const own = game ? this.#languageFor(lang, game) : lang;
    // Of two messages with the same id the first is used: the game's own first, as in Python.
    const ofGame = game ? [`${game}-${edition}`, game, `${game}.board`] : [];
    // Every page names games before any of their tables is open.
    const ofGames = this.#matching(/^en\/([^/]+\.web)$/);
    const isBare = game !== "" && !this.#has(own, game); // without a catalogue in any language it shows message ids
    const messages = await this.#read(own, [...ofGame, "engine", "web", ...ofGames], isBare);
    return new Words(own, game, messages, own !== lang);
  }

  /** The catalogue of some files of a language. Messages that only English has are in English. */
  async #read(lang: Lang, names: readonly string[], isBare = false): Promise<Catalogue> {
    const missing = names.filter((name) => !this.#has(lang, name) && this.#has(ENGLISH, name));
    const [texts, fallback] = await Promise.all([
      Promise.all(names.filter((name) => this.#has(lang, name)).map((name) => this.#text(lang, name))),
      missing.length ? this.#read(ENGLISH, missing) : null,
    ]);
    return new Catalogue(lang, texts, isBare, fallback);
  }

  /** The language of a catalogue for readers of `lang`: English if it lacks theirs, and has English. */
  #languageFor(lang: Lang, name: string): Lang {
    return !this.#has(lang, name) && this.#has(ENGLISH, name) ? ENGLISH : lang;
  }

  #has(lang: Lang, name: string): boolean {
    return `${lang}/${name}` in this.#files;
  }

  async #text(lang: Lang, name: string): Promise<string> {
    const load = this.#files[`${lang}/${name}`];
    return load ? await fetchPart(load) : "";
  }

  /** The first group of a pattern, for each path that it matches. */
  #matching(pattern: RegExp): string[] {
    return Object.keys(this.#files).flatMap((path) => pattern.exec(path)?.[1] ?? []);
  }
}

const library = new Library(FILES);

export const LANGUAGES: readonly Lang[] = library.languages;
export const loadGuide = library.guide.bind(library);
export const loadWords = library.words.bind(library);

/** The edition among a table's options; empty if the game has no editions. */
export function editionOf(options: object | undefined): string {
  return options && "edition" in options ? String(options.edition) : "";
}
