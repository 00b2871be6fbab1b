// Places of a region's colonies on the map: one row a seat, as large as the region has room for.
import { type Anchors, densities, type Density, outlines, squeezed } from "./cartogram";
import type { Crew } from "./facts";

export interface ColonyLayout {
  crew: Crew;
  density: Density;
  x: number;
  y: number;
}

/** The rows of a phone: emblem and sum, in one column, or in two from four seats on. */
const PHONE: Density = { id: "phone", columns: 1, pitch: 22, figure: 0, text: 17.2, emblem: 19, step: 0 };
const PHONE_WIDTH = 390; // for which the places of a phone are drawn
const LEAST_NARROW = 0.96; // how much closer together two columns may stand
const LEAST_PITCH = 17.5; // of a row on a low phone
const PHONE_COLUMN = 46; // from one column to the next
const PHONE_CROWD = { text: 16, emblem: 17, column: 42 }; // sizes for two columns of large numbers
const ONE_COLUMN = 3; // seats that still fit in one column of a phone, or on the first island of the Caribbean
const GAP = 7; // between two columns
const LEAST_GAP = 2; // where nothing smaller can be drawn
const DIGIT = 0.52; // width of a digit, of its height
const ISLAND = { wide: 78, phone: 70 }; // height of the rows on an island of the Caribbean
const BESIDE = ["soldier", "builder"]; // types that a row of sums shows too
const SMALL = { figure: 14, digit: 9 }; // their sizes

const digits = (count: number, text: number): number => String(count).length * text * DIGIT;

/** The types that a row draws as figures. */
export const figureTypes = ({ workers }: Crew, density: Density): Crew["workers"] =>
  density.figure ? workers : density.id === PHONE.id ? [] : workers.filter(({ type }) => BESIDE.includes(type));

/** The width of a figure with its number; one worker has no number. */
export function figureWidth(count: number, { figure, step, text }: Density): number {
  if (!figure) return SMALL.figure + (count > 1 ? SMALL.digit : 0);
  return step + (count > 1 ? digits(count, text) + 3 : 1);
}

/** The size of a figure as it is drawn. */
export const figureSize = ({ figure }: Density): number => figure || SMALL.figure;

/** The width of the emblem, and of the sum if there is one. */
export const headWidth = ({ size }: Crew, { figure, emblem, text }: Density): number =>
  emblem + 3 + (figure ? 0 : digits(size, text) + 3);

/** The width of a row. */
export const rowWidth = (crew: Crew, density: Density): number =>
  headWidth(crew, density) +
  figureTypes(crew, density).reduce((sum, { count }) => sum + figureWidth(count, density), 0);

/** Where the map is drawn smaller than it is designed, sizes grow in its units, so that text stays readable. */
function grown(scale: number): Density[] {
  const by = Math.max(1, 1 / scale);
  return densities.map(({ id, columns, ...sizes }) => {
    const [pitch, figure, text, emblem, step] = [sizes.pitch, sizes.figure, sizes.text, sizes.emblem, sizes.step].map(
      (size) => size * by,
    ) as [number, number, number, number, number];
    return { id, columns, pitch, figure, text, emblem, step };
  });
}

/** The rows of a region, largest colony first, in the largest density that fits its block. */
export function rowsOf(crews: readonly Crew[], { block }: Anchors, scale = 1): ColonyLayout[] {
  const [x, y, width, height] = block;
  const all = grown(scale);
  for (const density of all) {
    const per = Math.ceil(crews.length / density.columns);
    const columns = Array.from({ length: density.columns }, (_, at) => crews.slice(at * per, (at + 1) * per)).filter(
      (column) => column.length,
    );
    const widths = columns.map((column) => Math.max(...column.map((crew) => rowWidth(crew, density))));
    const needed = widths.reduce((sum, one) => sum + one + GAP, -GAP);
    const isLast = density === all.at(-1);
    if (!isLast && (needed > width || per * density.pitch > height + 2)) continue;
    const pitch = isLast ? Math.min(density.pitch, height / Math.max(3, per)) : density.pitch;
    const gap = Math.max(LEAST_GAP, GAP - Math.max(0, needed - width));
    let at = x;
    return columns.flatMap((column, number) => {
      const rows = column.map((crew, row) => ({ crew, density: { ...density, pitch }, x: at, y: y + row * pitch }));
      at += (widths[number] ?? 0) + gap;
      return rows;
    });
  }
  return [];
}

