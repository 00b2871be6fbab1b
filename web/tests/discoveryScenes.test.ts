// The scenes of `discovery`: of samples, and of whole recorded games that tests/support/happened.py writes to a file.
import { describe, expect, it, test } from "vitest";
import { symbols } from "../src/art/symbols";
import { buildings } from "../src/discovery/facts";
import { sampleOf, SAMPLES } from "../src/discovery/sceneSamples";
import { scenesOf, SHOWN, veilOf } from "../src/discovery/scenes";
import type { BoardScene, Card, SceneContext } from "../src/discovery/sceneTypes";
import { stepsOf } from "../src/discovery/steps";
import type { DiscoveryFigures, DiscoveryView } from "../src/discovery/view";
import { eventsOf } from "../src/table/samples";
import { newsOf } from "../src/table/steps";
import type { Happening } from "../src/wire";
import { loadWords } from "../src/words/load";
import { inBatches, isRecorded, kindsOf, recordedGames } from "./support/recorded";

const NONE = [0, 0, 0, 0, 0, 0];

function moment(players = 4, more: Partial<SceneContext> = {}): SceneContext {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const view = {
    players,
    order: seats,
    offer_row: [1, 2, 2, 3, 0],
    explorers: seats.map(() => NONE),
    troops: Array.from({ length: 9 }, () => seats.map(() => [2, 0, 0, 0, 1, 0])),
    counters: Array.from({ length: 9 }, () => null),
    nation: seats.map(() => 0),
  } as unknown as DiscoveryView;
  const figures = { seats: seats.map(() => ({ sets: [], sheet: [{ source: "colonies", points: 20, args: {} }] })) };
  return { view, figures: figures as unknown as DiscoveryFigures, seat: 0, ...more };
}

const shown = (name: string, more: Partial<SceneContext> = {}): BoardScene[] =>
  scenesOf(sampleOf(name), moment(4, more));
const cardOf = <Form extends Card["form"]>(
  scene: BoardScene | undefined,
  form: Form,
): Extract<Card, { form: Form }> => {
  expect(scene?.card.form).toBe(form);
  return scene?.card as Extract<Card, { form: Form }>;
};

describe("how long a scene lasts", () => {
  it.each([
    ["settled", "settled", [800]],
    ["goods", "goods", [800]],
    ["training", "training", [800]],
    ["income", "income", [800]],
    ["building", "building", [1000]],
    ["won", "expedition", [800, 900, 1200]],
    ["age", "age", [1200]],
    ["last", "age", [1200]],
    ["turn", "turn", [800]],
    ["ship", "ship", [800]],
    ["first", "first", [1500]],
    ["battle", "battle", [1500]],
  ])("%s", (name, kind, beats) => {
    const [scene, ...others] = shown(name, { seat: null });
    expect(others).toEqual([]);
    expect([scene?.kind, scene?.beats]).toEqual([kind, beats]);
  });

  it("a war has a scene of 1.2 s for each region", () => {
    expect(shown("war").map(({ kind, beats }) => [kind, ...beats])).toEqual([
      ["battle", 1200],
      ["battle", 1200],
    ]);
  });

  it("what is for or against the reader stays 1.5 s and has a tone", () => {
    const one = (name: string, seat: number) => shown(name, { seat }).map(({ tone, beats }) => [tone, ...beats])[0];
    expect(one("ship", 3)).toEqual(["good", 1500]);
    expect(one("ship", 1)).toEqual(["", 800]);
    expect(one("robbed", 0)).toEqual(["bad", 1500]);
    expect(one("plague", 1)).toEqual(["bad", 1500]);
    expect(one("tribute", 0)).toEqual(["bad", 1500]);
    expect(one("battle", 0)).toEqual(["bad", 1500]);
    expect(one("battle", 1)).toEqual(["", 1500]);
    expect(one("first", 0)).toEqual(["good", 1500]);
  });
});

