// An offer as one line of notation: `offer s2 give 1 good 1 bond for 5 gold done`.
import { CARDS } from "./facts";

const parts = (counts: readonly number[]): string[] =>
  CARDS.flatMap((card, kind) => (counts[kind] ? [`${counts[kind]} ${card}`] : []));

/** The line of an offer that begins with `head`; empty while nothing is given or asked for. */
export function lineOf(head: string, given: readonly number[], asked: readonly number[]): string {
  const gives = parts(given);
  const asks = parts(asked);
  if (!gives.length && !asks.length) return "";
  return [head, ...(gives.length ? ["give", ...gives] : []), ...(asks.length ? ["for", ...asks] : []), "done"].join(
    " ",
  );
}
