// The parts of the "How to play" page of `empire`, each with its symbols and the clause with the full rule.
import type { GuidePart } from "../game";

export const GUIDE: readonly GuidePart[] = [
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
];
