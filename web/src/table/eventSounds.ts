// The sounds of events at a table: each event is heard when it is shown, at once or with its scene.
import { getContext, setContext } from "svelte";
import type { Happening } from "../wire";
import { play } from "./soundPlayer";
import type { Sound } from "./sounds";

/**
 * The sounds of an event for the reader's seat, in order; empty for an event without a sound. Scenes, which show staged
 * events, may have sounds of their own.
 */
export type SoundsOf = (event: Happening, seat: number | null, isStaged?: boolean) => readonly Sound[];

const KEY = Symbol("event sounds");

export class EventSounds {
  #last = -1; // serial of the last event heard
  readonly #staged = new Set<number>(); // serials of events that scenes show and `hear` leaves out

  /** `soundsOf` is the game's; `seat` the reader's. */
  constructor(
    private readonly soundsOf: () => SoundsOf | null,
    private readonly seat: () => number | null,
  ) {}

  /**
   * Play the sounds of the events since the last call, without those that wait for their scene. Events before the first
   * call are silent.
   */
  hear(events: readonly Happening[]): void {
    const fresh = this.#last < 0 ? [] : events.filter(({ serial }) => serial > this.#last);
    this.#last = events.at(-1)?.serial ?? this.#last;
    play(...this.#of(fresh.filter(({ serial }) => !this.#staged.has(serial))));
    for (const { serial } of fresh) this.#staged.delete(serial);
  }

  /** Leave these events to `show`, in the next call of `hear`. */
  stage(events: readonly Happening[]): void {
    for (const { serial } of events) this.#staged.add(serial);
  }

  /** Play the sounds of events that a scene shows now, and first the sound of the scene itself. */
  show(events: readonly Happening[], own?: Sound): void {
    play(...(own ? [own] : []), ...this.#of(events, true));
  }

  #of(events: readonly Happening[], isStaged = false): Sound[] {
    return events.flatMap((event) => this.soundsOf()?.(event, this.seat(), isStaged) ?? []);
  }
}

export const provideEventSounds = (sounds: EventSounds): EventSounds => setContext(KEY, sounds);

/** The sounds of the table that a component is part of, if any. */
export const useEventSounds = (): EventSounds | null => getContext<EventSounds | undefined>(KEY) ?? null;
