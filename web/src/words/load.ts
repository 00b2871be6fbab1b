// Catalogues are fetched when they are needed: a small file a language and subject.
import { fetchPart } from "../loading.svelte";
import type { Lang } from "../wire";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

export type { Lang };

// The catalogues of other programs are left out; `load.ftl` is bundled.
const FILES = import.meta.glob<string>(
  ["../../../src/carrack/locale/*/*.ftl", "!../../../src/carrack/locale/*/{cli,load,server,tui}.ftl"],
  { query: "?raw", import: "default" },
);
const SHARED = /\/locale\/([^/]+)\/engine\.ftl$/;
const loaded = new Map<string, Promise<Words>>();

/** All languages, in the order of their codes: those whose folder has the catalogue that all games share. */
export const LANGUAGES: readonly Lang[] = Object.keys(FILES)
  .flatMap((path) => SHARED.exec(path)?.[1] ?? [])
  .sort() as Lang[];

const fileOf = (lang: Lang, name: string): string => `../../../src/carrack/locale/${lang}/${name}.ftl`;

async function read(lang: Lang, name: string): Promise<string> {
  const load = FILES[fileOf(lang, name)];
  return load ? await fetchPart(load) : "";
}

/** The words of the pages that say how to play. */
export async function loadGuide(lang: Lang): Promise<Words> {
  return new Words(lang, "", new Catalogue(lang, [await read(lang, "guide")]));
}

/** The edition that a table plays by its options; empty where the game has none. */
export function editionOf(options: object | undefined): string {
  return options && "edition" in options ? String(options.edition) : "";
}

/** The words of a game over those of the frame, an edition's own over both; without a game the frame's alone. */
export function loadWords(lang: Lang, game = "", edition = ""): Promise<Words> {
  const key = `${lang}/${game}/${edition}`;
  let found = loaded.get(key);
  if (!found) {
    // The order settles which of two messages with one id stands: the game's own first, as in Python.
    const names = game ? [`${game}-${edition}`, game, "engine", "board", "web"] : ["engine", "web"];
    // A game without a catalogue is shown by its ids.
    const isBare = game !== "" && !(fileOf(lang, game) in FILES);
    found = Promise.all(names.map((name) => read(lang, name))).then(
      (files) => new Words(lang, game, new Catalogue(lang, files, isBare)),
    );
    loaded.set(key, found);
  }
  return found;
}
