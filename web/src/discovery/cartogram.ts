// The map of `discovery`: outlines of land and regions, and the places of names, colonies and counters, from
// cartogram.json. One unit is one CSS pixel of the map at 1280 by 800.
import map from "./cartogram.json";

export type MapPoint = readonly [x: number, y: number];
export interface Anchors {
  name: MapPoint; // start of the name, on its base line
  room: number; // width of the line with name, good and pennant
  block: readonly [x: number, y: number, width: number, height: number]; // of the colonies
  rows: readonly { x: number; y: number; w: number }[];
  // shifts, and the end of the name line
  phone: readonly [nameX: number, nameY: number, rowsX: number, rowsY: number, end: number];
}
export interface Outline {
  d: string;
  good: string;
  bbox: readonly number[]; // left, top, right, bottom
  anchors: Anchors;
}
/** The density of the rows of a region; sizes are in units of the map. */
export interface Density {
  id: string;
  columns: number;
  pitch: number; // height of a row
  figure: number; // 0: a sum in place of figures
  text: number;
  emblem: number;
  step: number; // width of a figure
}

/** The part of the map that every window shows; land goes on beyond it. */
export const [left, top, width, height] = map.viewBox as [number, number, number, number];
/** The same for a phone, which squeezes the map to its own shape. */
export const squeezed = { width: 840, height: 606 };
export const order: readonly string[] = map.order;
export const outlines = map.regions as unknown as Readonly<Record<string, Outline>>;
export const densities: readonly Density[] = map.density;
export const { coast } = map;
export const borders: readonly string[] = map.borders.map(({ d }) => d);
export const lakes: readonly string[] = map.waters.map(({ d }) => d);
export const wilds: readonly string[] = [
  ...Object.values(map.far),
  ...map.islands.filter(({ region }) => !region).map(({ d }) => d),
];
export const hills = map.hills as unknown as readonly MapPoint[];
export const trees = map.trees as unknown as readonly MapPoint[];
export const rose = map.rose as [x: number, y: number, radius: number];
export const ships = map.ships as [x: number, y: number, size: number][];

/** The islands of a region as one path; empty if it has none. */
export const islandsOf = (region: string): string =>
  map.islands
    .filter((island) => island.region === region)
    .map(({ d }) => d)
    .join("");

/** The land of a region as one path: of the Caribbean only the islands, not the sea around them. */
export const landOf = (region: string): string =>
  (region === "caribbean" ? "" : (outlines[region]?.d ?? "")) + islandsOf(region);
