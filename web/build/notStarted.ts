// Writes the message for a script that cannot be loaded into the page, in every language, from the catalogues.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALE = new URL("../../src/carrack/locale/", import.meta.url);
const PLACE = "<!-- not-started -->";

function paragraph(lang: string): string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/load.ftl`, LOCALE), "utf8")));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  return `<p lang="${lang}">${say("load-not-started")} <a href="./">${say("load-retry")}</a></p>`;
}

/** The plugin. The message is hidden by `.late` for as long as the script may still come (style/base.css). */
export function notStarted(): Plugin {
  const languages = readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    name: "carrack-not-started",
    transformIndexHtml: (page) =>
      page.replace(PLACE, `<div id="not-started" class="late">${languages.sort().map(paragraph).join("")}</div>`),
  };
}
