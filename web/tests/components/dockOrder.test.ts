import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import middle from "../../fixtures/2015-4-middle.json";
import DockPanel from "../../src/discovery/DockPanel.svelte";
import { DockOrder } from "../../src/discovery/dockOrder.svelte";
import { types } from "../../src/discovery/facts";
import type { DiscoveryFigures, DiscoveryView } from "../../src/discovery/view";
import type { TableStore } from "../../src/net/table.svelte";
import { figuresOf, viewOf } from "../../src/net/sections";
import type { Deciding } from "../../src/table/deciding.svelte";
import { ui } from "../../src/ui.svelte";
import type { Choice } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { mounted, texts } from "../support/mounted";

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const base = viewOf(middle.sections) as DiscoveryView;
const figures = figuresOf(middle.sections) as unknown as DiscoveryFigures;
// Bea's missionary, Cid's colonist, Ana's missionary; and Cid's colonist on X.
const placed: [string, number, number, string][] = [
  ["dock", 0, 1, "missionary"],
  ["dock", 1, 2, "colonist"],
  ["dock", 2, 0, "missionary"],
  ["dock-x", 0, 2, "colonist"],
];
const spaces = base.spaces.map(() => 0);
for (const [place, at, seat, type] of placed)
  spaces[figures.spaces[place]?.[at] ?? 0] = 1 + seat * types.length + types.indexOf(type);
const view: DiscoveryView = { ...base, spaces, nation: [1, 2, 3, 4] };
const made = (): DockOrder =>
  new DockOrder(
    () => view,
    () => figures,
    () => 0,
  );

beforeEach(async () => {
  await ui.setLanguage("en");
  words = await loadWords("en", "discovery");
});

it("the line names workers until those left are of one kind", () => {
  const dock = made();
  expect(dock.line).toBe("join 0 next s1 missionary next s2 colonist next s0 missionary");
  expect(dock.isChanged).toBe(false);
  dock.clear(2);
  dock.tap("2");
  dock.tap("joined-0");
  expect(dock.line).toBe(
    "join 2 next s0 missionary next s0 colonist next s1 missionary next s2 colonist next s2 colonist",
  );
  expect(dock.isChanged).toBe(true);
});

it("a worker that is tapped twice is named no more, and one's own can all be named at once", () => {
  const dock = made();
  dock.clear(1);
  dock.tap("1");
  dock.tap("1");
  expect(dock.named).toEqual([]);
  dock.mineFirst();
  expect(dock.named).toEqual(["2", "joined-0"]);
});

it("a worker that is dragged takes the place where it is dropped, and those before it are named", () => {
  const dock = made();
  dock.move("3", "1");
  expect(dock.order.map(({ key }) => key)).toEqual(["0", "3", "1", "2"]);
  expect(dock.count).toBe(4);
  dock.move("0", "nobody");
  expect(dock.order.map(({ key }) => key)).toEqual(["0", "3", "1", "2"]);
});

it("the panel numbers who was tapped, says what changes, and plays the whole line in one call", () => {
  const dock = made();
  dock.clear(1);
  const played: (number | string)[] = [];
  const pass = { kind: "pass", move: 0, notation: "pass", args: {} } as unknown as Choice;
  mounted(DockPanel, {
    target: document.body,
    props: {
      table: { waiting: 0 } as TableStore,
      deciding: { play: (move: number | string) => void played.push(move) } as Deciding,
      ...{ view, seat: 0, names, words, dock, joins: [0, 2] as const, pass },
    },
  });
  flushSync();
  const press = (selector: string, at = 0): void => {
    document.querySelectorAll<HTMLElement>(selector)[at]?.click();
    flushSync();
  };
  expect(texts("h2")).toEqual(["The dock in your order 0 of 5 set"]);
  press(".sailor > .cover", 2);
  expect(texts(".number")).toEqual(["1"]);
  expect(texts("tbody td")).toEqual(["You: missionary", "3 → 1", "Bea: missionary", "1 → 2", "Cid: colonist", "2 → 3"]);
  press(".go");
  press("[data-move=pass]");
  expect(played).toEqual(["join 1 next s0 missionary next s1 missionary next s2 colonist next s2 colonist", 0]);
});