describe("what a card shows", () => {
  it("what is new on offer: the last of the row, not an older building of the same kind", () => {
    expect(shown("supply")[0]?.targets).toEqual(["box:goods", "box:shipping", "offer:1", "offer:2", "offer:3"]);
  });

  it("an expedition: who was sent, against what, and what it brought", () => {
    const gathered = [NONE, [1, 1, 0, 0, 2, 0], NONE, NONE];
    const [scene] = shown("won", { gathered });
    const card = cardOf(scene, "expedition");
    expect(card.crew.map(({ count }) => count)).toEqual([1, 1, 2]);
    expect(card).toMatchObject({ region: "peru", strength: 4, resistance: 4, outcome: "won", money: 14, settlers: 1 });
    expect(scene?.targets).toContain("region:peru");
  });

  it("an expedition without workers, if several of the seat came at once", () => {
    const events = [...sampleOf("won", 0), ...sampleOf("won", 50)];
    const gathered = [NONE, [1, 1, 0, 0, 2, 0], NONE, NONE];
    const crews = scenesOf(events, moment(4, { gathered })).map((scene) => cardOf(scene, "expedition").crew);
    expect(crews).toEqual([[], []]);
  });

  it("an expedition beyond the New World: the card it met", () => {
    expect(cardOf(shown("beyond")[0], "expedition")).toMatchObject({
      region: "",
      card: "spice-islands",
      resistance: 5,
    });
  });

  it("a battle: who is left, and who fell", () => {
    const { sides, attacker } = cardOf(shown("battle")[0], "battle");
    expect(attacker).toBe(1);
    expect(sides.map(({ seat, lost }) => [seat, lost.map(({ count }) => count)])).toEqual([
      [1, [1]],
      [0, [2]],
    ]);
    expect(sides.map(({ hasLostMilitia }) => hasLostMilitia)).toEqual([false, true]);
  });

  it("a scoring: region by region from the north with the points so far, then the sum", () => {
    const [virginia, caribbean, sum] = shown("scoring");
    expect(virginia?.beats).toEqual([900]);
    expect(virginia?.targets).toEqual(["region:virginia"]);
    const first = cardOf(virginia, "scoring");
    expect([first.at, first.of]).toEqual([1, 2]);
    expect(first.rows.find(({ seat }) => seat === 0)).toEqual({ seat: 0, size: 3, gains: [6, 8], total: 20 });
    // Seat 1 gains in the second region only.
    expect(first.rows.find(({ seat }) => seat === 1)?.total).toBe(14);
    expect(cardOf(caribbean, "scoring").rows.find(({ seat }) => seat === 1)?.total).toBe(20);
    expect(sum?.beats).toEqual([1500]);
    expect(cardOf(sum, "sum").rows.map(({ seat, gain }) => [seat, gain])).toEqual([
      [0, 14],
      [1, 6],
      [2, 2],
      [3, 0],
    ]);
  });

  it("a building: where it lay in the row, also when it is the second of a batch", () => {
    const slotOf = (name: string): number => buildings.indexOf(name) + 1;
    const offered = [slotOf("mint"), slotOf("cathedral"), slotOf("mint"), slotOf("navigator"), 0];
    const events = [...sampleOf("building", 0), ...eventsOf([["bought", { seat: 1, building: "mint", amount: 9 }]], 5)];
    const places = scenesOf([...events, ...sampleOf("building", 9)], moment(4, { offered })).map(
      (scene) => cardOf(scene, "bought").at,
    );
    expect(places).toEqual([1, 0, -1]);
    expect(cardOf(shown("building")[0], "bought").at).toBe(-1);
  });

  it("a list: one line for what a seat does in one place", () => {
    expect(cardOf(shown("settled")[0], "rows").rows).toEqual([
      { seat: 0, symbols: ["worker-missionary", "worker-colonist"], region: "virginia" },
      { seat: 1, symbols: ["worker-colonist"], region: "new-granada" },
      { seat: 2, symbols: ["worker-soldier"], region: "caribbean" },
    ]);
    expect(cardOf(shown("income")[0], "rows").rows.map(({ amount }) => amount)).toEqual([7, 3, 14]);
  });
});

it("the cartouche is marked when an age begins and at the last turn, not at others", () => {
  expect(["age", "last", "turn"].map((name) => shown(name)[0]?.targets)).toEqual([["track"], ["track"], []]);
});

it("the sum of a scoring sounds with the chord, also where the game is over", () => {
  const end = eventsOf([["end", {}]], 2000);
  for (const scenes of [shown("scoring"), scenesOf([...sampleOf("scoring"), ...end], moment())])
    expect(scenes.map(({ sound }) => sound?.name)).toEqual([undefined, undefined, "chord"]);
});

it("a discovery hatches its region until the result, and a failure or another scene nothing", () => {
  const veils = (name: string) => shown(name).flatMap((scene) => scene.beats.map((_, beat) => veilOf(scene, beat)));
  const hatched = { region: "peru", isWiped: false };
  expect(veils("won")).toEqual([hatched, hatched, { ...hatched, isWiped: true }]);
  for (const name of ["lost", "beyond", "battle"]) expect(new Set(veils(name))).toEqual(new Set([null]));
  expect(veilOf(null, 0)).toBeNull();
});

it("every sample names symbols that exist", async () => {
  const words = await loadWords("en", "discovery");
  const names = ["Ana", "Bea", "Carl", "Dan"];
  const telling = { words, names };
  for (const name of Object.keys(SAMPLES))
    for (const step of stepsOf(sampleOf(name), moment(), telling)) {
      expect([name, symbols.has(step.symbol)]).toEqual([name, true]);
      expect([name, step.text]).not.toEqual([name, ""]);
    }
});

