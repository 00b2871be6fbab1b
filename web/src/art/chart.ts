// The chart of the Americas, read from chart.svg, which scripts/map.mjs draws. An SVG editor shows it whole; the page
// needs its parts.
import file from "./chart.svg?raw";
import { CHART_COLOURS } from "./chartColours";
import { themed } from "./symbols";

const [, size = ""] = /viewBox="0 0 (\d+ \d+)"/.exec(file) ?? [];
export const [width = 0, height = 0] = size.split(" ").map(Number);

const group = (id: string): string => new RegExp(`<g id="${id}"[^>]*>(.*?)\n  </g>`, "s").exec(file)?.[1] ?? "";
const paths = (id: string): [id: string, path: string][] =>
  [...group(id).matchAll(/<path id="([\w-]+)" d="([^"]+)"/g)].map(([, name = "", path = ""]) => [name, path]);

/** The outlines of the regions, by name. */
export const regions: readonly [region: string, outline: string][] = paths("regions");
export const coast: string = paths("land")[0]?.[1] ?? "";

const definitions = /<defs>.*<\/defs>/s.exec(file)?.[0] ?? "";
/** The sea with its lines, and the drawings that the upper layer repeats. */
export const below: string = themed(definitions + group("below"), CHART_COLOURS);
/** Hills, compass rose and ships. */
export const above: string = themed(group("above"), CHART_COLOURS);
