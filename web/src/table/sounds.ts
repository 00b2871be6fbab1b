// The sounds of a table as descriptions: the tones and noises that each one is made of. `soundPlayer.ts` plays them.

export const SOUNDS = [
  "tick",
  "swell",
  "coin",
  "sack",
  "ship-bell",
  "hammer",
  "roll",
  "fifth",
  "drum",
  "clash",
  "count",
  "two-bells",
  "chord",
  "knock",
] as const;
export type SoundName = (typeof SOUNDS)[number];

type Timed = {
  at: number; // milliseconds after the sound began
  lasts: number; // milliseconds
  gain: number; // at its loudest
  from: number; // frequency in Hz: of the tone, or of the noise's filter
  to?: number; // frequency at the end
  isSwelling?: boolean; // grows and fades; other parts are loud at once and fade
};
export type Tone = Timed & { wave: "sine" | "triangle" | "square" };
export type Noise = Timed & { filter: "bandpass" | "lowpass" | "highpass"; isBrown?: boolean };
export type Part = Tone | Noise;

/** A sound to play. The pitch of `count` rises with the step: the points counted so far. */
export type Sound = { name: SoundName; step?: number };

export const MOST_GAIN = 0.2; // of all parts together, at any time
export const APART = 60; // milliseconds between the beginnings of two sounds

const STROKES = 24; // of a roll, in a second
const ROLL = 700; // milliseconds

const tone = (wave: Tone["wave"], from: number, at: number, lasts: number, gain: number, to = from): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  gain,
});
const noise = (filter: Noise["filter"], from: number, at: number, lasts: number, gain: number): Noise => ({
  filter,
  from,
  at,
  lasts,
  gain,
});
const drum = (gain: number): Tone => tone("sine", 110, 0, 250, gain, 60);

/** The parts of a sound. */
export function partsOf({ name, step = 0 }: Sound): Part[] {
  switch (name) {
    case "tick":
      return [noise("bandpass", 900, 0, 40, 0.2)]; // 30 ms and the fading
    case "swell":
      return [{ ...noise("lowpass", 300, 0, 500, 0.18), to: 900, isBrown: true, isSwelling: true }];
    case "coin":
      return [tone("sine", 1900, 0, 80, 0.08), tone("sine", 2600, 40, 80, 0.08)];
    case "sack":
      return [noise("lowpass", 250, 0, 60, 0.2)];
    case "ship-bell":
      return [tone("sine", 880, 0, 600, 0.1), tone("sine", 1760, 0, 600, 0.05), tone("sine", 2640, 0, 600, 0.025)];
    case "hammer":
      return [noise("bandpass", 1400, 0, 40, 0.2), noise("bandpass", 1400, 140, 40, 0.2)];
    case "roll": {
      const count = Math.floor((ROLL / 1000) * STROKES);
      const between = 1000 / STROKES;
      return Array.from({ length: count }, (_, at) =>
        noise("bandpass", 180, at * between, between, (0.2 * (at + 1)) / count),
      );
    }
    case "fifth":
      return [tone("triangle", 392, 0, 120, 0.12), tone("triangle", 587, 120, 120, 0.12)];
    case "drum":
      return [drum(0.2)];
    case "clash":
      return [noise("highpass", 3000, 0, 120, 0.07), drum(0.13)];
    case "count":
      return [tone("square", 600 + 20 * step, 0, 40, 0.03)];
    case "two-bells":
      return [tone("sine", 660, 0, 300, 0.1), tone("sine", 880, 150, 300, 0.1)];
    case "chord":
      return [262, 330, 392, 523].map((pitch) => tone("triangle", pitch, 0, 600, 0.05));
    case "knock":
      return [tone("sine", 140, 0, 60, 0.2), tone("sine", 140, 110, 60, 0.2)];
  }
}

/** The length of a sound in milliseconds. */
export const lengthOf = (sound: Sound): number => Math.max(...partsOf(sound).map(({ at, lasts }) => at + lasts));
