// Plays sounds by WebAudio. Those of events wait for each other: never two begin within a moment, and none long after
// its event.
import { ui } from "../ui.svelte";
import { APART, lengthOf, type Noise, type Part, partsOf, type Sound, type SoundName } from "./sounds";

const LATEST = 1500; // milliseconds that a sound may wait for those before it; a later one is dropped
const ATTACK = 0.005; // seconds until a struck part is at its loudest
const SILENCE = 0.001; // gain at which a fading part ends
const SECOND = 1000;

let context: AudioContext | null = null;
let free = 0; // when the next sound of the queue may begin, in seconds of the context's clock
const soonest = new Map<SoundName, number>(); // the same for sounds that do not wait
const noises = new Map<boolean, AudioBuffer>();

/** Play sounds of events one after the other, if the player wants any and looks at the page. */
export function play(...sounds: readonly Sound[]): void {
  if (document.hidden) return;
  for (const sound of sounds) begin(sound);
}

/** Play the sound of a refusal at once. */
export function knock(): void {
  if (!document.hidden) beginNow("knock");
}

/** Play the sound of the player's own turn at once, also while the page is hidden. */
export const callToTurn = (): void => beginNow("two-bells");

function begin(sound: Sound): void {
  if (ui.sound === "off") return;
  const at = opened();
  const start = Math.max(at.currentTime, free);
  if (start - at.currentTime > LATEST / SECOND) return;
  // Half of a sound is heard before the next begins.
  free = start + Math.max(APART, lengthOf(sound) / 2) / SECOND;
  for (const part of partsOf(sound)) playPart(at, part, start + part.at / SECOND);
}

/** Play a sound over those that wait, but not twice within a moment. */
function beginNow(name: SoundName): void {
  if (ui.sound === "off") return;
  const at = opened();
  if (at.currentTime < (soonest.get(name) ?? 0)) return;
  soonest.set(name, at.currentTime + APART / SECOND);
  for (const part of partsOf({ name })) playPart(at, part, at.currentTime + part.at / SECOND);
}

function opened(): AudioContext {
  context ??= new AudioContext();
  void context.resume(); // browsers keep a page silent until the player has interacted with it
  return context;
}

function playPart(at: AudioContext, part: Part, start: number): void {
  const end = start + part.lasts / SECOND;
  const loudness = new GainNode(at, { gain: 0 });
  const peak = part.isSwelling ? (start + end) / 2 : start + ATTACK;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(part.gain, peak);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(at.destination);
  const source = "wave" in part ? new OscillatorNode(at, { type: part.wave }) : noiseOf(at, part, loudness, start, end);
  if (source instanceof OscillatorNode) {
    glide(source.frequency, part, start, end);
    source.connect(loudness);
  }
  source.start(start);
  source.stop(end);
}

function noiseOf(at: AudioContext, part: Noise, to: AudioNode, start: number, end: number): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(at, { buffer: noiseBuffer(at, part.isBrown ?? false), loop: true });
  const filter = new BiquadFilterNode(at, { type: part.filter });
  glide(filter.frequency, part, start, end);
  source.connect(filter).connect(to);
  return source;
}

function glide(frequency: AudioParam, { from, to = from }: Part, start: number, end: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, end);
}

/** A second of noise, white or brown, made once. */
function noiseBuffer(at: AudioContext, isBrown: boolean): AudioBuffer {
  const known = noises.get(isBrown);
  if (known) return known;
  const buffer = new AudioBuffer({ length: at.sampleRate, sampleRate: at.sampleRate });
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at++) {
    const white = Math.random() * 2 - 1;
    last = (last + 0.02 * white) / 1.02; // a leaky integral: lower frequencies are louder
    samples[at] = isBrown ? last * 3.5 : white;
  }
  noises.set(isBrown, buffer);
  return buffer;
}
