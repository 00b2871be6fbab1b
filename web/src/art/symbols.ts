// All symbols by name: each is a file of symbols/, drawn on 24 by 24, which any editor of drawings opens.
const FILES = import.meta.glob<string>("./symbols/*.svg", { query: "?raw", import: "default", eager: true });

/** Colours of the files that follow the theme: an editor shows the colour, a page the variable. Each stands for one thing only. */
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

/** What is drawn in a file, without its root, in colours of the theme. */
export function drawn(file: string): string {
  const inner = file.slice(file.indexOf(">") + 1, file.lastIndexOf("</svg>"));
  return inner.replace(/\n\s*/g, "").replace(/#[0-9a-f]{6}/g, (colour) => THEMED[colour] ?? colour);
}

export const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), drawn(file)]),
);