/** The rows of the Caribbean: three on Cuba; if there are more seats, the second half stands on Hispaniola. */
export function islandRows(crews: readonly Crew[], { rows }: Anchors, scale = 1): ColonyLayout[] {
  const [cuba, hispaniola] = [rows[0], rows[3]];
  if (!cuba || !hispaniola) return [];
  const first = crews.length <= ONE_COLUMN ? crews.length : Math.ceil(crews.length / 2);
  const per = Math.max(first, crews.length - first);
  const room = (at: number): number => (at < first ? cuba.w : hispaniola.w) + 4;
  const some = grown(scale).filter(({ id }) => id !== "column");
  const density = some.find(
    (one) =>
      one === some.at(-1) ||
      (per * one.pitch <= ISLAND.wide + 2 && crews.every((crew, at) => rowWidth(crew, one) <= room(at))),
  );
  if (!density) return [];
  const pitch = Math.min(density.pitch, ISLAND.wide / per);
  const above = Math.max(0, (ISLAND.wide - per * pitch) / 2);
  return crews.map((crew, at) => {
    const island = at < first ? cuba : hispaniola;
    return { crew, density: { ...density, pitch }, x: island.x, y: island.y + above + (at % first) * pitch };
  });
}

/**
 * The rows on a phone, in pixels; `place` turns a place on the map into one on the screen. A low phone has lower rows.
 */
export function phoneRows(
  crews: readonly Crew[],
  { block, rows, phone }: Anchors,
  isOnIslands: boolean,
  place: (x: number, y: number) => [number, number],
): ColonyLayout[] {
  const [, , shiftX, shiftY] = phone;
  const start = (x: number, y: number): [number, number] => {
    const [left, top] = place(x, y);
    return [left + shiftX, top + shiftY];
  };
  const down = place(0, 1)[1];
  const narrow = Math.max(LEAST_NARROW, Math.min(1, (place(1, 0)[0] * squeezed.width) / PHONE_WIDTH));
  const first = crews.length <= ONE_COLUMN ? crews.length : Math.ceil(crews.length / 2);
  const most = isOnIslands ? PHONE.pitch + 2 : PHONE.pitch;
  const pitch = Math.max(LEAST_PITCH, Math.min(most, most * down));
  const above = isOnIslands ? Math.max(0, (ISLAND.phone * down - first * pitch) / 2) : 0;
  const [cuba, hispaniola] = [rows[0], rows[3]];
  const [left, top] = isOnIslands && cuba ? start(cuba.x, cuba.y) : start(block[0], block[1]);
  const isCrowded = crews.length > ONE_COLUMN && crews.some(({ size }) => size > 9);
  const { text, emblem, column } = isCrowded ? PHONE_CROWD : { ...PHONE, column: PHONE_COLUMN };
  const second = isOnIslands && hispaniola ? start(hispaniola.x, hispaniola.y)[0] : left + column * narrow;
  return crews.map((crew, at) => ({
    crew,
    density: { ...PHONE, text, pitch, emblem: Math.min(emblem, pitch) },
    x: at < first ? left : second,
    y: top + above + (at % first) * pitch,
  }));
}

/** The rows of a region, in units of the map; on a phone in pixels, `phone` being its scale on both axes. */
export function regionRows(
  region: string,
  crews: readonly Crew[],
  scale: number,
  phone: { across: number; down: number } | null,
): ColonyLayout[] {
  const anchors = outlines[region]?.anchors;
  if (!anchors) return [];
  const isOnIslands = region === "caribbean";
  if (phone) return phoneRows(crews, anchors, isOnIslands, (x, y) => [x * phone.across, y * phone.down]);
  return isOnIslands ? islandRows(crews, anchors, scale) : rowsOf(crews, anchors, scale);
}

/** The figures that a row draws, with their places. */
export function figurePlaces({ crew, density, x }: ColonyLayout): { type: string; count: number; x: number }[] {
  let at = x + headWidth(crew, density);
  return figureTypes(crew, density).map(({ type, count }) => {
    const place = { type, count, x: at };
    at += figureWidth(count, density);
    return place;
  });
}
