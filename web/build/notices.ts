// Writes the licences of all third-party parts of the built client: npm packages whose modules are bundled, fonts, map
// data.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { CATALOGUES } from "./catalogues.ts";

export const NOTICES = "third-party-licences.txt";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const OWN = [join(WEB, "src"), join(WEB, "index.html"), join(WEB, "..", "src", "carrack", "locale"), `\0${CATALOGUES}`];
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** Modules without a file, by whose package they come from. */
const VIRTUAL: Record<string, string> = {
  "\0vite/": "vite",
  "\0rolldown/": "rolldown",
  "\0@oxc-project+runtime@": "@oxc-project/runtime",
};
/** Our modules with data derived from third parties: the package, and the required notice. */
const DATA: Record<string, [name: string, note: string]> = {
  "src/art/chart.svg": [
    "world-atlas",
    "The coast of the map is drawn from Natural Earth (naturalearthdata.com), which is in the public domain, " +
      "in the edition of this package.",
  ],
};

type Found = { folder: string; notes: Set<string> };

/** The plugin; a module whose origin it does not know stops the build. */
export function notices(): Plugin {
  return {
    name: "carrack-notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const found = new Map<string, Found>();
      const note = (folder: string, text: string): void => {
        const one = found.get(folder) ?? { folder, notes: new Set() };
        if (text) one.notes.add(text);
        found.set(folder, one);
      };
      for (const output of Object.values(bundle)) {
        const modules =
          output.type === "chunk"
            ? Object.keys(output.modules)
            : output.originalFileNames.map((file) => join(WEB, file));
        for (const id of modules) {
          const file = id.replace(/\?.*$/, "");
          const folder = PACKAGE.exec(file)?.[1] ?? virtual(file);
          const data = DATA[relative(WEB, file).split(sep).join("/")];
          if (data) note(join(WEB, "node_modules", data[0]), data[1]);
          if (folder) note(folder, output.type === "asset" ? `Part of it: ${output.fileName}` : "");
          else if (!OWN.some((own) => file.startsWith(own)))
            this.error(`whose is ${id}? Name its package in build/notices.ts`);
        }
      }
      const texts = [...found.values()].map(notice).sort(); // each begins with its name
      this.emitFile({ type: "asset", fileName: NOTICES, source: [HEAD, ...texts].join("\n") });
    },
  };
}

const HEAD = `carrack's web client contains work of others, under the licences below.
`;

function virtual(id: string): string | undefined {
  const start = Object.keys(VIRTUAL).find((one) => id.startsWith(one));
  return start && join(WEB, "node_modules", VIRTUAL[start] ?? "");
}

/** A package: its name, version and licence in one line, notes, and the licence's text. */
function notice({ folder, notes }: Found): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.md|\.txt)?$/i.test(one));
  const standard = join(dirname(fileURLToPath(import.meta.url)), "licences", `${license}.txt`);
  if (!license || (!file && !existsSync(standard)))
    throw new Error(`${name} has no licence: add its text to build/licences`);
  // A package without a text of its own names its licence only: the standard text, and the author as the holder of
  // rights. Packages bundled into a build tool are not in its output.
  const text = file
    ? (readFileSync(join(folder, file), "utf8").split(/^# Licenses of bundled dependencies/m)[0] ?? "")
    : `Copyright ${author?.name ?? author ?? name}\n\n${readFileSync(standard, "utf8")}`;
  return [`==== ${name} ${version} (${license})`, ...[...notes].sort(), "", text.trim(), ""].join("\n");
}
