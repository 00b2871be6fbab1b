// Finds the explanation for the key of a popover, `kind:word`.
import { box, space } from "./boxes";
import { building, nation, owned } from "./buildings";
import { card, deck } from "./counters";
import type { Explanation, ExplanationData } from "./explanation";
import { good, pile, set, ship, stack } from "./goods";
import { finds, seat, track, type } from "./players";

const KINDS: Record<string, (word: string, known: ExplanationData) => Explanation | null> = {
  box,
  space,
  building,
  owned,
  nation,
  card,
  good,
  set,
  seat,
  finds,
  type,
  ship: (_, known) => ship(known),
  pile: (_, known) => pile(known),
  stack: (_, known) => stack(known),
  deck: (_, known) => deck(known),
  track: (_, known) => track(known),
};

/** The explanation of a key; null for a region, whose colonies `RegionStage` lists, and for a key of another kind. */
export function explanationOf(key: string, known: ExplanationData): Explanation | null {
  const at = key.indexOf(":");
  const [kind, word] = at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
  return KINDS[kind]?.(word, known) ?? null;
}
