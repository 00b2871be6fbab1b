import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../src/net/api";
import { TableStore } from "../src/net/table.svelte";
import type { Choice, Happening, ServerMessage } from "../src/wire";

const choice = { move: 1, kind: "pass", args: {}, notation: "pass", refusal: null, amount: null } as unknown as Choice;
const event = (serial: number): Happening =>
  ({ serial, number: 1, kind: "turn", args: {}, audience: null, move: null }) as unknown as Happening;
const facts = { game: "discovery", life: "playing", seats: [], is_board: false };
const first = {
  table: facts,
  awaited: [1],
  "view.number": 1,
  "figures.stage": "dock",
  "figures.prices": [8],
  menu: [],
};
let frames: (() => void)[] = [];
let failures = 0;

async function pass(): Promise<void> {
  frames.shift()?.();
  await Promise.resolve();
}

function laid(sections: object = first): TableStore {
  const events = (): Promise<Happening[]> =>
    failures-- > 0 ? Promise.reject(new Error("away")) : Promise.resolve([event(0)]);
  const api = { events, replay: () => Promise.resolve({ nodes: [] }) } as unknown as Api;
  const table = new TableStore("t", api);
  const picture = {
    id: "t",
    seat: 0,
    update: 1,
    revision: 0,
    serial: 1,
    sections,
    yours: [0, 1],
    asked: [],
    is_host: true,
    origin: null,
  };
  table.told({ type: "fresh", picture } as unknown as ServerMessage);
  return table;
}

beforeEach(() => {
  frames = [];
  failures = 0;
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, baseURI: "http://here/" });
  vi.stubGlobal("sessionStorage", localStorage);
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => frames.push(step));
  vi.stubGlobal("WebSocket", class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows board, figures, events and menu of an update in one frame", async () => {
  const table = laid();
  await vi.advanceTimersByTimeAsync(0); // the events so far have arrived
  const sections = { awaited: [0], "view.number": 2, "figures.stage": "goods", menu: [choice] };
  table.told({
    type: "change",
    update: 2,
    revision: 3,
    serial: 2,
    events: [event(1)],
    sections,
  } as unknown as ServerMessage);
  const seen = () => [
    table.view?.number,
    table.figures?.stage,
    table.events.length,
    table.menu?.length ?? null,
    table.revision,
  ];
  const before = table.events.length;
  expect(seen()).toEqual([1, "dock", before, 0, 0]);
  await pass();
  expect(seen()).toEqual([2, "goods", before + 1, 1, 3]);
  expect(table.figures?.prices).toEqual([8]);
  expect(frames).toEqual([]);
});

