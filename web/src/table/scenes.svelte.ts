// The queue of scenes: the stage shows events one at a time, for a moment each, and never falls far behind the game.
import { ui } from "../ui.svelte";
import type { Happening } from "../wire";
import type { EventSounds } from "./eventSounds";
import type { Sound } from "./sounds";

/** The content of the stage at one time. A scene of several beats shows them in turn, the last one with the result. */
export type Scene = {
  key: number; // of its first event
  kind: string; // the kind of event
  sound?: Sound; // when it begins, besides those of its events
  events: readonly Happening[];
  beats: readonly number[]; // milliseconds at the usual speed
  targets?: readonly string[]; // its targets, ringed on the board
  step?: number; // counts the scenes that an event has several of
  isTravel?: boolean; // only symbols travel: no card
  isOneByOne?: boolean; // each beat shows an event, the last one all that are left
  isShared?: boolean; // events of the same kind that follow join it while it waits
};

const SPEEDS = [0, 2, 1, 0.5]; // share of its usual time that a scene lasts, by pace; 0: none is shown
const MOST = 6000; // milliseconds that the stage may be behind the game
const MINOR = 800; // scenes of no more milliseconds are dropped first: the log has them
const FASTEST = 0.5; // scenes are shortened to this share of their time before one that matters is dropped

const lengthOf = (scene: Scene): number => scene.beats.reduce((sum, beat) => sum + beat, 0);

export class Scenes<Shown extends Scene = Scene> {
  current = $state.raw<Shown | null>(null);
  beat = $state(0);
  /**
   * The events that happen on the board now: with several beats the first event at the first, the others with the
   * result, or one by one.
   */
  acts: readonly Happening[] = $derived.by(() => {
    const { events = [], beats = [], isOneByOne = false } = this.current ?? {};
    if (beats.length < 2) return events;
    if (isOneByOne) return events.slice(this.beat, this.beat === beats.length - 1 ? undefined : this.beat + 1);
    return this.beat === 0 ? events.slice(0, 1) : this.beat === beats.length - 1 ? events.slice(1) : [];
  });
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = 0; // when the current scene ends
  #deadline = 0; // when all that is queued must have been shown
  #share = 1; // of its time that a scene gets while much is queued
  #last = -1; // serial of the last event that was seen
  #isHeld = false;

  /** `sounds` are those of the table: events with a scene are heard when it begins. */
  constructor(
    private readonly scenesOf: (events: readonly Happening[]) => Shown[],
    private readonly sounds: EventSounds | null = null,
  ) {}

  /** Queue scenes for the events since the last call. Events before the first call are not shown. */
  hear(events: readonly Happening[]): void {
    const fresh = this.#last < 0 ? [] : events.filter((event) => event.serial > this.#last);
    this.#last = events.at(-1)?.serial ?? this.#last;
    if (!fresh.length || !this.#speed || this.#isHeld || document.hidden) return;
    const joined = this.#waiting.at(-1)?.isShared ? (this.#waiting.pop()?.events ?? []) : [];
    const scenes = this.scenesOf([...joined, ...fresh]);
    const staged = new Set(scenes.flatMap((scene) => scene.events));
    this.sounds?.stage(fresh.filter((event) => staged.has(event)));
    this.#waiting.push(...scenes);
    this.#deadline = performance.now() + MOST;
    this.#fit(this.current ? this.#ends : performance.now());
    if (!this.current) this.#start();
  }

  /** Go on at once: to the result of the current scene, or from there to the next scene. */
  next(): void {
    if (this.#isHeld) return;
    if (this.current && this.beat < this.current.beats.length - 1) this.#play(this.current.beats.length - 1);
    else this.#start();
  }

  /** Skip the current scene and all queued ones. */
  skip(): void {
    this.#waiting = [];
    if (!this.#isHeld) this.#start();
  }

  /** Show the result of a scene until another is held; null ends that. Nothing is queued meanwhile. */
  hold(scene: Shown | null): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#isHeld = scene !== null;
    this.current = scene;
    this.beat = Math.max(0, (scene?.beats.length ?? 0) - 1);
  }

  /** The duration of a scene at the chosen speed, in milliseconds; at the usual speed if scenes are off. */
  timeOf(scene: Scene): number {
    return lengthOf(scene) * (this.#speed || 1);
  }

  get #speed(): number {
    return SPEEDS[ui.pace] ?? 1;
  }

  #start(): void {
    clearTimeout(this.#timer);
    if (!this.#speed) this.#waiting = [];
    this.#fit(performance.now()); // timers are late on a busy machine
    this.current = this.#waiting.shift() ?? null;
    if (this.current) this.#play(0);
    else [this.beat, this.#share] = [0, 1];
  }

  /** Show a beat of the current scene, then the following ones. */
  #play(beat: number): void {
    clearTimeout(this.#timer);
    const scene = this.current;
    if (!scene) return;
    const times = scene.beats.map((time) => time * this.#speed * this.#share);
    this.beat = beat;
    this.sounds?.show(this.acts, beat === 0 ? scene.sound : undefined);
    this.#ends = performance.now() + times.slice(beat).reduce((sum, time) => sum + time, 0);
    this.#timer = setTimeout(
      () => (beat < times.length - 1 ? this.#play(beat + 1) : this.#start()),
      Math.ceil(times[beat] ?? 0),
    );
  }

  /**
   * Fit the queued scenes between a time and the deadline: drop minor scenes, then shorten the others, then drop the
   * oldest.
   */
  #fit(from: number): void {
    const room = Math.max(0, this.#deadline - from);
    const queued = (): number => this.#waiting.reduce((sum, scene) => sum + this.timeOf(scene), 0);
    while (queued() > room) {
      const minor = this.#waiting.findIndex((scene) => scene.isTravel || lengthOf(scene) <= MINOR);
      if (minor < 0) break;
      this.#waiting.splice(minor, 1);
    }
    while (this.#waiting.length && queued() * FASTEST > room) this.#waiting.shift();
    const due = queued();
    this.#share = due > room ? room / due : 1;
  }
}
