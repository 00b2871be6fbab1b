import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ui } from "../src/ui.svelte";
import type { Happening } from "../src/wire";

type Begun = { pitch: number; at: number };
let begun: Begun[] = [];
let now = 0;

/** A node that records when it starts, and with which frequency. */
class Source {
  pitch = 0;
  frequency = {
    setValueAtTime: (pitch: number) => (this.pitch = pitch),
    exponentialRampToValueAtTime: () => {},
  };
  connect = (to: unknown): unknown => to;
  start = (at: number): unknown => begun.push({ pitch: this.pitch, at: Math.round(at * 1000) });
  stop = (): void => {};
}
class Gain {
  gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = (to: unknown): unknown => to;
}
class Context {
  sampleRate = 100;
  destination = {};
  get currentTime(): number {
    return now / 1000;
  }
  resume = async (): Promise<void> => {};
}
class Buffer {
  getChannelData = (): Float32Array => new Float32Array(100);
}

async function player(): Promise<typeof import("../src/table/soundPlayer")> {
  vi.resetModules();
  const { ui: fresh } = await import("../src/ui.svelte");
  fresh.sound = ui.sound;
  return import("../src/table/soundPlayer");
}

beforeEach(() => {
  [begun, now, ui.sound] = [[], 0, "soft"];
  for (const [name, stub] of Object.entries({ OscillatorNode: Source, AudioBufferSourceNode: Source, GainNode: Gain }))
    vi.stubGlobal(name, stub);
  vi.stubGlobal("BiquadFilterNode", Source);
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("AudioBuffer", Buffer);
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => vi.unstubAllGlobals());

it("is silent when sounds are off", async () => {
  ui.sound = "off";
  const { play, callToTurn, knock } = await player();
  play({ name: "coin" });
  callToTurn();
  knock();
  expect(begun).toEqual([]);
});

it("begins sounds that come together one after the other, at least 60 ms apart", async () => {
  const { play } = await player();
  play({ name: "count", step: 1 }, { name: "count", step: 2 });
  play({ name: "count", step: 3 });
  expect(begun).toEqual([
    { pitch: 620, at: 0 },
    { pitch: 640, at: 60 },
    { pitch: 660, at: 120 },
  ]);
});

it("drops what would be heard too late", async () => {
  const { play } = await player();
  play(...Array.from({ length: 100 }, (_, step) => ({ name: "count" as const, step })));
  expect(begun.at(-1)?.at).toBeLessThanOrEqual(1500);
  expect(begun.length).toBeLessThan(30);
  now = 5000;
  play({ name: "count" });
  expect(begun.at(-1)?.at).toBe(5000);
});

it("answers at once, and not twice within 60 ms", async () => {
  const { play, knock } = await player();
  play({ name: "count" }, { name: "count" });
  begun = [];
  knock();
  now = 50;
  knock();
  now = 70;
  knock();
  expect(begun.map(({ at }) => at)).toEqual([0, 110, 70, 180]);
});

it("plays nothing on a hidden page but the call to one's turn", async () => {
  vi.stubGlobal("document", { hidden: true });
  const { play, callToTurn, knock } = await player();
  play({ name: "coin" });
  knock();
  expect(begun).toEqual([]);
  callToTurn();
  expect(begun.map(({ pitch }) => pitch)).toEqual([660, 880]);
});

it("is heard with the scene that shows an event, else at once", async () => {
  await player();
  const { EventSounds } = await import("../src/table/eventSounds");
  const { Scenes } = await import("../src/table/scenes.svelte");
  vi.useFakeTimers();
  const soundsOf = ({ serial }: Happening) => [{ name: "count" as const, step: serial }];
  const sounds = new EventSounds(
    () => soundsOf,
    () => 0,
  );
  const happened = (...serials: number[]): Happening[] => serials.map((serial) => ({ serial }) as unknown as Happening);
  const scenes = new Scenes(
    (events) =>
      events.flatMap((event) =>
        event.serial > 2 ? [{ key: event.serial, kind: "one", events: [event], beats: [800] }] : [],
      ),
    sounds,
  );
  const hear = (events: Happening[]): void => {
    scenes.hear(events);
    sounds.hear(events);
  };
  const heard = (): number[] => begun.map(({ pitch }) => (pitch - 600) / 20);
  hear(happened(1));
  expect(heard()).toEqual([]);
  hear(happened(1, 2, 3, 4));
  expect(heard()).toEqual([3, 2]);
  vi.advanceTimersByTime(800);
  expect(heard()).toEqual([3, 2, 4]);
  vi.useRealTimers();
});

it("hears the sound of a scene as it begins, and tells events of scenes from others", async () => {
  await player();
  const { EventSounds } = await import("../src/table/eventSounds");
  const told: boolean[] = [];
  const sounds = new EventSounds(
    () => (_, seat, isStaged) => (told.push(isStaged === true && seat === 0), []),
    () => 0,
  );
  const events = [{ serial: 1 }, { serial: 2 }] as unknown as Happening[];
  sounds.hear(events.slice(0, 1));
  sounds.hear(events);
  sounds.show(events, { name: "count", step: 7 });
  expect(told).toEqual([false, true, true]);
  expect(begun.map(({ pitch }) => pitch)).toEqual([740]);
});

it("keeps the choice of whoever had switched the sound of the own turn on", async () => {
  localStorage.clear();
  const soundAfter = async (): Promise<string> => {
    vi.resetModules();
    return (await import("../src/ui.svelte")).ui.sound;
  };
  expect(await soundAfter()).toBe("off");
  localStorage.setItem("ring", "yes");
  expect(await soundAfter()).toBe("soft");
  localStorage.setItem("sound", "off");
  expect(await soundAfter()).toBe("off");
});
