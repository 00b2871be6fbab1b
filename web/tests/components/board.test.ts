import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import BareBoard from "../../src/table/BareBoard.svelte";
import ScoreGraph from "../../src/table/ScoreGraph.svelte";
import { ui } from "../../src/ui.svelte";
import type { View } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import { mounted } from "../support/mounted";

beforeEach(() => ui.setLanguage("en"));

const cells = (row: Element): string[] => [...row.children].map((cell) => cell.textContent?.trim() ?? "");
const rows = (): string[][] => [...document.querySelectorAll("tr")].map(cells);

it("a bare board has a row for each field of the view, and columns for players where each has a value", async () => {
  const view = { number: 3, players: 2, pot: 4, pile: ["gold", null], coins: [5, 2], mode: "single" };
  mounted(BareBoard, {
    target: document.body,
    props: {
      view: view as unknown as View,
      figures: null,
      seat: 0,
      names: ["Ana", "Bea"],
      events: [],
      isOver: false,
      highlight: new Set<string>(),
      onpick: () => {},
      words: await loadWords("en", "unknown"),
    },
  });
  flushSync();
  expect(rows()).toEqual([
    ["pot", "4"],
    ["", "Ana", "Bea"],
    ["pile", "gold", "–"],
    ["coins", "5", "2"],
  ]);
});

it.each([
  ["discovery", "Turn 1"],
  ["empire", "Round 1"],
])("the score graph of %s names its turns and draws the emblems of its seats", (game, label) => {
  const line = (points: number) => ({ source: "colonies", points, args: {} });
  const turns = [1, 2].map((turn) => ({ turn, number: turn, sheets: [[line(turn)], [line(2 * turn)]] }));
  mounted(ScoreGraph, {
    target: document.body,
    props: { turns, names: ["Ana", "Bea"], signs: ["spain", "france"], game },
  });
  flushSync();
  expect(rows().slice(1)).toEqual([
    [label, "1", "2"],
    [label.replace("1", "2"), "2", "4"],
  ]);
  const emblems = document.querySelectorAll(".plot g[transform]");
  expect(emblems.length).toBe(2);
  expect([...emblems].every((one) => one.querySelector("circle, path"))).toBe(true);
});

it("a game without a catalogue is told in its ids", async () => {
  const teller = (await loadWords("en", "unknown")).teller({ seat: 0, names: ["Ana", "Bea"] });
  expect(teller.event({ kind: "gives", args: { seat: 1, amount: 2 } })).toBe("gives (seat: Bea, amount: 2)");
});
