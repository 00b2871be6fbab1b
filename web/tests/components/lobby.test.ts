// The lobby: which tables it shows.
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { me } from "../../src/me.svelte";
import Lobby from "../../src/pages/Lobby.svelte";
import { ui } from "../../src/ui.svelte";
import type { GameInfo, LobbyTable } from "../../src/wire";
import { mounted, takeOff, texts } from "../support/mounted";

const listed = (id: string, game: LobbyTable["game"], free: number, life = "gathering"): LobbyTable => ({
  ...{ id, game, free, life, changed: 0, host: 0, options: {} },
  names: ["Ana", "", "", ""],
});
const TABLES = [
  listed("one", "discovery", 1),
  listed("two", "empire", 3),
  listed("full", "empire", 0),
  listed("running", "discovery", 0, "playing"),
];

beforeEach(async () => {
  localStorage.removeItem("lobby-filter");
  await ui.setLanguage("en");
  vi.spyOn(me.api, "lobby").mockResolvedValue(TABLES);
  vi.spyOn(me.api, "games").mockResolvedValue(
    ["discovery", "empire"].map((name) => ({ name, options: [] }) as unknown as GameInfo),
  );
});

async function open(): Promise<void> {
  await takeOff();
  mounted(Lobby, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll(".pill").length).toBe(5));
  flushSync();
}
const shown = (): string[] =>
  [...document.querySelectorAll(".rows a")].map(
    (one) => /table\/(.+)$/.exec(one.getAttribute("href") ?? "")?.[1] ?? "",
  );
function press(text: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === text)?.click();
  flushSync();
}

it("filters by game and by free seats, says how many are left, and keeps the choice", async () => {
  await open();
  expect(shown()).toEqual(["one", "two", "full", "running"]);
  press("2 or more free seats");
  expect(shown(), "a game to watch needs no free seat").toEqual(["two", "running"]);
  expect(texts(".filters > span")).toEqual(["2 of 4 shown"]);
  press("Empire");
  expect(shown()).toEqual(["two"]);
  await open();
  expect(shown()).toEqual(["two"]);
  press("Empire");
  press("2 or more free seats");
  expect(shown()).toEqual(["one", "two", "full", "running"]);
  expect(texts(".filters > span")).toEqual([]);
});

it("says that no table fits, and shows all again", async () => {
  await open();
  press("Discovery");
  press("3 or more free seats");
  expect(texts(".none")).toEqual(["No open table fits these filters. Show all tables"]);
  press("Show all tables");
  expect(shown()).toEqual(["one", "two", "full", "running"]);
});

it("shows all tables if it cannot read what was kept", async () => {
  localStorage.setItem("lobby-filter", "{");
  await open();
  expect(shown()).toHaveLength(4);
});
