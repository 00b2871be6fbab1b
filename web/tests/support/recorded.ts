// Whole recorded games that tests/support/happened.py writes to the file CARRACK_GAMES; without it there are none.
import { readFileSync } from "node:fs";
import type { Happening } from "../../src/wire";

export type RecordedGame = { game: string; name: string; players: number; events: Happening[] };

const file = process.env["CARRACK_GAMES"];
const [head, ...games] = (file ? readFileSync(file, "utf-8").trim().split("\n") : []).map(
  (line) => JSON.parse(line) as RecordedGame & { kinds: Record<string, string[]> },
);
// Ten events of one update, as fast bots send them.
const BATCH = 10;

export const isRecorded = Boolean(file);

/** All kinds of events that a game reports. */
export const kindsOf = (game: string): string[] => head?.kinds[game] ?? [];

export const recordedGames = (game: string): RecordedGame[] => games.filter((one) => one.game === game);

/** The results of all events in batches of the size of an update. */
export function inBatches<Result>(
  events: readonly Happening[],
  of: (batch: readonly Happening[]) => Result[],
  size = BATCH,
): Result[] {
  const results: Result[] = [];
  for (let at = 0; at < events.length; at += size) results.push(...of(events.slice(at, at + size)));
  return results;
}
