/** Colours of charts that follow the theme: an editor shows the colour, a page the variable. */
export const CHART_COLOURS: Readonly<Record<string, string>> = {
  "#b9cfcf": "var(--sea)",
  "#a9c3c5": "var(--sea-deep)",
  "#8fb0b3": "var(--sea-line)",
  "#3a5a60": "var(--sea-ink)",
  "#f5eedb": "var(--land-far)",
  "#b5402b": "var(--accent)",
  "#b7a378": "var(--hill)",
  "#8b988f": "color-mix(in srgb, var(--sea-ink) 55%, var(--land))", // the hulls of ships
  "#ded0b0": "color-mix(in srgb, var(--hill) 30%, var(--land))", // the sides of hills
};
