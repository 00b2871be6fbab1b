// Two short notes that say: it is your turn.
let context: AudioContext | null = null;

/** Ring. A browser that lets no page make sounds before it was touched stays silent until then. */
export function ring(): void {
  context ??= new AudioContext();
  void context.resume();
  note(context, 587.33, 0);
  note(context, 880, 0.14);
}

function note(at: AudioContext, pitch: number, after: number): void {
  const start = at.currentTime + after;
  const tone = new OscillatorNode(at, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(at, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  tone.connect(loudness).connect(at.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}
