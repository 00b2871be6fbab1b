// Error messages for when nothing else can be fetched: bundled in every language.
import { Catalogue } from "./catalogue";
import type { Lang } from "./load";

const FILES = import.meta.glob<string>("../../../src/carrack/locale/*/load.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of `load.ftl` in a language. */
export function bundledWords(lang: Lang): Catalogue {
  return new Catalogue(lang, [FILES[`../../../src/carrack/locale/${lang}/load.ftl`] ?? ""]);
}
