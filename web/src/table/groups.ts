// The choices of a menu in groups that belong together, as sentences.
import type { Choice } from "../wire";
import type { Teller } from "../words/narrate";
import type { Words } from "../words/words";

export type Entry = { choice: Choice; label: string };
/** `source` is what can be dragged by the heading, and `symbol` how it looks. */
export type Group = { heading: string; source?: string; symbol?: string; entries: Entry[] };
export type Menu = { groups: Group[]; greyed: Choice[] };

const GRID = "place"; // a worker of some type goes somewhere: a group for each type, short names in it

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The legal choices in groups, and the others. */
export function arranged(choices: readonly Choice[], words: Words, teller: Teller): Menu {
  const groups = new Map<string, Group>();
  const greyed: Choice[] = [];
  for (const choice of choices) {
    if (choice.refusal) {
      greyed.push(choice);
      continue;
    }
    const isGrid = choice.kind === GRID;
    const heading = isGrid ? capital(words.term("type", String(choice.args["type"]))) : "";
    const label = isGrid ? capital(words.term("place", String(choice.args["place"]))) : teller.choice(choice);
    const type = isGrid ? String(choice.args["type"]) : "";
    const group = groups.get(heading) ?? {
      heading,
      entries: [],
      ...(type ? { source: `type:${type}`, symbol: `worker-${type}` } : {}),
    };
    group.entries.push({ choice, label });
    groups.set(heading, group);
  }
  return { groups: [...groups.values()], greyed };
}
