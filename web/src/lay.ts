// Lays a table: creates it, takes part in the deal, begins where everybody is there.
import { me } from "./me.svelte";
import { randomWord } from "./net/words";
import type { Game, NewFork, NewTable, Picture } from "./wire";

/** Create a table; one without free seats begins at once. Its id. */
export async function lay(table: NewTable): Promise<string> {
  const made = await me.asGuest(() => me.api.create(table));
  await giveNonces(made);
  me.visit(made.id, table.game);
  if (table.seats.every((seat) => seat.kind === "mine" || seat.kind === "bot")) await me.api.start(made.id);
  return made.id;
}

/** Go on from a node of another table. A board has begun at once; a table without free seats is begun. Its id. */
export async function fork(id: string, game: Game, wanted: NewFork): Promise<string> {
  const made = await me.asGuest(() => me.api.fork(id, wanted));
  me.visit(made.id, game);
  if (wanted.is_board) return made.id;
  await giveNonces(made);
  if (wanted.seats.every((seat) => seat.kind === "mine" || seat.kind === "bot")) await me.api.start(made.id);
  return made.id;
}

/** Take part in the deal with all our seats. */
export async function giveNonces(picture: Picture): Promise<void> {
  await Promise.all(picture.yours.map((seat) => me.api.giveNonce(picture.id, seat, randomWord())));
}
