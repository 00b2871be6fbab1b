// Bundles the message catalogues: a file per language for what every page needs (`web-en`), one per language and game
// for its tables (`discovery-en`), and one for each guide. A file for each catalogue would be seven requests for a
// table.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const CATALOGUES = "virtual:catalogues";

const LOCALE = new URL("../../src/carrack/locale/", import.meta.url);
// The catalogues of other programs are left out; `load.ftl` is in the client's script.
const OTHERS = /^(cli|load|reference|server|tui|.+\.tui)$/;

/** The file with a catalogue, without its language. */
export function fileOfCatalogue(name: string): string {
  if (/^(engine|web|.+\.web)$/.test(name)) return "web";
  return name.replace(/(-\d+|\.board)$/, ""); // an edition and the words of the board belong to their game
}

/** Every catalogue: its language and name. */
function all(): { lang: string; name: string }[] {
  const languages = readdirSync(LOCALE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.flatMap(({ name: lang }) =>
    readdirSync(new URL(`${lang}/`, LOCALE))
      .flatMap((file) => /^(.+)\.ftl$/.exec(file)?.[1] ?? [])
      .filter((name) => !OTHERS.test(name))
      .map((name) => ({ lang, name })),
  );
}

/** The plugin. `virtual:catalogues` has a function for each catalogue, `LANG/NAME`, that fetches its text. */
export function catalogues(): Plugin {
  return {
    name: "carrack-catalogues",
    resolveId: (id) => (id.startsWith(CATALOGUES) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${CATALOGUES}`)) return null;
      const wanted = id.slice(`\0${CATALOGUES}/`.length);
      if (!wanted) {
        const entries = all().map(({ lang, name }) => {
          const file = JSON.stringify(`${CATALOGUES}/${fileOfCatalogue(name)}-${lang}`);
          const key = JSON.stringify(`${lang}/${name}`);
          return `${key}: async () => (await import(${file})).default[${JSON.stringify(name)}]`;
        });
        return `export default { ${entries.join(", ")} };`;
      }
      const own = all().filter(({ lang, name }) => `${fileOfCatalogue(name)}-${lang}` === wanted);
      const texts = own.map(({ lang, name }) => {
        const file = new URL(`${lang}/${name}.ftl`, LOCALE);
        this.addWatchFile(fileURLToPath(file));
        return [name, readFileSync(file, "utf8")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
