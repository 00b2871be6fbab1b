// The delay before the next try.
const FIRST = 400;
const LONGEST = 15_000;

/**
 * Milliseconds before try number `tries` (from 0): doubles each time, with jitter so that clients do not reconnect at
 * once.
 */
export function backoff(tries: number, random: () => number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return most * (0.5 + random() / 2);
}
