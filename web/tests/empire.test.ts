import { expect, it } from "vitest";
import { CARDS, developmentOf } from "../src/empire/facts";
import { lineOf } from "../src/empire/line";
import { targets, dragPaths } from "../src/empire/targets";
import type { Choice, Happening } from "../src/wire";

const some = (cards: Record<string, number>): number[] => CARDS.map((card) => cards[card] ?? 0);

it("writes an offer as one line, each kind once and in order", () => {
  expect(lineOf("offer s2", some({ gold: 3, good: 1 }), some({ bond: 2 }))).toBe(
    "offer s2 give 1 good 3 gold for 2 bond done",
  );
  expect(lineOf("counter", some({}), some({ revolt: 1 }))).toBe("counter for 1 revolt done");
  expect(lineOf("offer s1", some({ gold: 5 }), some({}))).toBe("offer s1 give 5 gold done");
  expect(lineOf("offer s1", some({}), some({}))).toBe("");
});

it("points at nations and players", () => {
  expect(targets({ kind: "select", args: { nation: "venice" } } as unknown as Choice)).toEqual(["nation:venice"]);
  expect(targets({ kind: "offer", args: { seat_rival: 2 } } as unknown as Choice)).toEqual(["seat:2"]);
});

it("lets nations and cards be dragged", () => {
  const nation = { kind: "select", args: { nation: "netherlands" } } as unknown as Choice;
  expect(dragPaths(nation, 1)).toEqual([
    { from: "nation:netherlands", to: "seat:1", symbol: "nation-holland", tint: "holland" },
  ]);
  const offer = dragPaths({ kind: "offer", args: { seat_rival: 2 } } as unknown as Choice, 1);
  expect(offer).toContainEqual({ from: "held:1:gold", to: "seat:2", symbol: "card-gold" });
  expect(offer).toContainEqual({ from: "held:2:good", to: "seat:1", symbol: "card-good" });
});

it("tells the latest development, and nothing of what came after it", () => {
  const events = [
    { serial: 1, kind: "phase", args: { phase: "development" } },
    { serial: 2, kind: "built", args: { seat: 0, amount: 1, institution: "luxury" } },
    { serial: 3, kind: "phase", args: { phase: "commerce" } },
    { serial: 4, kind: "round", args: { amount: 2 } },
    { serial: 5, kind: "phase", args: { phase: "development" } },
    { serial: 6, kind: "unrest", args: { seat: 1, amount: 2 } },
    { serial: 7, kind: "phase", args: { phase: "commerce" } },
    { serial: 8, kind: "gained", args: { seat: 1, amount: 2, card: "gold" } },
  ] as unknown as Happening[];
  expect(developmentOf(events).map(({ serial }) => serial)).toEqual([6]);
});
