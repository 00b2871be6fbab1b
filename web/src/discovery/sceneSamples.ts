/** Events of every form of scene, for the gallery and for tests. Each list is one scene, or one after the other. */
import { eventsOf, type Sample } from "../table/samples";
import type { Happening } from "../wire";

export const SAMPLES: Readonly<Record<string, Sample>> = {
  won: [
    ["expedition", { seat: 1, target: "peru", amount: 4 }],
    ["look", { zone: "counters", slot: "peru", token: "4/5/4/6" }],
    ["discovered", { seat: 1, region: "peru", counter: "4/5/4/6" }],
    ["earned", { seat: 1, amount: 14, reason: "plunder" }],
    ["settled", { seat: 1, type: "colonist", region: "peru" }],
  ],
  lost: [
    ["expedition", { seat: 0, target: "new-england", amount: 2 }],
    ["look", { zone: "counters", slot: "new-england", token: "1/3/3/5" }],
    ["repelled", { seat: 0, region: "new-england", amount: 3 }],
  ],
  beyond: [
    ["expedition", { seat: 2, target: "deck", amount: 5 }],
    ["look", { zone: "deck", slot: 3, token: "spice-islands" }],
    ["card-won", { seat: 2, card: "spice-islands" }],
    ["earned", { seat: 2, amount: 5, reason: "plunder" }],
  ],
  battle: [
    ["battle", { seat: 1, seat_enemy: 0, region: "new-spain" }],
    ["killed", { seat: 1, amount: 1, type: "colonist", region: "new-spain" }],
    ["killed", { seat: 0, amount: 2, type: "colonist", region: "new-spain" }],
    ["militia-fell", { seat: 0, region: "new-spain" }],
  ],
  war: [
    ["war", { seat: 2, seat_enemy: 3 }],
    ["paid", { seat: 2, amount: 10, reason: "war" }],
    ["battle", { seat: 2, seat_enemy: 3, region: "caribbean" }],
    ["killed", { seat: 3, amount: 1, type: "missionary", region: "caribbean" }],
    ["battle", { seat: 2, seat_enemy: 3, region: "florida" }],
    ["killed", { seat: 2, amount: 1, type: "colonist", region: "florida" }],
  ],
  losses: [["killed", { seat: 3, amount: 2, type: "soldier", region: "virginia" }]],
  scoring: [
    ["scored", { seat: 0, amount: 6, region: "virginia" }],
    ["scored", { seat: 2, amount: 2, region: "virginia" }],
    ["built", { seat: 0, amount: 8, region: "virginia" }],
    ["scored", { seat: 1, amount: 6, region: "caribbean" }],
  ],
  building: [["bought", { seat: 2, building: "cathedral", amount: 9 }]],
  ship: [["ship-won", { seat: 3, amount: 3 }]],
  first: [["bounty", { seat: 0, good: "tobacco", region: "virginia" }]],
  age: [
    ["ordered", { seat: 1, amount: 1 }],
    ["ordered", { seat: 3, amount: 2 }],
    ["ordered", { seat: 0, amount: 3 }],
    ["ordered", { seat: 2, amount: 4 }],
    ["turn", { amount: 4, age: 2 }],
  ],
  turn: [["turn", { amount: 5, age: 2 }]],
  last: [["turn", { amount: 8, age: 3 }]],
  supply: [
    ["goods-go", { amount: 2, good: "fur" }],
    ["market", { good: "sugar" }],
    ["market", { good: "gold" }],
    ["market", { good: "fish" }],
    ["ship-comes", {}],
    ["offered", { building: "university" }],
    ["offered", { building: "west-indies-co" }],
    ["offered", { building: "indentured-servitude" }],
  ],
  settled: [
    ["settled", { seat: 0, type: "missionary", region: "virginia" }],
    ["settled", { seat: 0, type: "colonist", region: "virginia" }],
    ["settled", { seat: 1, type: "colonist", region: "new-granada" }],
    ["settled", { seat: 2, type: "soldier", region: "caribbean" }],
  ],
  many: [
    ["settled", { seat: 0, type: "colonist", region: "virginia" }],
    ["settled", { seat: 1, type: "colonist", region: "new-granada" }],
    ["settled", { seat: 2, type: "soldier", region: "caribbean" }],
    ["settled", { seat: 3, type: "colonist", region: "new-england" }],
    ["settled", { seat: 0, type: "builder", region: "new-france" }],
    ["settled", { seat: 1, type: "colonist", region: "new-spain" }],
  ],
  goods: [
    ["good-taken", { seat: 1, good: "fur", origin: "market" }],
    ["good-taken", { seat: 2, good: "sugar", origin: "market" }],
  ],
  training: [
    ["gained", { seat: 0, type: "captain" }],
    ["paid", { seat: 3, amount: 5, reason: "training" }],
    ["gained", { seat: 3, type: "soldier" }],
  ],
  income: [
    ["earned", { seat: 0, amount: 7, reason: "sets" }],
    ["earned", { seat: 1, amount: 3, reason: "sets" }],
    ["earned", { seat: 2, amount: 4, reason: "sets" }],
    ["earned", { seat: 2, amount: 10, reason: "buildings" }],
  ],
  tribute: [["paid", { seat: 0, amount: 2, reason: "tribute" }]],
  points: [["points-bought", { seat: 2, amount: 5 }]],
  starts: [
    ["starts", { seat: 0, place_number: 1, amount: 0 }],
    ["starts", { seat: 2, place_number: 2, amount: 3 }],
  ],
  plague: [
    ["lost", { seat: 0, amount: 1, type: "colonist", region: "virginia" }],
    ["lost", { seat: 1, amount: 1, type: "soldier", region: "caribbean" }],
  ],
  robbed: [["robbed", { seat: 1, seat_victim: 0, counter: "3/4/4/6" }]],
  nation: [
    ["nation", { seat: 0, nation: "england" }],
    ["nation", { seat: 1, nation: "spain" }],
  ],
  university: [["fronted", { seat: 3, type: "soldier", space: "goods-2" }]],
  forgone: [["forgone", { seat: 1, type: "colonist", box: "goods" }]],
};

/** The events of a sample, as the server sends them. */
export const sampleOf = (name: string, serial = 1000): Happening[] => eventsOf(SAMPLES[name] ?? [], serial);
