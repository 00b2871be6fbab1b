// Lays a table: creates it; where everybody is there, takes part in the deal and begins.
import { me } from "./me.svelte";
import { randomWord } from "./net/words";
import type { NewFork, NewTable, TableView } from "./wire";

/** Create a table; one without free seats begins at once. Its id. */
export async function lay(table: NewTable): Promise<string> {
  const made = await me.asGuest(() => me.api.create(table));
  if (isFull(table.seats)) await begin(made);
  return made.id;
}

/** Go on from a node of another table. A board has begun at once; a table without free seats is begun. Its id. */
export async function fork(id: string, wanted: NewFork): Promise<string> {
  const made = await me.asGuest(() => me.api.fork(id, wanted));
  if (!wanted.is_board && isFull(wanted.seats)) await begin(made);
  return made.id;
}

/** Take seats of a table, each with our part in the deal: the host may begin as soon as we sit. A code is for an invited seat. */
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

/** Take part in the deal with our seats. */
export async function giveNonces(id: string, seats: number[]): Promise<void> {
  await Promise.all(seats.map((seat) => me.api.giveNonce(id, seat, randomWord())));
}

const isFull = (seats: NewTable["seats"]): boolean =>
  seats.every((seat) => seat.kind === "mine" || seat.kind === "bot");

async function begin(made: TableView): Promise<void> {
  await giveNonces(made.id, made.yours);
  await me.api.start(made.id);
}
