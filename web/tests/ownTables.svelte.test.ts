import { afterEach, expect, it, vi } from "vitest";
import { me } from "../src/me.svelte";
import { keepOwnTable, OwnTables } from "../src/pages/ownTables.svelte";
import type { OwnTable, TableFacts } from "../src/wire";

const TABLE = {
  id: "one",
  life: "playing",
  names: ["Ana"],
  yours: [0],
  awaited: [0],
  asked: "bid",
  winners: [],
} as unknown as OwnTable;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem("own-tables");
});

it("begins with the list that the server gave last, and then shows what it answers", async () => {
  vi.spyOn(me, "recall").mockResolvedValue(true);
  const ask = vi.spyOn(me.api, "ownTables").mockResolvedValue([TABLE]);
  const first = new OwnTables();
  expect(first.tables).toBeNull();
  await first.load();
  const second = new OwnTables();
  expect(second.current).toEqual([TABLE]);
  ask.mockResolvedValue([]);
  await second.load();
  expect(second.tables).toEqual([]);
  expect(new OwnTables().tables).toEqual([]);
});

it("has a table that was opened since, until its player leaves it", () => {
  const facts = {
    game: "toy",
    life: "playing",
    is_board: false,
    seats: [
      { name: "Ana", is_host: false },
      { name: "Bea", is_host: true },
    ],
  } as unknown as TableFacts;
  keepOwnTable("two", facts, [1], [0], "bid");
  keepOwnTable("one", facts, [0], [0], "bid");
  keepOwnTable("two", facts, [1], [1], "place");
  expect(new OwnTables().current).toMatchObject([
    { id: "two", names: ["Ana", "Bea"], yours: [1], awaited: [1], asked: "place", winners: [], is_host: true },
    { id: "one", yours: [0], is_host: false },
  ]);
  keepOwnTable("one", facts, [], [0], "bid");
  keepOwnTable("two", { ...facts, life: "closed" }, [1], [], "");
  expect(new OwnTables().tables).toEqual([]);
});

it("forgets the list of a guest whom the server does not know", async () => {
  localStorage.setItem("own-tables", JSON.stringify([TABLE]));
  vi.spyOn(me, "recall").mockResolvedValue(false);
  const own = new OwnTables();
  await own.load();
  expect(own.tables).toEqual([]);
  expect(new OwnTables().tables).toEqual([]);
});

it.each(["", "{", "[{}]", "[null]", '{"id":"one"}'])("does without a list that it cannot read: %s", (kept) => {
  localStorage.setItem("own-tables", kept);
  expect(new OwnTables().tables).toBeNull();
});
