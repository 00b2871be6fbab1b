// The sounds of events of `discovery`.
import type { SoundsOf } from "../table/eventSounds";
import type { Sound, SoundName } from "../table/sounds";
import type { Args } from "./view";

const HEARD: Record<string, readonly SoundName[]> = {
  placed: ["tick"],
  "on-dock": ["tick"],
  settled: ["swell"],
  expedition: ["swell", "roll"],
  earned: ["coin"],
  "good-taken": ["sack"],
  smuggled: ["sack"],
  bounty: ["fifth"],
  "ship-won": ["ship-bell"],
  "ship-claimed": ["ship-bell"],
  "ship-given": ["ship-bell"],
  bought: ["hammer"],
  discovered: ["fifth"],
  "card-won": ["fifth"],
  repelled: ["drum"],
  "card-lost": ["drum"],
  battle: ["clash"],
  war: ["clash"],
};
// Kinds of events that are a loss, with the argument that names the loser; only the reader's own losses are heard.
const LOSER: Record<string, string> = {
  killed: "seat",
  lost: "seat",
  "militia-fell": "seat",
  robbed: "seat_victim",
  ousted: "seat_victim",
};
const POINTS = new Set(["scored", "built"]);

/** The sounds of an event for a seat. Where scenes are shown, the chord is heard with the sum of a scoring. */
export const soundsOf: SoundsOf = ({ kind, args: eventArgs }, seat, isStaged = false): readonly Sound[] => {
  const args = eventArgs as Args;
  const amount = Number(args["amount"]);
  if (POINTS.has(kind)) return Array.from({ length: amount }, (_, at) => ({ name: "count", step: at + 1 }));
  if (kind === "end" || (kind === "age" && amount > 1)) return isStaged ? [] : [{ name: "chord" }];
  const loser = LOSER[kind];
  if (loser) return seat !== null && args[loser] === seat ? [{ name: "drum" }] : [];
  return (HEARD[kind] ?? []).map((name) => ({ name }));
};
