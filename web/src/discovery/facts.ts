/** Facts that the board derives from a view; scripts/board_facts.py writes facts.json from the engine. */
import facts from "./facts.json";
import type { DiscoveryView, Words } from "./view";

export { facts };

export const { types, regions, goods, nations, buildings, counters, scoutPrices } = facts;
export const cards: Record<string, string> = facts.cards;
export const regionGood: Record<string, string> = facts.regionGood;
export const neighbours: Record<string, string[]> = facts.neighbours;

export const boxes = [
  "initiative",
  "dock",
  "goods",
  "shipping",
  "buildings",
  "discovery",
  "specialists",
  "warfare",
] as const;
export type Box = (typeof boxes)[number];
export const specialties = ["captain", "merchant", "missionary", "soldier", "builder", "training"];
/** Questions whether to use the nation's power. */
export const powerAsks: ReadonlySet<string> = new Set(["join", "first-good", "claim", "oust"]);
export const lastTurn = 8;
export const ageOfTurn = [1, 1, 1, 2, 2, 2, 3, 3];

/**
 * The emblem of each seat: its nation's, none before it has bought one, or in games without nations one that nobody
 * else has.
 */
export function emblems(view: DiscoveryView): string[] {
  const isSold = view.options["nations"] === "auction";
  const taken = new Set(view.nation.filter((nation) => nation > 0).map((nation) => nations[nation - 1]));
  const free = nations.filter((nation) => !taken.has(nation));
  const lent = (): string | undefined => (isSold ? "none" : free.shift());
  return view.nation.slice(0, view.players).map((nation) => (nation ? nations[nation - 1] : lent()) ?? "england");
}

export interface Worker {
  seat: number;
  type: string;
}

/** The worker on a space, decoded from its number in the view. */
export function workerFrom(value: number): Worker | null {
  return value ? { seat: Math.floor((value - 1) / types.length), type: types[(value - 1) % types.length] ?? "" } : null;
}

export interface Crew {
  seat: number;
  size: number;
  workers: { type: string; count: number }[];
}

/** The workers of several seats in one place; `order` is the order of the seats. */
export function crews(rows: number[][], order: number[]): Crew[] {
  return order
    .map((seat) => {
      const row = rows[seat] ?? [];
      const workers = types.map((type, at) => ({ type, count: row[at] ?? 0 })).filter(({ count }) => count > 0);
      return { seat, workers, size: workers.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ size }) => size > 0);
}

/** The colonies of a region, largest first. */
export const colonies = (view: DiscoveryView, region: number): Crew[] =>
  crews(view.troops[region] ?? [], view.order).sort((one, other) => other.size - one.size);

/** The seat with more workers than any other, and how many more. */
export function leader(found: Crew[]): { seat: number; by: number } | null {
  const [first, second] = found;
  const by = first ? first.size - (second?.size ?? 0) : 0;
  return first && by > 0 ? { seat: first.seat, by } : null;
}

export const hasBit = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

/** A counter or card: `plunder/per soldier/resistance/points`. */
export function facing(token: string): { plunder: string; share: string; resistance: string; points: string } {
  const [plunder = "", share = "", resistance = "", points = ""] = token.split("/");
  return { plunder, share, resistance, points };
}

/** The message of a counter: its numbers, joined. */
export const counterWord = (token: string): string => token.replaceAll("/", "_");

/** Join words as in a sentence. */
export const joinWords = (words: Words, parts: string[]): string =>
  parts.reduce((first, second) => (first ? words.format("board-list", { first, second }) : second), "");

/** Some workers in words. */
export const crewWords = (words: Words, crew: Crew): string =>
  joinWords(
    words,
    crew.workers.map(({ type, count }) =>
      words.format("board-workers", { count, type: words.term("type", type, count) }),
    ),
  );
