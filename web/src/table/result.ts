// The result of a game: the places of the seats, and the bars of points by source. The rules of ties are the server's.
import type { ScoreBar } from "../game";
import type { ScoreLine } from "./sheet";

export type RankedSeat = { seat: number; place: number; points: number };
/** A part of a bar: the lines of a sheet that it sums up. */
export type Segment = { key: string; bar: ScoreBar; tint: string; lines: ScoreLine[]; points: number };
/** The origin of points: a word of the game. */
export type Origin = { domain: string; value: string; points: number };

const TINTS = ["earth", "clay", "sand", "sea", "brick", "gold", "slate"];

/** The seats by place: winners first, then by points. Seats with equal points share a place. */
export function placesOf(scores: readonly number[], winners: readonly number[]): RankedSeat[] {
  const worth = (seat: number): number => (winners.includes(seat) ? Infinity : (scores[seat] ?? 0));
  const seats = scores.map((_, seat) => seat).sort((one, other) => compare(worth(other), worth(one)) || one - other);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
    points: scores[seat] ?? 0,
  }));
}

const compare = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);

/** The bars of all seats: each has the parts that the game declares, in that order, and then all other sources. */
export function barsOf(sheets: readonly (readonly ScoreLine[])[], declared: readonly ScoreBar[] = []): Segment[][] {
  const named = new Set(declared.map(({ source }) => source));
  const others = new Set(sheets.flat().flatMap(({ source }) => (named.has(source) ? [] : source)));
  const bars: ScoreBar[] = [...declared, ...[...others].map((source) => ({ source }))];
  return sheets.map((sheet) =>
    bars.map((bar, at) => {
      const { source, age } = bar;
      const lines = sheet.filter((line) => line.source === source && (age === undefined || line.args["age"] === age));
      return {
        key: age === undefined ? source : `${source}-${age}`,
        bar,
        tint: bar.tint ?? TINTS[at % TINTS.length] ?? "",
        lines,
        points: lines.reduce((sum, line) => sum + line.points, 0),
      };
    }),
  );
}

/** The parts in which somebody has points, as the first seat has them. */
export const usedOf = (bars: readonly (readonly Segment[])[]): Segment[] =>
  (bars[0] ?? []).filter((_, at) => bars.some((bar) => bar[at]?.points));

/** The origins of the points of a part, most points first: by the parts of its lines, or by its lines. */
export function originsOf({ lines }: Segment, parts: readonly ScoreLine[]): Origin[] {
  const found = lines.flatMap((line) => {
    const own = parts.filter(
      ({ source, args }) =>
        source === line.source && Object.entries(line.args).every(([name, value]) => args[name] === value),
    );
    return own.length
      ? own.map(({ args, points }) => ({ points, args: Object.entries(args).filter(([name]) => !(name in line.args)) }))
      : [{ points: line.points, args: Object.entries(line.args) }];
  });
  return found
    .flatMap(({ points, args: [first] }) =>
      first && points ? [{ domain: first[0], value: String(first[1]), points }] : [],
    )
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
