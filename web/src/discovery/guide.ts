// The parts of the "How to play" page of `discovery`, each with its symbols and the clause with the full rule.
import type { GuidePart } from "../game";

export const GUIDE: readonly GuidePart[] = [
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
];
