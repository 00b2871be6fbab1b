// The coordinates of the score graph, in units of its view box.
import type { Scores } from "../wire";

export const WIDTH = 640;
export const HEIGHT = 270; // at least
const LEFT = 36;
const RIGHT = 34;
const TOP = 14;
const FOOT = 40;
const APART = 20; // least distance of two emblems, so that they do not overlap

export type Tick = { at: number; value: number };
export type Line = { seat: number; points: number[]; path: string; dots: [number, number][]; sign: [number, number] };
export type Graph = { turns: Tick[]; heights: Tick[]; lines: Line[] };

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** The points of every seat after each turn. */
export function totals(turns: Scores["turns"]): number[][] {
  return turns.map(({ sheets }) => sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0)));
}

/** The graph of a game; it is as wide as `WIDTH`, and as high as there is room. */
export function graph(turns: Scores["turns"], height: number = HEIGHT): Graph {
  const points = totals(turns);
  const all = points.flat();
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const step = STEPS.find((one) => (most - least) / one <= 6) ?? 1000;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const x = (at: number): number => Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, turns.length - 1));
  const y = (value: number): number => Math.round(TOP + ((height - TOP - FOOT) * (high - value)) / (high - low));
  const heights = Array.from({ length: (high - low) / step + 1 }, (_, at) => ({
    at: y(low + at * step),
    value: low + at * step,
  }));
  const lines = (points[0] ?? []).map((_, seat): Line => {
    const own = points.map((row) => row[seat] ?? 0);
    const dots = own.map((value, at): [number, number] => [x(at), y(value)]);
    return {
      seat,
      points: own,
      dots,
      path: `M${dots.map((dot) => dot.join(" ")).join("L")}`,
      sign: dots.at(-1) ?? [0, 0],
    };
  });
  let lowest = -APART;
  for (const line of [...lines].sort((one, other) => one.sign[1] - other.sign[1])) {
    line.sign = [WIDTH - RIGHT + 18, Math.max(line.sign[1], lowest + APART)];
    lowest = line.sign[1];
  }
  // Labels pushed below the bottom edge move the others up.
  let highest = height + APART - 10;
  for (const line of [...lines].sort((one, other) => other.sign[1] - one.sign[1])) {
    line.sign[1] = Math.min(line.sign[1], highest - APART);
    highest = line.sign[1];
  }
  return { turns: turns.map(({ turn }, at) => ({ at: x(at), value: turn })), heights, lines };
}
