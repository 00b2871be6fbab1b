// Keyboard shortcuts at a table, and the target of an arrow key.
export type Act =
  { do: "go"; towards: Direction } | { do: "drop" } | { do: "undo" } | { do: "help" } | { do: "press"; key: string };
export type Direction = "left" | "right" | "up" | "down";
export type Spot = { x: number; y: number };

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** The action of a key, or null. Digits and all letters without an action of their own press a button. */
export function act(key: string): Act | null {
  const towards = ARROWS[key];
  if (towards) return { do: "go", towards };
  if (key === "Escape") return { do: "drop" };
  if (key === "u") return { do: "undo" };
  if (key === "?") return { do: "help" };
  return /^[a-z0-9+]$/.test(key) || key === "Enter" ? { do: "press", key } : null;
}

/** The index of the nearest spot in a direction, preferring spots straight ahead; -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], towards: Direction): number {
  const isLevel = towards === "left" || towards === "right";
  const sign = towards === "left" || towards === "up" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const ahead = sign * (isLevel ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(isLevel ? spot.y - from.y : spot.x - from.x);
    const way = ahead + 2 * aside;
    if (ahead > 1 && way < least) [best, least] = [at, way];
  });
  return best;
}
