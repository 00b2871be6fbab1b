// The host's choice for empty seats: the level of the bots that take them, or that the seats are removed.
import type { Start } from "../wire";

export const REMOVE = "remove";

/** The choice in effect: the picked one if it is still possible, else the strongest bots. */
export function inEffect(picked: string | null, levels: readonly number[], canRemove: boolean): string {
  return picked === null || (picked === REMOVE && !canRemove) ? String(levels.at(-1) ?? 0) : picked;
}

/** The request that starts the game. */
export function startWith(empty: number, value: string): Start {
  if (!empty) return {};
  return value === REMOVE ? { empty: "remove" } : { empty: "bot", level: Number(value) };
}
