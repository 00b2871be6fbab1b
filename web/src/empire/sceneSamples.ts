/** Events of every form of scene, for the gallery and for tests. Each list makes one scene, or several in a row. */
import { eventsOf, type Sample } from "../table/samples";
import type { Happening } from "../wire";

const SEATS = [0, 1, 2, 3];

export const SAMPLES: Readonly<Record<string, Sample>> = {
  clash: [
    ["selected", { seat: 0, nation: "spain" }],
    ["selected", { seat: 1, nation: "venice" }],
    ["selected", { seat: 2, nation: "spain" }],
    ["selected", { seat: 3, nation: "great-britain" }],
    ["clash", { nation: "spain", card: "revolt", supporters: 0, revolts: 1 }],
    ["clash", { nation: "portugal", card: "supporter", supporters: 1, revolts: 0 }],
  ],
  claimed: [
    ["selected", { seat: 0, nation: "spain" }],
    ["selected", { seat: 1, nation: "venice" }],
    ["nation", { seat: 0, nation: "spain", supporters: 0, revolts: 1 }],
    ["gained", { seat: 0, amount: 5, card: "gold" }],
    ["nation", { seat: 1, nation: "venice", supporters: 1, revolts: 0 }],
  ],
  dealt: [
    ["dealt", { seat: 0, nation: "france" }],
    ["dealt", { seat: 1, nation: "netherlands" }],
    ["nation", { seat: 0, nation: "france", supporters: 0, revolts: 0 }],
    ["nation", { seat: 1, nation: "netherlands", supporters: 0, revolts: 0 }],
  ],
  round: [
    ["round", { amount: 3 }],
    ["shortage", { number: 3, card: "colony" }],
  ],
  last: [["round", { amount: 7 }]],
  luxury: SEATS.flatMap((seat) => [
    ["built", { seat, amount: seat + 1, institution: "luxury" }] as const,
    ["gained", { seat, amount: seat + 1, card: "supporter" }] as const,
  ]),
  nations: [
    ["built", { seat: 0, amount: 1, institution: "company" }],
    ["gained", { seat: 0, amount: 3, card: "gold" }],
    ["built", { seat: 1, amount: 2, institution: "cathedral" }],
    ["gained", { seat: 1, amount: 2, card: "supporter" }],
  ],
  unrest: [
    ["unrest", { seat: 1, amount: 2 }],
    ["gained", { seat: 1, amount: 2, card: "revolt" }],
  ],
  bonds: [
    ["interest", { seat: 0, amount: 2 }],
    ["default", { seat: 2, amount: 1 }],
    ["gained", { seat: 2, amount: 1, card: "revolt" }],
  ],
  sale: [
    ...SEATS.map((seat) => ["sold", { seat, amount: seat }] as const),
    ["price", { amount: 4 }],
    ...SEATS.slice(1).map((seat) => ["gained", { seat, amount: 4 * seat, card: "gold" }] as const),
  ],
  traded: [
    ["traded", { seat: 0, seat_rival: 2, counts_given: "1 card-good 2 card-gold", counts_asked: "1 card-colony" }],
  ],
  gift: [["traded", { seat: 3, seat_rival: 1, counts_given: "1 card-revolt", counts_asked: "" }]],
  accepted: [
    ["proposed", { seat: 2, seat_rival: 0, counts_given: "4 card-gold", counts_asked: "1 card-population" }],
    ["accepted", { seat: 0, seat_rival: 2 }],
  ],
  won: [
    ["won", { seat: 1, amount: 6, card: "colony" }],
    ["card", { card: "good" }],
  ],
  bond: [
    ["won", { seat: 0, amount: 3, card: "bond" }],
    ["gained", { seat: 0, amount: 10, card: "gold" }],
    ["card", { card: "population" }],
  ],
  "nobody-won": [
    ["nobody-won", { card: "population", highest: 4 }],
    ["card", { card: "colony" }],
  ],
  "no-card": [["no-card", { card: "supporter" }]],
  end: [["end", {}]],
};

/** The events of a sample, as the server sends them. */
export const sampleOf = (name: string, serial = 1000): Happening[] => eventsOf(SAMPLES[name] ?? [], serial);