it("shows a picture after a lost connection together with its log", async () => {
  const table = laid();
  await vi.advanceTimersByTimeAsync(0);
  const answers: ((events: Happening[]) => void)[] = [];
  vi.spyOn(table["api"], "events").mockImplementation(() => new Promise((done) => void answers.push(done)));
  const seen = () => [table.view?.number, table.events.map(({ serial }) => serial), table.waiting];
  const picture = {
    id: "t",
    seat: 0,
    update: 7,
    revision: 4,
    serial: 3,
    sections: { ...first, "view.number": 5 },
    yours: [0],
    is_host: true,
    origin: null,
  };
  table.waiting = 1;
  table.told({ type: "fresh", picture } as unknown as ServerMessage);
  table.answered("k", { ok: true } as never);
  expect(seen()).toEqual([1, [0], 1]);
  // What happens meanwhile waits too, and is told once, though the log that was fetched has it already.
  table.told({
    type: "change",
    update: 8,
    revision: 5,
    serial: 4,
    events: [event(3)],
    sections: { "view.number": 6 },
  } as unknown as ServerMessage);
  await pass();
  expect(seen()).toEqual([1, [0], 1]);
  answers[0]?.([event(1), event(2), event(3)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toEqual([6, [0, 1, 2, 3], 0]);
  expect(table.revision).toBe(5);
});

it("lets no event of a log that was fetched run ahead of the board", async () => {
  const table = laid();
  vi.spyOn(table["api"], "events").mockResolvedValue([event(0), event(1)]);
  table.sit(1);
  const picture = {
    id: "t",
    seat: 1,
    update: 1,
    revision: 0,
    serial: 1,
    sections: first,
    yours: [0, 1],
    is_host: true,
    origin: null,
  };
  table.told({ type: "fresh", picture } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.events.map(({ serial }) => serial)).toEqual([0]);
});

it("shows a picture whose log cannot be fetched", async () => {
  const table = laid();
  await vi.advanceTimersByTimeAsync(0);
  failures = 1;
  const picture = {
    id: "t",
    seat: 0,
    update: 7,
    revision: 4,
    serial: 3,
    sections: { ...first, "view.number": 5 },
    yours: [0],
    is_host: true,
    origin: null,
  };
  table.told({ type: "fresh", picture } as unknown as ServerMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view?.number).toBe(5);
});

it("shows a game that begins with its figures at once", async () => {
  const table = laid({ table: facts, awaited: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBeNull();
  const sections = {
    "view.number": 0,
    "view.hand": [[1]],
    "view.spaces": [0],
    "view.money": [4],
    "figures.stage": "dock",
  };
  table.told({ type: "change", update: 2, revision: 0, serial: 1, events: [], sections } as unknown as ServerMessage);
  await pass();
  expect({ ...table.view }).toEqual({ number: 0, hand: [[1]], spaces: [0], money: [4] });
  expect(table.figures?.stage).toBe("dock");
  expect(frames).toEqual([]);
});

it("shows nothing of one seat to the next", () => {
  const table = laid();
  expect(table.view).not.toBeNull();
  table.sit(1);
  expect([table.view, table.menu, table.standing, table.events]).toEqual([null, null, null, []]);
  expect(table.facts).toEqual(facts);
});

it("asks again for what happened, until it is told", async () => {
  failures = 2;
  const table = laid();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.events.map(({ serial }) => serial)).toEqual([0]);
});

it("counts the chat lines that nobody has read, and keeps the count for the next visit", () => {
  const said = (number: number): ServerMessage =>
    ({
      type: "said",
      line: { number, name: "Bea", text: "Ahoy", made: 0, seat: 1, speaker: "b", is_namesake: false },
    }) as ServerMessage;
  const table = laid();
  table.told(said(1));
  table.told(said(2));
  expect(table.unread).toBe(2);
  table.readChat();
  expect(table.unread).toBe(0);
  const again = laid();
  for (const number of [1, 2, 3]) again.told(said(number));
  expect(again.unread).toBe(1);
});

it("offers nothing to choose once the game is ended by agreement", async () => {
  const table = laid({ ...first, awaited: [0], menu: [choice] });
  expect(table.menu).toHaveLength(1);
  const sections = { table: { ...facts, life: "void" } };
  table.told({ type: "change", update: 2, revision: 3, serial: 2, events: [], sections } as unknown as ServerMessage);
  await pass();
  expect([table.isOver, table.menu]).toEqual([true, null]);
});

const before = (...hosts: boolean[]): object => ({
  table: { ...facts, life: "gathering", seats: hosts.map((is_host) => ({ is_host })) },
});
const fresh = (seat: number | null, yours: number[], sections: object): ServerMessage =>
  ({
    type: "fresh",
    picture: {
      id: "t",
      seat,
      update: 9,
      revision: 0,
      serial: 0,
      sections,
      yours,
      asked: [],
      is_host: false,
      origin: null,
    },
  }) as unknown as ServerMessage;

it("knows at once who becomes host", async () => {
  const table = laid(before(false, false, true));
  expect(table.isHost).toBe(false);
  table.told({
    type: "change",
    update: 2,
    revision: 0,
    serial: 0,
    events: [],
    sections: before(false, true, false),
  } as unknown as ServerMessage);
  await pass();
  expect(table.isHost).toBe(true);
});

it("takes the seat that the host's change has given it, and tells who has lost theirs", () => {
  const table = laid(before(true, false, false));
  table.told(fresh(1, [1], before(true, false)));
  expect([table.seat, table.yours, table.hasLostSeat, table.update]).toEqual([1, [1], false, 9]);
  table.told(fresh(null, [], before(true)));
  expect([table.seat, table.yours, table.hasLostSeat]).toEqual([null, [], true]);
});

it("looks again which seat it has if the one it had is another's now", async () => {
  const table = laid(before(true, false));
  const seen = { seat: null, yours: [], asked: [], origin: null, sections: before(true, false) };
  const look = vi.fn(() => Promise.resolve(seen));
  Object.assign((table as unknown as { api: object }).api, { look });
  table.told({ type: "problem", key: "", problem: { code: "not-your-seat", detail: "" } } as unknown as ServerMessage);
  table.state("refused");
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledOnce();
  expect([table.line, table.seat]).toEqual(["connecting", null]);
});
