import { beforeEach, expect, it, vi } from "vitest";
import { me } from "../src/me.svelte";
import type { TableStore } from "../src/net/table.svelte";
import { OwnFiguresStore } from "../src/discovery/ownFigures.svelte";

const asked = vi.spyOn(me.api, "ownFigures");
beforeEach(() => void asked.mockReset().mockReturnValue(new Promise(() => {})));

function ask(more: Partial<TableStore>): number {
  const table = { id: "t", seat: 0, isOver: false, waiting: 0, view: { number: 7, takebacks: 0 }, ...more };
  new OwnFiguresStore(table as TableStore).ask();
  return asked.mock.calls.length;
}

it("asks for the figures of a position", () => {
  expect(ask({})).toBe(1);
});

it("asks for none once the game is over", () => {
  expect(ask({ isOver: true })).toBe(0);
});

it("asks for none while a move is on its way: the position is about to change", () => {
  expect(ask({ waiting: 1 })).toBe(0);
});

it("a late refusal does not make it ask for another position twice", async () => {
  let refuse: (why: Error) => void = () => {};
  asked.mockReturnValueOnce(new Promise((_, no) => (refuse = no)));
  const table = { id: "t", seat: 0, isOver: false, waiting: 0, view: { number: 7, takebacks: 0 } };
  const own = new OwnFiguresStore(table as TableStore);
  own.ask();
  table.view = { number: 8, takebacks: 0 };
  own.ask();
  refuse(new Error("409"));
  await Promise.resolve();
  await Promise.resolve();
  own.ask();
  expect(asked).toHaveBeenCalledTimes(2);
});
