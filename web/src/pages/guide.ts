// How to play, in short: the parts of each game's page, each with what is drawn beside it and the clause that says it in
// full. The sentences are in `guide.ftl`: `guide-<game>-<part>` is a heading, `guide-<game>-<part>-<line>` a line.
import type { Game } from "../wire";

export type Line = { id: string; icons: string[] };
export type Part = { id: string; clause: string; lines: Line[] };

export const GUIDE: Record<Game, Part[]> = {
  discovery: [
    {
      id: "aim",
      clause: "D10",
      lines: [
        { id: "colonies", icons: ["colonies"] },
        { id: "discoveries", icons: ["discoveries"] },
        { id: "buildings", icons: ["house"] },
        { id: "economy", icons: ["economy"] },
      ],
    },
    {
      id: "turn",
      clause: "D3",
      lines: [
        { id: "place", icons: ["worker-colonist"] },
        { id: "resolve", icons: ["worker-captain"] },
        { id: "income", icons: ["coin"] },
        { id: "refresh", icons: ["deck"] },
      ],
    },
    {
      id: "workers",
      clause: "D4.2",
      lines: [
        { id: "colonist", icons: ["worker-colonist"] },
        { id: "captain", icons: ["worker-captain"] },
        { id: "merchant", icons: ["worker-merchant"] },
        { id: "missionary", icons: ["worker-missionary"] },
        { id: "soldier", icons: ["worker-soldier"] },
        { id: "builder", icons: ["worker-builder"] },
      ],
    },
    {
      id: "boxes",
      clause: "D5",
      lines: [
        { id: "initiative", icons: ["laurel"] },
        { id: "dock", icons: ["worker-colonist", "colonies"] },
        { id: "goods", icons: ["good-sugar"] },
        { id: "shipping", icons: ["ship"] },
        { id: "buildings", icons: ["house"] },
        { id: "discovery", icons: ["counter"] },
        { id: "specialists", icons: ["school"] },
        { id: "warfare", icons: ["spoils"] },
      ],
    },
    {
      id: "sets",
      clause: "D6",
      lines: [
        { id: "any", icons: ["good-sugar", "good-fur", "good-tobacco"] },
        { id: "three", icons: ["good-sugar", "good-sugar", "good-sugar"] },
        { id: "four", icons: ["good-sugar", "good-sugar", "good-sugar", "ship"] },
      ],
    },
    {
      id: "first",
      clause: "D2",
      lines: [
        { id: "settle", icons: ["colonies"] },
        { id: "money", icons: ["coin"] },
        { id: "explore", icons: ["worker-captain", "worker-soldier"] },
      ],
    },
  ],
  empire: [
    {
      id: "aim",
      clause: "E6",
      lines: [
        { id: "support", icons: ["card-supporter", "card-revolt"] },
        { id: "rounds", icons: ["deck"] },
      ],
    },
    {
      id: "development",
      clause: "E3",
      lines: [
        { id: "luxury", icons: ["card-good", "card-population"] },
        { id: "industry", icons: ["card-population", "card-colony"] },
        { id: "nation", icons: ["fort"] },
        { id: "unused", icons: ["card-revolt", "card-bond"] },
      ],
    },
    {
      id: "commerce",
      clause: "E4",
      lines: [
        { id: "secret", icons: ["card-good"] },
        { id: "price", icons: ["card-gold"] },
      ],
    },
    {
      id: "exploration",
      clause: "E5",
      lines: [
        { id: "row", icons: ["deck"] },
        { id: "bids", icons: ["card-gold"] },
        { id: "shared", icons: ["bought"] },
        { id: "trade", icons: ["market"] },
      ],
    },
    {
      id: "first",
      clause: "E2",
      lines: [
        { id: "pairs", icons: ["card-population", "card-colony"] },
        { id: "glut", icons: ["card-good"] },
        { id: "gold", icons: ["card-gold"] },
      ],
    },
  ],
};
