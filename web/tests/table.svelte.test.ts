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
const later = { update: 7, revision: 4, serial: 3, sections: { ...first, "view.number": 5 }, yours: [0] };
let frames: (() => void)[] = [];
let failures = 0;

async function pass(): Promise<void> {
  frames.shift()?.();
  await Promise.resolve();
}

/** Send a table a whole picture: the first one, with changes. */
function receive(table: TableStore, changes: object): void {
  const picture = {
    id: "t",
    seat: 0,
    update: 1,
    revision: 0,
    serial: 1,
    sections: first,
    yours: [0, 1],
    asked: [],
    is_host: true,
    origin: null,
    ...changes,
  };
  table.received({ type: "fresh", picture } as unknown as ServerMessage);
}

function laid(sections: object = first): TableStore {
  const events = (): Promise<Happening[]> =>
    failures-- > 0 ? Promise.reject(new Error("away")) : Promise.resolve([event(0)]);
  const api = { events, replay: () => Promise.resolve({ nodes: [] }) } as unknown as Api;
  const table = new TableStore("t", api);
  receive(table, { sections });
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
  table.received({
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
  table.waiting = 1;
  receive(table, later);
  table.answered("k", { ok: true } as never);
  expect(seen()).toEqual([1, [0], 1]);
  // An event that arrives meanwhile waits too, and is listed once, though the fetched log has it already.
  table.received({
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
  receive(table, { seat: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.events.map(({ serial }) => serial)).toEqual([0]);
});

it("shows a picture whose log cannot be fetched", async () => {
  const table = laid();
  await vi.advanceTimersByTimeAsync(0);
  failures = 1;
  receive(table, later);
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
  table.received({
    type: "change",
    update: 2,
    revision: 0,
    serial: 1,
    events: [],
    sections,
  } as unknown as ServerMessage);
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

it("retries fetching the events until that succeeds", async () => {
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
  table.received(said(1));
  table.received(said(2));
  expect(table.unread).toBe(2);
  table.readChat();
  expect(table.unread).toBe(0);
  const again = laid();
  for (const number of [1, 2, 3]) again.received(said(number));
  expect(again.unread).toBe(1);
});

it("offers nothing to choose once the game is ended by agreement", async () => {
  const table = laid({ ...first, awaited: [0], menu: [choice] });
  expect(table.menu).toHaveLength(1);
  const sections = { table: { ...facts, life: "void" } };
  table.received({
    type: "change",
    update: 2,
    revision: 3,
    serial: 2,
    events: [],
    sections,
  } as unknown as ServerMessage);
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
  table.received({
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
  table.received(fresh(1, [1], before(true, false)));
  expect([table.seat, table.yours, table.hasLostSeat, table.update]).toEqual([1, [1], false, 9]);
  table.received(fresh(null, [], before(true)));
  expect([table.seat, table.yours, table.hasLostSeat]).toEqual([null, [], true]);
});

it("looks again which seat it has if the one it had is another's now", async () => {
  const table = laid(before(true, false));
  const seen = { seat: null, yours: [], asked: [], origin: null, sections: before(true, false) };
  const getTable = vi.fn(() => Promise.resolve(seen));
  Object.assign((table as unknown as { api: object }).api, { getTable });
  table.received({
    type: "problem",
    key: "",
    problem: { code: "not-your-seat", detail: "" },
  } as unknown as ServerMessage);
  table.state("refused");
  await vi.advanceTimersByTimeAsync(0);
  expect(getTable).toHaveBeenCalledOnce();
  expect([table.connection, table.seat]).toEqual(["connecting", null]);
});

const act = (update: number, sections: object = {}, events = [event(update)]): ServerMessage =>
  ({
    type: "change",
    update,
    revision: update,
    serial: update,
    events,
    sections: { "view.number": update, ...sections },
  }) as unknown as ServerMessage;

/** A table in an open node, at number 1, with its log. */
async function opened(): Promise<TableStore> {
  const table = laid({ ...first, "view.mode": "open", "view.takebacks": 0 });
  await vi.advanceTimersByTimeAsync(1000);
  return table;
}

/** Let milliseconds go by, with a frame at the end; return the number that is shown then. */
async function after(milliseconds: number, table: TableStore): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  while (frames.length) await pass();
  return [table.view?.number, table.revision];
}

it("shows acts of an open node that come together 250 ms apart", async () => {
  const table = await opened();
  for (const update of [2, 3, 4]) table.received(act(update));
  expect(await after(0, table)).toEqual([2, 2]);
  expect(await after(240, table)).toEqual([2, 2]);
  expect(await after(20, table)).toEqual([3, 3]);
  expect(await after(250, table)).toEqual([4, 4]);
  expect(table.events.map(({ serial }) => serial).slice(-3)).toEqual([2, 3, 4]);
});

it("shows acts together before one of them would be more than a second late", async () => {
  const table = await opened();
  for (const update of [2, 3, 4, 5, 6]) table.received(act(update));
  expect(await after(0, table)).toEqual([2, 2]);
  table.received(act(7));
  expect(await after(0, table)).toEqual([7, 7]);
});

it("shows a change without events together with the act before it", async () => {
  const table = await opened();
  table.received(act(2));
  table.received(act(3));
  table.received(act(4, {}, []));
  expect(await after(0, table)).toEqual([2, 2]);
  expect(await after(260, table)).toEqual([4, 4]);
});

it("spaces out no events that are quiet", async () => {
  const table = await opened();
  table.quietEvents = new Set(["content"]);
  const content = (update: number): Happening => ({ ...event(update), kind: "content" }) as Happening;
  table.received(act(2));
  table.received(act(3, {}, [content(3)]));
  table.received(act(4, {}, [content(4)]));
  expect(await after(0, table)).toEqual([4, 4]);
});

it("sends the number of the act that is shown, and keeps nothing back while it waits for the answer", async () => {
  const table = await opened();
  table.sit(0);
  receive(table, { sections: { ...first, "view.mode": "open", "view.takebacks": 0 } });
  await vi.advanceTimersByTimeAsync(1000);
  for (const update of [2, 3, 4]) table.received(act(update));
  expect(await after(0, table)).toEqual([2, 2]);
  table.answer({ type: "move", move: 9 });
  const calls = JSON.parse(sessionStorage.getItem("calls t 0") ?? "[]") as object[];
  expect(calls).toMatchObject([{ move: 9, number: 2, revision: 2 }]);
  table.received(act(5));
  expect(await after(0, table)).toEqual([5, 5]);
  sessionStorage.removeItem("calls t 0");
});

it("shows all acts that have come when a call is answered", async () => {
  const table = await opened();
  for (const update of [2, 3, 4]) table.received(act(update));
  expect(await after(0, table)).toEqual([2, 2]);
  table.answered("k", { ok: true } as never);
  expect(await after(0, table)).toEqual([4, 4]);
});

it("keeps nothing back where players act in turn", async () => {
  const table = laid();
  await vi.advanceTimersByTimeAsync(1000);
  for (const update of [2, 3]) table.received(act(update));
  expect(await after(0, table)).toEqual([3, 3]);
});
