// The keys of a table: what each of them means, and where an arrow leads.
export type Act =
  { do: "choose"; at: number } | { do: "go"; towards: Side } | { do: "drop" } | { do: "undo" } | { do: "help" };
export type Side = "left" | "right" | "up" | "down";
export type Spot = { x: number; y: number };

const ARROWS: Record<string, Side> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** What a key asks for; digits count the choices from 1, with 0 for the tenth. */
export function act(key: string): Act | null {
  const towards = ARROWS[key];
  if (towards) return { do: "go", towards };
  if (/^\d$/.test(key)) return { do: "choose", at: (Number(key) + 9) % 10 };
  if (key === "Escape") return { do: "drop" };
  if (key === "u") return { do: "undo" };
  return key === "?" ? { do: "help" } : null;
}

/** The place that lies next on that side: near, and rather straight ahead than aside. -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], towards: Side): number {
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
