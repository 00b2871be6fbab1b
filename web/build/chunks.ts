// Decides which modules share a file. Without it every module that two pages share is a file of its own, and a table is
// made of eighty: requests cost more than the few bytes that a page does not need.
const ROOTS = {
  client: /[\\/]src[\\/]main\.ts$/,
  chart: /[\\/]src[\\/]art[\\/]StartChart\.svelte$/,
  table: /[\\/]src[\\/]pages[\\/]TablePage\.svelte$/,
};
const GAME = /[\\/]src[\\/]([a-z]+)[\\/]parts\.ts$/; // what the tables of a game need

type Info = { importers: readonly string[] } | null;
export type Context = { getModuleInfo(id: string): Info };

/**
 * The file of a module: the client, the symbols of start page and tables, every table, a game's table; null for all
 * others, which the bundler splits.
 */
export function fileOf(id: string, context: Context): string | null {
  const roots = rootsOf(id, context);
  if (roots.has("client")) return "client";
  const games = [...roots].filter((root) => root !== "table" && root !== "chart");
  if (!roots.has("table") && !games.length) return null;
  if (roots.has("chart")) return "symbols";
  return roots.has("table") || games.length > 1 ? "table" : `${games[0]}-table`;
}

/** What imports a module without delay, directly or through others. */
function rootsOf(id: string, context: Context): Set<string> {
  const roots = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const found = Object.entries(ROOTS).find(([, pattern]) => pattern.test(one))?.[0] ?? GAME.exec(one)?.[1];
    if (found) roots.add(found);
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return roots;
}
