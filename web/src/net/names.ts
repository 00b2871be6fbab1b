// The names of the seats.

/** The names; equal names get their seat number, as at a hot seat or on a what-if board. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
