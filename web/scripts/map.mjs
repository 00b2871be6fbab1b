// Draws the chart of the Americas into src/art/chart.svg, or into a given file: `node scripts/map.mjs [FILE]`. Building
// the client needs only the result; run `npm run map` after a change here, of src/art/regions.json or of a drawing in
// src/art/chart.
//
// The coast is Natural Earth's (public domain) from world-atlas; the outlines of the regions are ours, in degrees.
import { readFileSync, writeFileSync } from "node:fs";
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from "d3-geo";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";

const WIDTH = 1260;
const HEIGHT = 1000;
const BLEED = 700; // units that sea and land extend beyond the sheet, for containers of another shape
const FINEST = 1.1; // triangles of the coast smaller than this (square units) are left out
const LEAST_ISLAND = 5;
const LEAST_ISLAND_OF_THE_CARIBBEAN = 1.6;

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const outlines = read("../src/art/regions.json");
const atlas = read("../node_modules/world-atlas/land-50m.json");

const projection = geoAzimuthalEqualArea()
  .rotate([78, -14])
  .fitExtent(
    [
      [45, 26],
      [875, 974],
    ],
    {
      type: "MultiPoint",
      coordinates: [
        [-116, 32],
        [-100, 57],
        [-55, 58],
        [-34, -8],
        [-77, -30],
        [-48, -34],
      ],
    },
  );

/** The land of the western half of the world, as polygons in degrees. */
function americas() {
  const shapes = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
  const west = shapes.filter(([ring]) => ring.every(([longitude]) => longitude < -15 && longitude > -179));
  return clipping.intersection(west, [
    [
      [-170, -58],
      [-15, -58],
      [-15, 78],
      [-170, 78],
      [-170, -58],
    ],
  ]);
}

/** Twice the area of a triangle. */
const span = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

/** Simplify a line by Visvalingam's algorithm: remove the least significant points first. */
function simplify(ring) {
  const points = ring.slice(0, -1);
  while (points.length > 4) {
    let least = Infinity;
    let at = 0;
    for (let i = 0; i < points.length; i++) {
      const size = span(points.at(i - 1), points[i], points[(i + 1) % points.length]) / 2;
      if (size < least) [least, at] = [size, i];
    }
    if (least > FINEST) break;
    points.splice(at, 1);
  }
  return points;
}

const tenth = (n) => Math.round(n * 10);

/** A closed line in steps of a tenth of a unit, each from the last. */
function line(points) {
  let [x, y] = [tenth(points[0][0]), tenth(points[0][1])];
  let text = `M${x / 10} ${y / 10}l`;
  for (const [u, v] of points.slice(1)) {
    const [dx, dy] = [tenth(u) - x, tenth(v) - y];
    text += `${text.endsWith("l") || dx < 0 ? "" : " "}${dx / 10}${dy < 0 ? "" : " "}${dy / 10}`;
    [x, y] = [x + dx, y + dy];
  }
  return `${text}z`;
}

const isOnSheet = ([x, y]) => x > -BLEED && x < WIDTH + BLEED && y > -BLEED && y < HEIGHT + BLEED;

function coast() {
  const [west, north] = projection([-86, 28.5]);
  const [east, south] = projection([-58, 10.5]);
  const isCaribbean = ([[x, y]]) => x > west && x < east && y > north && y < south;
  return americas()
    .flat()
    .map((ring) => ring.map((point) => projection(point)))
    .filter((ring) => ring.some(isOnSheet))
    .filter((ring) => area(ring) > (isCaribbean(ring) ? LEAST_ISLAND_OF_THE_CARIBBEAN : LEAST_ISLAND))
    .map((ring) => line(simplify(ring)))
    .join("");
}

/** A hash of the words between -1 and 1, so that two neighbours draw the same border. */
function chance(...words) {
  let hash = 2166136261;
  for (const letter of words.join()) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

/** Roughen a border: halve every edge and displace the middle a little, four times. */
function walked(from, to, depth = 4) {
  if (depth === 0) return [from];
  const [a, b] = [from, to].map(projection);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 9) return [from];
  const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [p, q] = forward ? [from, to] : [to, from];
  const bend = 0.11 * chance(...p, ...q);
  const middle = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * bend, (p[1] + q[1]) / 2 + (q[0] - p[0]) * bend];
  return [...walked(from, middle, depth - 1), ...walked(middle, to, depth - 1)];
}

const outline = (ring) =>
  line(ring.flatMap((point, i) => walked(point, ring[(i + 1) % ring.length])).map((point) => projection(point)));

