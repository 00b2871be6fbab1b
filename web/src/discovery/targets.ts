/** Maps choices to targets on the board, which are highlighted and can be tapped. */
import { buildingIcon } from "./buildingArt";
import { specialties } from "./facts";
import type { Args, BoardChoice } from "./view";

const word = (args: Args, key: string): string => String(args[key] ?? "");

const region = (name: string): string => (name.endsWith("deck") ? "deck" : `region:${name}`);

/** The target of a place for workers: a box, or a space of the specialists. */
export function placeTarget(place: string): string {
  return specialties.includes(place) ? `space:specialists:${specialties.indexOf(place) + 1}` : `box:${place}`;
}

/** The target of a space by its name, such as `goods-2`. */
export function spaceTarget(space: string): string {
  if (space === "order") return "order";
  const numbered = /^(.+)-(\d+)$/.exec(space);
  return numbered ? `space:${numbered[1]}:${numbered[2]}` : `space:${space}`;
}

/** The target that arms scouting: its button. */
export const SCOUT = "scout";
/** The target that arms going to the front: the tile of the building. */
export const UNIVERSITY = "owned:university";
/** Choices whose form is a panel: the workers of an expedition are chosen there. */
export const composed: ReadonlySet<string> = new Set(["explore"]);

const benefits: Record<string, string> = { cartography: "new-world-cartography" };

/** The ids of all targets of a choice of `seat`. */
export function targets({ kind, args }: BoardChoice, seat: number | null): string[] {
  const rival = `seat:${word(args, "seat_rival")}`;
  switch (kind) {
    case "place":
      return [`type:${word(args, "type")}`, placeTarget(word(args, "place"))];
    case "front":
      return word(args, "space") === "order" ? [UNIVERSITY] : [UNIVERSITY, spaceTarget(word(args, "space"))];
    case "scout":
      return [SCOUT, region(word(args, "target"))];
    case "explore":
      if (word(args, "target") === "early-deck") return ["deck", "power"];
      return [region(word(args, "target"))];
    case "deck":
      return ["deck"];
    case "send":
    case "chart":
    case "swap":
    case "spread":
    case "garrison":
      return [region(word(args, "region"))];
    case "stable":
    case "migrate":
      return [region(word(args, "region_from")), region(word(args, "region_to"))];
    case "take":
      return [`good:${word(args, "good")}`];
    case "give":
    case "sell":
      return [`held:${seat}:${word(args, "good")}`];
    case "smuggle":
      return [rival, `held:${word(args, "seat_rival")}:${word(args, "good")}`];
    case "buy":
      return [`building:${word(args, "building")}`];
    case "sugar":
      return ["owned:rum-distillery"];
    case "benefit":
      return [`owned:${benefits[word(args, "benefit")] ?? word(args, "benefit")}`];
    case "train":
      return [`type:${word(args, "type")}`, placeTarget(word(args, "type"))];
    case "choose":
    case "sail":
      return [`type:${word(args, "type")}`];
    case "lose":
    case "migrant":
      return [`figure:${word(args, "type")}`];
    case "kill":
      return [`figure:${word(args, "victim")}`];
    case "cull":
      return ["figure:colonist"];
    case "blight":
    case "battle":
      return [region(word(args, "region")), rival, `row:${word(args, "region")}:${word(args, "seat_rival")}`];
    case "edict":
    case "rob":
    case "war":
      return [rival];
    case "next":
      return [rival, `type:${word(args, "type")}`];
    case "use":
      return ["power", "box:shipping"];
    case "nation":
      return [`nation:${word(args, "nation")}`];
    case "oust":
      return [placeTarget(word(args, "specialty"))];
    default:
      return [];
  }
}

/**
 * The worker of a seat that a move leads from a region; for a migration the row, since the server asks later who goes.
 */
export function mover({ kind, args }: BoardChoice, seat: number | null): string {
  const row = `${word(args, "region_from")}:${seat}`;
  return kind === "stable" ? `mover:${row}:soldier` : `row:${row}`;
}

/** The worker that a choice puts somewhere. */
export function toolOf({ kind, args }: BoardChoice): string | null {
  return kind === "place" ? `type:${word(args, "type")}` : null;
}

/**
 * The button or tile that must be pressed before a choice is lit: regions for scouting, workers that go to the front.
 */
export function armedBy({ kind }: BoardChoice): string | null {
  return kind === "scout" ? SCOUT : kind === "front" ? UNIVERSITY : null;
}

/** The ways to make a choice by dragging. */
export function dragPaths(choice: BoardChoice, seat: number | null): { from: string; to: string; symbol: string }[] {
  const { kind, args } = choice;
  const mine = `seat:${seat}`;
  const good = `good-${word(args, "good")}`;
  switch (kind) {
    case "place":
      return [
        {
          from: `type:${word(args, "type")}`,
          to: placeTarget(word(args, "place")),
          symbol: `worker-${word(args, "type")}`,
        },
      ];
    case "send":
      return [{ from: "box:dock", to: region(word(args, "region")), symbol: "worker-colonist" }];
    case "explore":
      return [{ from: "box:discovery", to: region(word(args, "target")), symbol: "ship" }];
    case "stable":
    case "migrate": {
      const symbol = kind === "stable" ? "worker-soldier" : "worker-colonist";
      const to = region(word(args, "region_to"));
      return [region(word(args, "region_from")), mover(choice, seat)].map((from) => ({ from, to, symbol }));
    }
    case "take":
      return [{ from: `good:${word(args, "good")}`, to: mine, symbol: good }];
    case "smuggle":
      return [{ from: `held:${word(args, "seat_rival")}:${word(args, "good")}`, to: mine, symbol: good }];
    case "buy":
      return [{ from: `building:${word(args, "building")}`, to: mine, symbol: buildingIcon(word(args, "building")) }];
    case "use":
      return [{ from: "box:shipping", to: mine, symbol: "ship" }];
    default:
      return [];
  }
}
