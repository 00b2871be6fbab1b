// All symbols by name: each is a file of symbols/, drawn on 24 by 24, which any SVG editor opens.
const FILES = import.meta.glob<string>("./symbols/*.svg", { query: "?raw", import: "default", eager: true });

/**
 * Colours of the files that follow the theme: an editor shows the colour, a page the variable. Each stands for one
 * thing only.
 */
export const THEMED: Readonly<Record<string, string>> = {
  "#2b2119": "var(--art-ink)",
  "#e6d9b9": "var(--art-stone)",
  "#e3b44d": "var(--art-gold)",
  "#fffaf1": "var(--figure-cut)",
  "#2b211a": "var(--emblem-edge)",
  "#fffaf2": "var(--emblem-ink)",
  "#fffaf3": "var(--card)",
  "#b5402b": "var(--accent)",
};

/** An SVG text with the colours of a file replaced by those of the theme, and without line breaks. */
export function themed(svg: string, colours: Readonly<Record<string, string>>): string {
  return svg.replace(/\n\s*/g, "").replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour);
}

/** The content of a file without its root element. */
export const content = (file: string): string => file.slice(file.indexOf(">") + 1, file.lastIndexOf("</svg>"));

/** The content of a symbol's file in colours of the theme. */
export const drawn = (file: string): string => themed(content(file), THEMED);

export const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), drawn(file)]),
);
