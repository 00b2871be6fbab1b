// Conditions between options. The server sends them with each option, as `edition=2015|house_rules=true`.
import type { GameInfo, Option, Value } from "../wire";

export type Chosen = Record<string, Value>;

/** The value an option has: chosen, or the default. */
export function valueOf(option: Option, chosen: Chosen): Value {
  return chosen[option.key] ?? option.default;
}

/** Whether one of the alternatives of a condition holds; an alternative without a key uses the previous key. */
export function holds(condition: string, options: readonly Option[], chosen: Chosen): boolean {
  let key = "";
  return condition.split("|").some((alternative) => {
    const at = alternative.lastIndexOf("=");
    if (at > 0) key = alternative.slice(0, at);
    const option = options.find((one) => one.key === key);
    return option !== undefined && String(valueOf(option, chosen)) === alternative.slice(at + 1);
  });
}

/** The conditions that block an option: unmet needs, and met exclusions. */
export function obstacles(
  option: Option,
  options: readonly Option[],
  chosen: Chosen,
): { needs: string[]; excludes: string[] } {
  return {
    needs: option.needs.filter((condition) => !holds(condition, options, chosen)),
    excludes: option.excludes.filter((condition) => holds(condition, options, chosen)),
  };
}

/** The chosen values without those that are no longer allowed. */
export function withoutBlocked(options: readonly Option[], chosen: Chosen): Chosen {
  const kept: Chosen = { ...chosen };
  for (const option of options) {
    if (!(option.key in kept)) continue;
    const { needs, excludes } = obstacles(option, options, kept);
    if (needs.length || excludes.length) delete kept[option.key];
  }
  return kept;
}

/** The lowest and the highest number of players for the chosen values. */
export function playersWith(info: GameInfo, chosen: Chosen): [number, number] {
  const bounds = Object.entries(info.players_with).flatMap(([choice, both]) =>
    holds(choice, info.options, chosen) ? [both] : [],
  );
  const [lowest, highest] = info.players;
  return [Math.max(lowest, ...bounds.map((both) => both[0])), Math.min(highest, ...bounds.map((both) => both[1]))];
}
