// Groups the choices of a menu and labels them.
import { clientOf } from "../games";
import type { Choice } from "../wire";
import type { Teller } from "../words/narrate";
import type { Words } from "../words/words";

export type Entry = { choice: Choice; label: string };
/** `source` is the target that the heading drags, and `symbol` its picture. */
export type Group = { heading: string; source?: string; symbol?: string; entries: Entry[] };
/** The group of a choice, and its short name there. */
export type Grouping = { heading: string; label: string; source: string; symbol: string };
export type Menu = { groups: Group[]; greyed: Choice[] };

/** The legal choices in groups, and the refused ones. */
export function arranged(choices: readonly Choice[], words: Words, teller: Teller): Menu {
  const groups = new Map<string, Group>();
  const greyed: Choice[] = [];
  const { grouping } = clientOf(words.game);
  for (const choice of choices) {
    if (choice.refusal) {
      greyed.push(choice);
      continue;
    }
    const own = grouping?.(choice, words) ?? null;
    const { heading, label } = own ?? { heading: "", label: teller.choice(choice) };
    const drag = own ? { source: own.source, symbol: own.symbol } : {};
    const group = groups.get(heading) ?? { heading, entries: [], ...drag };
    group.entries.push({ choice, label });
    groups.set(heading, group);
  }
  return { groups: [...groups.values()], greyed };
}
