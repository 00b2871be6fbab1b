// The order of seats before a game.

/** The same things in an order by chance; every order is as likely. `chance` returns numbers from 0 to below 1. */
export function shuffled<T>(things: readonly T[], chance: () => number = Math.random): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[at]] = [mixed[at] as T, mixed[last] as T];
  }
  return mixed;
}
