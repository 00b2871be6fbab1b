// Creates, forks and joins tables. A table without free seats is started at once. The deal mixes a random nonce from
// every seat.
import { me } from "./me.svelte";
import { randomWord } from "./net/words";
import type { NewFork, NewTable, TableView } from "./wire";

/** Create a table and start it if it has no free seats. Returns its id. */
export async function createTable(table: NewTable): Promise<string> {
  const made = await me.asGuest(() => me.api.create(table));
  if (isFull(table.seats)) await begin(made);
  return made.id;
}

/**
 * Continue from a node of another table. A what-if board is running at once; a table without free seats is started.
 * Returns its id.
 */
export async function fork(id: string, wanted: NewFork): Promise<string> {
  const made = await me.asGuest(() => me.api.fork(id, wanted));
  if (!wanted.is_board && isFull(wanted.seats)) await begin(made);
  return made.id;
}

/** Take seats of a table, each with its nonce, since the host may start right after. An invited seat needs its code. */
export async function join(
  id: string,
  seats: readonly number[],
  {
    codeOf = () => "",
    ontake = () => {},
  }: { codeOf?: (seat: number) => string; ontake?: (now: TableView) => void } = {},
): Promise<void> {
  for (const seat of seats) ontake(await me.asGuest(() => me.api.join(id, seat, codeOf(seat), randomWord())));
}

/** Send a nonce for each of our seats. */
export async function giveNonces(id: string, seats: number[]): Promise<void> {
  await Promise.all(seats.map((seat) => me.api.giveNonce(id, seat, randomWord())));
}

const isFull = (seats: NewTable["seats"]): boolean =>
  seats.every((seat) => seat.kind === "mine" || seat.kind === "bot");

async function begin(made: TableView): Promise<void> {
  await giveNonces(made.id, made.yours);
  await me.api.start(made.id);
}
