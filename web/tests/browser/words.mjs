// The messages of the client, for scripts that find things by their names: `words(lang)("table-confirm")`.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LOCALE = new URL("../../../src/carrack/locale/", import.meta.url);
const FILES = readdirSync(new URL("en/", LOCALE)).filter((file) => /^(web|engine|.*\.web|.*\.board)\.ftl$/.test(file));

/** A function that formats messages of a language: those of the client, and those of a game if one is named. */
export function words(lang, game = "") {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of game ? [`${game}.ftl`, ...FILES] : FILES)
    bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}`, LOCALE), "utf8")));
  return (id, args = {}) => bundle.formatPattern(bundle.getMessage(id).value, args);
}

/** A pattern for names that start with a text, whichever spaces it has. */
export function beginning(text) {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s")}`);
}

// Words that no other language of ours has.
const ENGLISH = /\b(the|you|your|with|from|which|worker|choose|(takes|places) an?)\b/i;

/** The first line of a page in another language that is in English, if there is one. */
export function leftInEnglish(text, lang) {
  const line = lang === "en" ? undefined : text.split("\n").find((one) => ENGLISH.test(one));
  return line ? [line] : [];
}
