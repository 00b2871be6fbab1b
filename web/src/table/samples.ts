/** Events made up for the gallery and for tests. */
import type { Happening } from "../wire";
import type { Args } from "../words/catalogue";

export type Sample = readonly (readonly [kind: string, args: Args])[];

/** The events of a sample as the server sends them, with serials from a number on. */
export const eventsOf = (sample: Sample, serial: number): Happening[] =>
  sample.map(
    ([kind, args], at) => ({ serial: serial + at, number: 0, kind, args, audience: null }) as unknown as Happening,
  );
