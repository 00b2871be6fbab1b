// The sounds of events of `empire`. The table of sounds was made for another game: here a bid is a token that is laid
// down, and a card that is sold goes under the hammer.
import type { SoundsOf } from "../table/eventSounds";
import type { Sound, SoundName } from "../table/sounds";
import type { Args } from "../words/catalogue";

const HEARD: Record<string, SoundName> = {
  bids: "tick",
  selected: "tick",
  clash: "clash",
  won: "hammer",
  price: "coin",
  traded: "sack",
  accepted: "sack",
  round: "ship-bell",
  end: "chord",
};
// Gains and losses of the reader; those of others are silent.
const OWN: Record<string, SoundName> = { nation: "fifth", dealt: "fifth", unrest: "drum", default: "drum" };

/** The sounds of an event for a seat. */
export const soundsOf: SoundsOf = ({ kind, args: eventArgs }, seat): readonly Sound[] => {
  const args = eventArgs as Args;
  const isOwn = seat !== null && args["seat"] === seat;
  if (kind === "gained") return isOwn && args["card"] === "gold" ? [{ name: "coin" }] : [];
  if (kind === "sold") return Number(args["amount"]) ? [{ name: "sack" }] : [];
  const name = HEARD[kind] ?? (isOwn ? OWN[kind] : undefined);
  return name ? [{ name }] : [];
};
