import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Absence } from "../src/table/absence.svelte";
import { Scenes, type Scene } from "../src/table/scenes.svelte";
import { ui } from "../src/ui.svelte";
import type { Happening } from "../src/wire";

const happened = (...serials: number[]): Happening[] => serials.map((serial) => ({ serial }) as unknown as Happening);
const upTo = (last: number): Happening[] => happened(...Array.from({ length: last + 1 }, (_, at) => at));

/** One scene an event, which lasts as long as `beatsOf` says. */
const lasting =
  (beatsOf: (serial: number) => number[], more: Partial<Scene> = {}) =>
  (events: readonly Happening[]): Scene[] =>
    events.map((event) => ({ key: event.serial, kind: "one", events: [event], beats: beatsOf(event.serial), ...more }));
const each = lasting(() => [800]);

/** A queue that has heard the event 0. */
function queue(scenesOf: (events: readonly Happening[]) => Scene[]): Scenes {
  const scenes = new Scenes(scenesOf);
  scenes.hear(happened(0));
  return scenes;
}

/** The keys of all scenes until the queue is empty, and how long that takes. */
function played(scenes: Scenes): { keys: number[]; time: number } {
  const keys: number[] = [];
  const start = performance.now();
  while (scenes.current) {
    if (keys.at(-1) !== scenes.current.key) keys.push(scenes.current.key);
    vi.advanceTimersByTime(10);
  }
  return { keys, time: performance.now() - start };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  ui.pace = 2;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows one scene after the other, and nothing of what happened before", () => {
  const scenes = new Scenes(each);
  scenes.hear(happened(1, 2));
  expect(scenes.current).toBeNull();
  scenes.hear(happened(1, 2, 3, 4));
  expect(scenes.current?.key).toBe(3);
  vi.advanceTimersByTime(800);
  expect(scenes.current?.key).toBe(4);
  vi.advanceTimersByTime(800);
  expect(scenes.current).toBeNull();
});

it("goes on at once when asked, and leaves out all that waits", () => {
  const scenes = queue(each);
  scenes.hear(upTo(3));
  scenes.next();
  expect(scenes.current?.key).toBe(2);
  scenes.skip();
  expect(scenes.current).toBeNull();
});

it("shows the beats of a scene in turn; going on leads to the last one first", () => {
  const scenes = queue(lasting(() => [800, 900, 1200]));
  scenes.hear(upTo(2));
  expect(scenes.beat).toBe(0);
  vi.advanceTimersByTime(800);
  expect(scenes.beat).toBe(1);
  vi.advanceTimersByTime(900);
  expect([scenes.current?.key, scenes.beat]).toEqual([1, 2]);
  vi.advanceTimersByTime(1200);
  expect([scenes.current?.key, scenes.beat]).toEqual([2, 0]);
  scenes.next();
  expect([scenes.current?.key, scenes.beat]).toEqual([2, 2]);
  scenes.next();
  expect(scenes.current).toBeNull();
});

it("lets the first event happen with the first beat and the others with the result", () => {
  const scenes = queue((events) => [{ key: 1, kind: "one", events, beats: [800, 900, 1200] }]);
  scenes.hear(upTo(3));
  flushSync();
  expect(scenes.acts.map(({ serial }) => serial)).toEqual([1]);
  vi.advanceTimersByTime(800);
  expect(scenes.acts).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(scenes.acts.map(({ serial }) => serial)).toEqual([2, 3]);
});

it("drops minor scenes first when more than six seconds wait, the oldest of them first", () => {
  const scenes = queue(lasting((serial) => [serial % 2 ? 800 : 1500])); // 1, 3, 5 … are minor
  scenes.hear(upTo(7)); // 3 × 1500 + 4 × 800 = 7700 ms
  const { keys, time } = played(scenes);
  expect(keys).toEqual([2, 4, 6, 7]);
  expect(time).toBeLessThanOrEqual(6000);
});

it("shortens scenes that matter before it drops one", () => {
  const scenes = queue(lasting(() => [900]));
  scenes.hear(upTo(10)); // 9 s
  const { keys, time } = played(scenes);
  expect(keys).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(time).toBeGreaterThan(5500);
  expect(time).toBeLessThanOrEqual(6100);
});

it("drops the oldest when even shortened scenes take more than six seconds", () => {
  const scenes = queue(lasting(() => [1500]));
  scenes.hear(upTo(12)); // 18 s: half of that for 8 scenes
  const { keys, time } = played(scenes);
  expect(keys).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  expect(time).toBeLessThanOrEqual(6100);
});

it("is never more than six seconds behind, however events come", () => {
  const scenes = queue(lasting((serial) => [[300, 800, 1000, 1500][serial % 4] ?? 0]));
  let last = 0;
  for (let round = 0; round < 40; round++) {
    scenes.hear(upTo((last += 1 + (round % 5))));
    vi.advanceTimersByTime(150 * (round % 4));
  }
  expect(played(scenes).time).toBeLessThanOrEqual(6200);
});

it.each([
  [1, 1600],
  [2, 800],
  [3, 400],
])("at pace %i a scene of 0.8 s lasts %i ms", (pace, time) => {
  ui.pace = pace;
  const scenes = queue(each);
  scenes.hear(upTo(1));
  vi.advanceTimersByTime(time - 1);
  expect(scenes.current?.key).toBe(1);
  vi.advanceTimersByTime(1);
  expect(scenes.current).toBeNull();
});

it("shows nothing where nothing may move", () => {
  ui.pace = 0;
  const scenes = queue(each);
  scenes.hear(upTo(1));
  expect(scenes.current).toBeNull();
});

it("shows nothing of what happens while nobody looks", () => {
  const scenes = queue(each);
  vi.stubGlobal("document", { hidden: true });
  scenes.hear(upTo(2));
  vi.stubGlobal("document", { hidden: false });
  scenes.hear(upTo(3));
  expect(played(scenes).keys).toEqual([3]);
});

it("joins events to the last scene that waits, if that is shared", () => {
  const scenes = queue((events) => [
    { key: events[0]?.serial ?? 0, kind: "many", events, beats: [800], isShared: true },
  ]);
  scenes.hear(upTo(1));
  scenes.hear(upTo(2));
  scenes.hear(upTo(4));
  expect(scenes.current?.events.length).toBe(1);
  scenes.next();
  expect(scenes.current?.events.map(({ serial }) => serial)).toEqual([2, 3, 4]);
  scenes.next();
  expect(scenes.current).toBeNull();
});

it("holds a scene until another is held, and queues nothing meanwhile", () => {
  const scenes = queue(each);
  const [scene] = lasting(() => [800, 900])(happened(7)) as [Scene];
  scenes.hold(scene);
  scenes.hear(upTo(3));
  vi.advanceTimersByTime(10_000);
  scenes.next();
  expect([scenes.current?.key, scenes.beat]).toEqual([7, 1]);
  scenes.hold(null);
  expect(scenes.current).toBeNull();
  scenes.hear(upTo(4));
  expect(scenes.current?.key).toBe(4);
});

it("notices an absence of more than a minute, and forgets it when nothing has happened", () => {
  const absence = new Absence();
  const away = (milliseconds: number): void => {
    absence.note(true);
    vi.advanceTimersByTime(milliseconds);
    absence.note(false);
  };
  away(60_000);
  expect(absence.hasReturned).toBe(false);
  away(60_001);
  expect(absence.hasReturned).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(absence.hasReturned).toBe(false);
});
