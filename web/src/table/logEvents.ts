// Arranges the events of the log: by turn and phase, by player, and since a player's last move.
import { clientOf } from "../games";
import type { Game, Happening } from "../wire";

export type Phase = { head: Happening | null; events: Happening[] };
export type Turn = { key: number; head: Happening | null; phases: Phase[] };
export type Digest = { touched: Happening[]; others: Happening[] };

const seatsOf = (event: Happening): unknown[] =>
  Object.entries(event.args).flatMap(([key, value]) => (key === "seat" || key.startsWith("seat_") ? [value] : []));

/** Whether an event involves a player, as the one who acts or otherwise. */
export const isAbout = (event: Happening, seat: number): boolean => seatsOf(event).includes(seat);

/** Events by turn and phase, without empty turns and phases. */
export function byTurn(events: readonly Happening[], game: Game): Turn[] {
  const { turn: turnMark, parts, summedUp } = clientOf(game).log;
  const turns: Turn[] = [];
  for (const event of events) {
    if (summedUp.includes(event.kind)) continue;
    let turn = turns.at(-1);
    if (!turn || event.kind === turnMark) {
      turn = { key: event.serial, head: event.kind === turnMark ? event : null, phases: [{ head: null, events: [] }] };
      turns.push(turn);
    }
    if (parts.includes(event.kind)) turn.phases.push({ head: event, events: [] });
    else if (event !== turn.head) turn.phases.at(-1)?.events.push(event);
  }
  return turns
    .map((turn) => ({ ...turn, phases: turn.phases.filter((phase) => phase.events.length) }))
    .filter((turn) => turn.phases.length);
}

/** The new turns, with unchanged turns and phases replaced by the previous objects. */
export function kept(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  return now.map((turn) => {
    const old = before.find((one) => one.key === turn.key);
    if (!old) return turn;
    const phases = turn.phases.map((phase, at) => {
      const was = old.phases[at];
      const isSame =
        was?.head === phase.head && was?.events.length === phase.events.length && was.events[0] === phase.events[0];
      return isSame ? was : phase;
    });
    return phases.length === old.phases.length && phases.every((phase, at) => phase === old.phases[at])
      ? old
      : { ...turn, phases };
  });
}

/**
 * The last whole turns with at least `least` events. So the start of a long log changes once a turn, not with every
 * event.
 */
export function latest(events: readonly Happening[], game: Game, least: number): readonly Happening[] {
  const turnMark = clientOf(game).log.turn;
  const start = events
    .slice(0, Math.max(0, events.length - least + 1))
    .findLastIndex((event) => event.kind === turnMark);
  return start > 0 ? events.slice(start) : events;
}

/** The events of a preview that tell something new: no marks of turns and phases, nothing that the choice says. */
export function newlyTold(events: readonly Happening[], game: Game): Happening[] {
  const { turn, parts, summedUp, retold = [] } = clientOf(game).log;
  const left = [turn, ...parts, ...summedUp, ...retold];
  return events.filter((event) => !left.includes(event.kind));
}

/** Events that involve a player, and the marks of turns and phases. */
export function aboutSeat(events: readonly Happening[], seat: number, game: Game): Happening[] {
  const { turn, parts } = clientOf(game).log;
  const marks = [turn, ...parts];
  return events.filter((event) => marks.includes(event.kind) || isAbout(event, seat));
}

/** The events since a player answered node `number`: those that involve the player, and the others. */
export function since(events: readonly Happening[], seat: number, number: number, game: Game): Digest {
  const { turn, parts, summedUp } = clientOf(game).log;
  const marks = [turn, ...parts, ...summedUp];
  const later = events.filter((event) => event.number > number && !marks.includes(event.kind));
  // The first event is the player's own move, which the player knows.
  const first = later.findIndex((event) => !("seat" in event.args) || event.args.seat !== seat);
  const news = first < 0 ? [] : later.slice(first);
  return {
    touched: news.filter((event) => isAbout(event, seat)),
    others: news.filter((event) => !isAbout(event, seat)),
  };
}
