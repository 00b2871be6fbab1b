// The hand-drawn parts of maps, in the colours of the theme: the chart of the start page and the map of the table show
// the same.
import carrack from "./chart/carrack.svg?raw";
import hill from "./chart/hill.svg?raw";
import rose from "./chart/rose.svg?raw";
import { CHART_COLOURS } from "./chartColours";
import { content, themed } from "./symbols";

const FILES = { carrack, hill, rose };

/** SVG groups for the definitions of a drawing, with the ids `map-carrack`, `map-hill` and `map-rose`. */
export const drawings: string = Object.entries(FILES)
  .map(([name, file]) => `<g id="map-${name}">${themed(content(file), CHART_COLOURS)}</g>`)
  .join("");
