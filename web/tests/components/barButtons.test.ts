// The buttons of the bar: what is asked, and undo, each always at the same place.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import BarButtons from "../../src/discovery/BarButtons.svelte";
import UndoButton from "../../src/table/UndoButton.svelte";
import { ui } from "../../src/ui.svelte";
import type { Choice } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";

let shown: Record<string, unknown> | null = null;
let words: Words;
const choice = (move: number, kind: string): Choice => ({ move, kind, args: {}, notation: kind }) as unknown as Choice;
const [PASS, CHOOSE] = [choice(1, "pass"), choice(2, "choose")];
const play = vi.fn();
const choose = vi.fn();

beforeEach(async () => {
  await ui.setLanguage("en");
  words = await loadWords("en", "discovery");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.clearAllMocks();
});

const found = (): Element[] => [...document.body.querySelectorAll("button, .forgo")];

function bar(legal: Choice[], inHand: Choice | null = null): void {
  const props = {
    table: { waiting: 0 },
    deciding: { inHand, isNarrowed: false, fitting: legal, play, choose },
    position: { ask: "specialist", legal },
    naming: { picking: null },
    scouting: { choices: [], isArmed: false, price: 1 },
    university: { isArmed: false },
    teller: { choice: ({ kind }: Choice) => kind },
    isWarShown: false,
    isSheet: false,
  };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only what the buttons read
  shown = mount(BarButtons, { target: document.body, props: { ...props, words } as any });
  flushSync();
}

it("has the act first, and to forgo at a place of its own", () => {
  bar([PASS, CHOOSE]);
  expect(found().map((one) => [one.textContent, one.classList.contains("forgo")])).toEqual([
    ["choose", false],
    ["pass", true],
  ]);
});

it("keeps the place to forgo free where nothing can be forgone", () => {
  bar([CHOOSE]);
  expect(found().map((one) => [one.tagName, one.classList.contains("forgo")])).toEqual([
    ["BUTTON", false],
    ["SPAN", true],
  ]);
});

it("keeps the button of the choice in hand where it is: a second tap confirms it", () => {
  bar([PASS, CHOOSE], CHOOSE);
  const [act, forgo] = found() as HTMLElement[];
  expect([act?.getAttribute("aria-pressed"), forgo?.getAttribute("aria-pressed")]).toEqual(["true", null]);
  act?.click();
  forgo?.click();
  expect(play.mock.calls).toEqual([[CHOOSE.move]]);
  expect(choose.mock.calls).toEqual([[PASS]]);
});

const undone = vi.fn();

function undo(canUndo: boolean, isSheet: boolean): HTMLButtonElement | null {
  const table = { seat: 0, facts: { life: "playing" }, waiting: 0, canUndo, undo: { depth: 0 } };
  const teller = { undo: () => "Nothing to undo yet." };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only what the button reads
  shown = mount(UndoButton, { target: document.body, props: { table, teller, isSheet, onundo: undone } as any });
  flushSync();
  return document.body.querySelector("button");
}

it("keeps undo in its place while nothing can be undone, and says why", () => {
  const button = undo(false, false);
  expect([button?.disabled, button?.title]).toEqual([true, "Nothing to undo yet."]);
});

it("leaves undo out of the sheet of a phone while nothing can be undone", () => {
  expect(undo(false, true)).toBeNull();
});

it("undoes", () => {
  undo(true, true)?.click();
  expect(undone).toHaveBeenCalledOnce();
});
