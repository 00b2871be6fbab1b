/** What the board reads off a view beside its fields; facts.json is written by the engine (scripts/board_facts.py). */
import facts from "./facts.json";
import type { View, Words } from "./view";

export const { types, regions, goods, nations, buildings, counters } = facts;
export const cards: Record<string, string> = facts.cards;
export const regionGood: Record<string, string> = facts.regionGood;

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
export const lastTurn = 8;
export const ageOfTurn = [1, 1, 1, 2, 2, 2, 3, 3];

/** The emblem of each seat: that of its nation, or one that no nation at the table has. */
export function emblems(view: View): string[] {
  const taken = new Set(view.nation.filter((nation) => nation > 0).map((nation) => nations[nation - 1]));
  const free = nations.filter((nation) => !taken.has(nation));
  return view.nation.slice(0, view.players).map((nation) => (nation ? nations[nation - 1] : free.shift()) ?? "england");
}

export interface Worker {
  seat: number;
  type: string;
}

/** The worker on a space, from the number that the table of spaces has there. */
export function standing(value: number): Worker | null {
  return value ? { seat: Math.floor((value - 1) / types.length), type: types[(value - 1) % types.length] ?? "" } : null;
}

export interface Crew {
  seat: number;
  size: number;
  workers: { type: string; count: number }[];
}

/** Workers of several seats that stand together; `order` is the order of the seats. */
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
export const colonies = (view: View, region: number): Crew[] =>
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

/** Words in a row, as a sentence has them. */
export const listed = (words: Words, parts: string[]): string =>
  parts.reduce((first, second) => (first ? words.format("board-list", { first, second }) : second), "");

/** Some workers in words. */
export const crewWords = (words: Words, crew: Crew): string =>
  listed(
    words,
    crew.workers.map(({ type, count }) =>
      words.format("board-workers", { count, type: words.term("type", type, count) }),
    ),
  );
