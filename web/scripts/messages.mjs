// Writes the types of the message ids from the English catalogues: `node scripts/messages.mjs`. Each id gets the names
// of the arguments that its message uses, so that the type check finds a misspelt id and a missing argument. The result
// is not kept in git.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const LOCALE = new URL("../../src/carrack/locale/en/", import.meta.url);
const TARGET = new URL("../src/words/messages.ts", import.meta.url);
const NOT_HERE = ["cli", "reference", "server", "tui"]; // catalogues of other programs; `<game>.tui` too

/** Add the names of all arguments below a node of a message; `others` are messages that it uses. */
function collect(node, args, others) {
  if (Array.isArray(node)) for (const one of node) collect(one, args, others);
  else if (node && typeof node === "object") {
    if (node.type === "var") args.add(node.name);
    if (node.type === "mesg" || node.type === "term") others.add(node.name);
    collect(Object.values(node), args, others);
  }
}

/** The messages of catalogues, as rows of a type: an id and its arguments. */
function rows(names) {
  const bodies = names.flatMap((name) => new FluentResource(readFileSync(new URL(`${name}.ftl`, LOCALE), "utf8")).body);
  const found = new Map();
  for (const { id, value, attributes } of bodies) {
    const [args, others] = [new Set(), new Set()];
    collect([value, Object.values(attributes)], args, others);
    found.set(id, { args, others });
  }
  const allArgs = (id) => [...found.get(id).args, ...[...found.get(id).others].flatMap((one) => allArgs(one))];
  return [...found.keys()]
    .filter((id) => !id.startsWith("-"))
    .sort()
    .map((id) => {
      const args = [...new Set(allArgs(id))].sort().map((name) => `${name}: Arg`);
      return `  "${id}": ${args.length ? `{ ${args.join("; ")} }` : "NoArgs"};`;
    });
}

const all = readdirSync(LOCALE).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));
const known = all.filter((name) => !NOT_HERE.includes(name.split(".").at(-1)));
const isOfFrame = (name) => ["web", "engine"].includes(name) || name.endsWith(".web"); // loaded before a game is known
const text = `// Made from src/carrack/locale/en by scripts/messages.mjs; not edited by hand.
type Arg = number | string;
type NoArgs = Record<string, never>;

/** Messages that every page has, by id, with their arguments. */
export type FrameMessages = {
${rows(known.filter(isOfFrame)).join("\n")}
};

/** Messages of boards, games and guides. */
export type GameMessages = {
${rows(known.filter((name) => !isOfFrame(name))).join("\n")}
};
`;
writeFileSync(TARGET, text);
