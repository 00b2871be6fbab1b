// One meaning per name: no two files of the client export a type, function or constant of the same name. The folders of
// two games may use the same names, because nothing imports from both of them.
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });
const GENERATED = /\/(wire\/schema|words\/messages)\.ts$|\.d\.ts$/;
const GAMES = Object.keys(import.meta.glob(["../src/*/index.ts", "!../src/wire/index.ts"])).map(folderOf);
const EXPORT = /^export (?:async |abstract )?(?:type|interface|class|function\*?|const) (\w+)/gm;

function folderOf(path: string): string {
  return path.split("/")[2] ?? "";
}

/** The files that define each exported name, among those of one game and those outside games, or only the latter. */
function definitions(game: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(FILES)) {
    const folder = folderOf(path);
    if (GENERATED.test(path) || (GAMES.includes(folder) && folder !== game)) continue;
    for (const [, name = ""] of text.matchAll(EXPORT)) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

test.each(GAMES)("an exported name is defined once in the client with the folder of %s", (game) => {
  const all = definitions(game);
  expect(all.size).toBeGreaterThan(definitions(null).size);
  expect([...all].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
