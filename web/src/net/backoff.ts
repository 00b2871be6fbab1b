// How long to wait before the next try.
const FIRST = 400;
const LONGEST = 15_000;

/** Milliseconds before try number `tries` (from 0): twice as long each time, and never the same for all who were cut off. */
export function backoff(tries: number, random: () => number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return most * (0.5 + random() / 2);
}
