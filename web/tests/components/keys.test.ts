import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import lot from "../../fixtures/empire-4-lot.json";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import Choices from "../../src/table/Choices.svelte";
import type { Deciding } from "../../src/table/deciding.svelte";
import Keys from "../../src/table/Keys.svelte";
import Question from "../../src/table/Question.svelte";
import { ui } from "../../src/ui.svelte";
import type { Choice } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Teller } from "../../src/words/narrate";
import { mounted, texts } from "../support/mounted";
import { StubTable } from "../support/stubTable.svelte";

const picked: string[] = [];

beforeEach(async () => {
  await ui.setLanguage("en");
  ui.setUsesKeys(true);
  document.body.innerHTML = '<div class="play"></div>';
  picked.length = 0;
});

const table = (): Element => document.querySelector(".play")!;

function showKeys(): void {
  mounted(Keys, { target: table(), props: { game: "empire", ondrop: vi.fn(), onundo: vi.fn() } });
  flushSync();
}

/** Open the list of these choices. */
function list(...labels: string[]): void {
  const entries = labels.map((label, move) => ({
    label,
    choice: { move, kind: label, args: {}, amount: null, notation: label, refusal: null } as unknown as Choice,
  }));
  const props = {
    menu: { groups: [{ heading: "", symbol: "", source: "", entries }], greyed: [] } as never,
    teller: {} as Teller,
    inHand: null,
    game: "empire",
    isBusy: false,
    onpick: ({ choice }: { choice: Choice }) => void picked.push(choice.notation),
  };
  mounted(Choices, { target: table(), props });
  flushSync();
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

it("a digit chooses nothing while the list of choices is closed", async () => {
  const view = viewOf(lot.sections) as EmpireView;
  const [seat = 0] = view.deciders;
  const figures = figuresOf(lot.sections) as unknown as EmpireFigures;
  const withdraw = { move: 17, kind: "withdraw", args: {}, amount: null, notation: "withdraw", refusal: null };
  const names = ["Ana", "Bea", "Cid", "Dora"];
  const stub = new StubTable(view, figures, [withdraw as unknown as Choice], seat, names);
  const words = await loadWords("en", "empire");
  const choose = vi.fn();
  const props = {
    table: stub as never,
    words,
    teller: words.teller({ seat, names }),
    deciding: { inHand: null, choose, drop: vi.fn() } as unknown as Deciding,
    isListed: false,
    onlist: vi.fn(),
  };
  mounted(Question, { target: table(), props });
  flushSync();
  press("1");
  expect(choose).not.toHaveBeenCalled();
});

it("a digit presses the choice of the open list that shows it", () => {
  showKeys();
  list("withdraw", "content");
  expect(texts(".choice kbd")).toEqual(["1", "2"]);
  press("2");
  press("3");
  expect(picked).toEqual(["content"]);
});

it("letters press buttons while a choice has the focus, but not while one types", () => {
  showKeys();
  table().insertAdjacentHTML(
    "beforeend",
    '<input type="radio"><input type="text"><button aria-keyshortcuts="o">Offer</button>',
  );
  const offered = vi.fn();
  document.querySelector("[aria-keyshortcuts=o]")?.addEventListener("click", offered);
  const pressAt = (selector: string): void => {
    const key = new KeyboardEvent("keydown", { key: "o", bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(key);
  };
  pressAt(".play > [type=text]");
  expect(offered).not.toHaveBeenCalled();
  pressAt(".play > [type=radio]");
  expect(offered).toHaveBeenCalledOnce();
});

it("the question mark says what the goal is, and leads to how the game is played", () => {
  showKeys();
  const link = document.querySelector("dialog a");
  expect(link?.parentElement?.textContent).toContain("Most supporters minus revolts wins.");
  expect(link?.getAttribute("href")).toBe("#/how/empire");
});

it("a digit does not choose while its keys are switched off", () => {
  ui.setUsesKeys(false);
  showKeys();
  list("withdraw", "content");
  press("1");
  expect(picked).toEqual([]);
  ui.setUsesKeys(true);
});
