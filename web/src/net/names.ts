// The names of the seats.

/** The names, with the number of the seat where several have one: at a hot seat, and on a board of one's own. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