// Ranges of hills, as the engravers drew them: where they run, in degrees, and how many hills stand there.
const RANGES = [
  [
    [
      [-120, 49],
      [-113, 44],
      [-107, 38.5],
      [-105.5, 34],
    ],
    13,
  ],
  [
    [
      [-122, 40],
      [-118.5, 36],
    ],
    4,
  ],
  [
    [
      [-108.5, 29],
      [-104, 22.5],
      [-99, 18.2],
    ],
    8,
  ],
  [
    [
      [-84, 35.8],
      [-79, 38.8],
      [-75.5, 41.8],
      [-71.5, 44.3],
    ],
    7,
  ],
  [
    [
      [-76, 6.5],
      [-77.5, 1],
      [-79, -3],
      [-77.5, -9],
      [-73, -14.5],
      [-69, -18],
      [-68.5, -24],
      [-70, -31],
    ],
    22,
  ],
  [
    [
      [-48.5, -25],
      [-44, -21],
      [-41, -15],
    ],
    5,
  ],
  [
    [
      [-65, 4.5],
      [-60.5, 4.5],
    ],
    4,
  ],
];

/** Hills along the ranges, a little off the line: x, y, size. */
function hills() {
  return RANGES.flatMap(([line, count]) => {
    const points = line.map((point) => projection(point));
    return Array.from({ length: count }, (_, i) => {
      const way = (i / (count - 1)) * (points.length - 1);
      const at = Math.min(Math.floor(way), points.length - 2);
      const [a, b] = [points[at], points[at + 1]];
      const x = a[0] + (b[0] - a[0]) * (way - at) + 7 * chance("x", ...line[0], i);
      const y = a[1] + (b[1] - a[1]) * (way - at) + 4 * chance("y", ...line[0], i);
      return [Math.round(x), Math.round(y), Math.round(10 + 3 * chance("size", ...line[0], i))];
    });
  });
}

const path = geoPath(projection).digits(0);
projection.clipExtent([
  [-BLEED, -BLEED],
  [WIDTH + BLEED, HEIGHT + BLEED],
]);
const graticule = path(
  geoGraticule()
    .extent([
      [-180, -70],
      [0, 80.1],
    ])
    .step([10, 10])
    .precision(10)(),
);
projection.clipExtent(null);

/** The content of a drawing in src/art/chart, as a group that `use` elements repeat. */
function drawing(name) {
  const file = readFileSync(here(`../src/art/chart/${name}.svg`), "utf8");
  const inner = file.slice(file.indexOf(">") + 1, file.lastIndexOf("</svg>"));
  return `<g id="chart-${name}">${inner.replace(/\n\s*/g, "")}</g>`;
}

const use = (name, transform) => `<use href="#chart-${name}" transform="${transform}"/>`;

const ROSE = [1040, 760];
const RHUMB = 2400; // length of a rhumb line, beyond every edge
const rhumbs = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16)
  .map((wind) => [ROSE[0] + RHUMB * Math.sin(wind), ROSE[1] - RHUMB * Math.cos(wind)].map(Math.round))
  .map(([x, y]) => `M${ROSE.join(" ")}L${x} ${y}`)
  .join("");

const regions = Object.entries(outlines).map(([region, ring]) => `<path id="${region}" d="${outline(ring)}"/>`);
const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <radialGradient id="chart-depth" cx="45%" cy="45%" r="75%">
      <stop offset="55%" stop-color="#b9cfcf"/>
      <stop offset="100%" stop-color="#a9c3c5"/>
    </radialGradient>
    ${["hill", "rose", "carrack"].map(drawing).join("\n    ")}
  </defs>
  <g id="below">
    <rect x="-900" y="-900" width="3060" height="2800" fill="url(#chart-depth)"/>
    <path fill="none" stroke="#8fb0b3" d="${graticule}"/>
    <path fill="none" stroke="#8fb0b3" stroke-width=".8" opacity=".55" d="${rhumbs}"/>
  </g>
  <g id="land" fill="#efe4c8" stroke="#5a4630" stroke-width="1.7" stroke-linejoin="round">
    <path id="coast" d="${coast()}"/>
  </g>
  <g id="regions" fill="none" stroke="#5a4630" stroke-width="1.6" stroke-dasharray="7 4">
    ${regions.join("\n    ")}
  </g>
  <g id="above">
    ${hills()
      .map(([x, y, size]) => use("hill", `translate(${x} ${y}) scale(${size / 10})`))
      .join("\n    ")}
    ${use("rose", `translate(${ROSE.join(" ")}) scale(.56)`)}
    ${use("carrack", "translate(700 1075) scale(.62)")}
    ${use("carrack", "translate(62 398) scale(-.4 .4)")}
  </g>
</svg>
`;
writeFileSync(process.argv[2] ?? here("../src/art/chart.svg"), text);
