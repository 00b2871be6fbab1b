// The score sheet: a row for each source, and below it one for each of its parts where it has any.
export type ScoreLine = { source: string; points: number; args: Record<string, number | string> };
export type SheetRow = { key: string; source: string; args: ScoreLine["args"] | null; points: number[] };

/** The rows for the lines of all seats, in their order. */
export function sheetOf(sheets: readonly (readonly ScoreLine[])[]): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  const row = (key: string, source: string, args: ScoreLine["args"] | null): SheetRow => {
    const found = rows.get(key) ?? { key, source, args, points: sheets.map(() => 0) };
    rows.set(key, found);
    return found;
  };
  for (const source of new Set(sheets.flat().map((line) => line.source))) {
    sheets.forEach((lines, seat) => {
      for (const line of lines.filter((one) => one.source === source)) {
        const sums = row(source, source, null).points;
        sums[seat] = (sums[seat] ?? 0) + line.points;
        if (!Object.keys(line.args).length) continue;
        const parts = row(`${source} ${JSON.stringify(line.args)}`, source, line.args).points;
        parts[seat] = (parts[seat] ?? 0) + line.points;
      }
    });
  }
  return [...rows.values()];
}
