// The expedition in the making: its workers, the move that sends them, and its reward in words.
import { types } from "./facts";
import type { ExpeditionOutlook, DiscoveryView, Words } from "./view";

/** The number of workers of a type that wait in the discovery box, and of those that go. */
export type Sailors = { type: string; waiting: number; going: number };

/**
 * The workers of a seat in the discovery box, by type, in the order in which a move names them. All go unless `staying`
 * says otherwise.
 */
export function sailorsOf(view: DiscoveryView, seat: number, staying: Readonly<Record<string, number>>): Sailors[] {
  return types
    .map((type, at) => ({ type, waiting: view.explorers[seat]?.[at] ?? 0 }))
    .filter(({ waiting }) => waiting > 0)
    .map(({ type, waiting }) => ({ type, waiting, going: Math.max(0, waiting - (staying[type] ?? 0)) }));
}

/** The whole move: the target and the number of each type that goes; empty if no worker goes. */
export function expeditionMove(target: string, sailors: readonly Sailors[]): string {
  if (!sailors.some(({ going }) => going)) return "";
  return [target, ...sailors.map(({ type, going }) => `${type} ${going}`)].join(" ");
}

type Range = readonly [number, number];

const ranged = (words: Words, [lowest, highest]: Range): string =>
  lowest === highest ? String(lowest) : words.format("board-range", { lowest, highest });

const money = (words: Words, range: Range): string => words.format("board-money", { amount: ranged(words, range) });

/** The reward of the counters that the expedition beats, in words. */
export function winsWords(words: Words, { wins }: ExpeditionOutlook, hasSoldiers: boolean): string {
  if (!wins) return "";
  const [lowest, highest] = wins.points;
  const points =
    lowest === highest
      ? words.format("board-points", { count: lowest })
      : words.format("board-points-range", { range: ranged(words, wins.points) });
  const plunder = money(words, wins.plunder);
  return hasSoldiers
    ? words.format("board-wins-soldiers", { plunder, more: money(words, wins.per_soldier), points })
    : words.format("board-wins", { plunder, points });
}