// Kinds of events whose card has the sentence of the log.
const TOLD = `opens bids out nation as-explorer on-dock ship-stays ship-given ship-claimed swapped moved fronted
  order-fronted discovered repelled card-won card-lost lowered replaced card-laid edict robbed smuggled sold joined
  ousted scouted age goods-go`.split(/\s+/);

it.each(["en", "fr", "it"] as const)("a step is a few words, not the sentence of the log, in %s", async (lang) => {
  const words = await loadWords(lang, "discovery");
  const names = ["Ana", "Bea", "Carl", "Dan"];
  const telling = { words, names };
  const things = { region: "new-england", good: "tobacco", type: "missionary", nation: "italy", specialty: "captain" };
  for (const kind of TOLD) {
    const args = { seat: 1, seat_rival: 2, seat_victim: 2, amount: 12, target: "new-granada", ...things };
    const [step, ...others] = stepsOf([{ serial: 1, number: 1, kind, args } as never], moment(), telling);
    expect([kind, others]).toEqual([kind, []]);
    expect([kind, words.messages.has(`brief-${kind}`)]).toEqual([kind, true]);
    expect([kind, step?.text.length]).toEqual([kind, Math.min(step?.text.length ?? 0, 28)]);
    expect(step?.text).not.toMatch(/[{}]/);
  }
});

it("the strip has a step for each placement and line, and marks what is about the reader", async () => {
  const words = await loadWords("en", "discovery");
  const names = ["Ana", "Bea", "Carl", "Dan"];
  const telling = { words, names };
  const placed = [0, 1].map(
    (seat) => ({ serial: seat, number: 1, kind: "placed", args: { seat, type: "colonist", place: "dock" } }) as never,
  );
  const steps = stepsOf([...placed, ...sampleOf("won"), ...sampleOf("battle", 2000)], moment(), telling);
  expect(steps.map(({ text, isMine, seat }) => [seat, text, isMine])).toEqual([
    [0, "Colonist dock", true],
    [1, "Colonist dock", false],
    [1, "finds Peru", false],
    [1, "attacks you", true],
  ]);
  expect(steps[0]?.scene.targets).toContain("box:dock");
});

it("a step about one line of a list rings only what that line is about", async () => {
  const words = await loadWords("en", "discovery");
  const names = ["Ana", "Bea", "Carl", "Dan"];
  const steps = stepsOf(sampleOf("income"), moment(), { words, names });
  expect(steps.map(({ scene }) => scene.targets)).toEqual([["seat:0"], ["seat:1"], ["seat:2"]]);
});

it("news begin with the first event after the reader's own move", () => {
  const told = (serial: number, number: number, kind: string, seat?: number): Happening =>
    ({ serial, number, kind, args: seat === undefined ? {} : { seat } }) as unknown as Happening;
  const events = [told(1, 4, "placed", 1), told(2, 5, "placed", 0), told(3, 6, "placed", 1), told(4, 7, "turn")];
  expect(newsOf(events, 0, 4, "discovery").map(({ serial }) => serial)).toEqual([3, 4]);
  expect(newsOf(events, 0, 7, "discovery")).toEqual([]);
  expect(newsOf(events, null, 4, "discovery")).toEqual([]);
});

test.skipIf(!isRecorded)("every kind of event has a scene, travels, or deliberately has none", () => {
  const kinds = kindsOf("discovery");
  expect(kinds.filter((kind) => !SHOWN.has(kind))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(50);
});

test.skipIf(!isRecorded)("every event of whole games is in one scene at most, in order", () => {
  const games = recordedGames("discovery");
  expect(games.length).toBeGreaterThan(20);
  const silent = new Set(["box", "end", "look", "shuffled", "forced", "paid"]);
  for (const { name, players, events } of games) {
    const tell = (some: readonly Happening[]): BoardScene[] => scenesOf(some, moment(players));
    for (const scenes of [inBatches(events, tell), tell(events)]) {
      const serials = scenes.flatMap((scene) => scene.events.map(({ serial }) => serial));
      expect([name, new Set(serials).size]).toEqual([name, serials.length]);
      const left = events.filter(({ kind, serial }) => !silent.has(kind) && !serials.includes(serial));
      expect([name, left]).toEqual([name, []]);
      expect([name, new Set(scenes.map(({ key }) => key)).size]).toEqual([name, scenes.length]);
      expect(scenes.every(({ beats }) => beats.length > 0 && beats.every((beat) => beat >= 300 && beat > 0))).toBe(
        true,
      );
    }
  }
});
