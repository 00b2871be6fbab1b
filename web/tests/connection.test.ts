import { describe, expect, test } from "vitest";
import { backoff } from "../src/net/backoff";
import { Connection, type Listener, type Socket, type ConnectionState, type Environment } from "../src/net/connection";
import type { Answer, Call, ServerMessage } from "../src/net/messages";
import { Outbox, type KeyValueStore } from "../src/net/outbox";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeShelf implements KeyValueStore {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

/** A network, a clock and a listener that the test controls. */
class Bench implements Environment, Listener {
  sockets: FakeSocket[] = [];
  timers: { at: number; what: () => void }[] = [];
  now = 0;
  states: ConnectionState[] = [];
  heard: ServerMessage[] = [];
  answers = new Map<string, Answer>();
  where: { update: number; revision: number; chat: number } | null = null;
  storage = new FakeShelf();
  outbox = new Outbox(this.storage, "calls");
  connection = new Connection(this, this, this.outbox, 1);

  open = (): Socket => {
    this.sockets.push(new FakeSocket());
    return this.last;
  };
  after = (milliseconds: number, what: () => void): (() => void) => {
    const timer = { at: this.now + milliseconds, what };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  };
  random = (): number => 0.5;
  state = (state: ConnectionState): void => void this.states.push(state);
  received = (message: ServerMessage): void => void this.heard.push(message);
  answered = (key: string, answer: Answer): void => void this.answers.set(key, answer);
  place = (): { update: number; revision: number; chat: number } | null => this.where;

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.now = due.at;
      due.what();
    }
    this.now = end;
  }
  greet(): void {
    this.last.onopen?.();
    this.last.tell({ type: "presence", seats: [1], watching: 0 });
  }
}

function move(key: string): Call {
  return { type: "move", move: 3, number: 5, takebacks: 0, key };
}

function opened(): Bench {
  const bench = new Bench();
  bench.connection.start();
  bench.greet();
  return bench;
}

describe("a connection", () => {
  test("says who it is, and is open once it is answered", () => {
    const bench = new Bench();
    bench.connection.start();
    bench.last.onopen?.();
    expect(bench.last.sent).toEqual([{ type: "hello", seat: 1 }]);
    expect(bench.states).toEqual(["connecting"]);
    bench.last.tell({ type: "presence", seats: [], watching: 0 });
    expect(bench.states).toEqual(["connecting", "open"]);
  });

  test("comes back after it was cut off, and takes up where it was", () => {
    const bench = opened();
    bench.where = { update: 7, revision: 2, chat: 4 };
    bench.last.onclose?.({ code: 1012 });
    expect(bench.states.at(-1)).toBe("lost");
    bench.pass(400);
    expect(bench.sockets.length).toBe(2);
    bench.greet();
    expect(bench.last.sent[0]).toEqual({ type: "hello", seat: 1, update: 7, revision: 2, chat: 4 });
    expect(bench.states.at(-1)).toBe("open");
  });

  test("waits longer each time while nobody is there", () => {
    const bench = opened();
    const gaps: number[] = [];
    for (let round = 0; round < 8; round++) {
      const before = bench.now;
      bench.last.onclose?.({ code: 1006 });
      const count = bench.sockets.length;
      while (bench.sockets.length === count) bench.pass(100);
      gaps.push(bench.now - before);
    }
    expect(gaps[0]).toBeLessThan(500);
    expect([...gaps].sort((a, b) => a - b)).toEqual(gaps);
    expect(gaps.at(-1)).toBeGreaterThan(10_000);
    expect(gaps.at(-1)).toBeLessThanOrEqual(15_000);
  });

  test("gives up a try that gets no answer", () => {
    const bench = new Bench();
    bench.connection.start();
    bench.pass(8_000);
    expect(bench.sockets[0]!.isClosed).toBe(true);
    expect(bench.states.at(-1)).toBe("lost");
  });

  test("finds out that the other side is gone without a word", () => {
    const bench = opened();
    bench.pass(20_000);
    expect(bench.last.sent.at(-1)).toEqual({ type: "ping" });
    bench.last.tell({ type: "pong" });
    bench.pass(19_000);
    expect(bench.states.at(-1)).toBe("open");
    bench.pass(1_000 + 8_000);
    expect(bench.states.at(-1)).toBe("lost");
  });

  test("stays closed once it was closed", () => {
    const bench = new Bench();
    bench.connection.start();
    bench.last.onopen?.();
    bench.last.tell({ type: "problem", problem: { code: "bad-token" } });
    bench.last.onclose?.({ code: 1008 });
    expect(bench.states.at(-1)).toBe("refused");
    bench.pass(60_000);
    expect(bench.sockets.length).toBe(1);
  });

  test("does not wait once the network is back", () => {
    const bench = opened();
    for (let round = 0; round < 6; round++) {
      bench.last.onclose?.({ code: 1006 });
      bench.connection.retryNow();
    }
    expect(bench.now).toBe(0);
    bench.greet();
    expect(bench.states.at(-1)).toBe("open");
  });

  test("is deaf to a socket it left", () => {
    const bench = opened();
    const old = bench.last;
    bench.last.onclose?.({ code: 1006 });
    old.tell({ type: "said", line: {} });
    expect(bench.heard).toEqual([{ type: "presence", seats: [1], watching: 0 }]);
  });
});

describe("a call", () => {
  test("is sent once and answered once", () => {
    const bench = opened();
    bench.connection.call(move("key-1"));
    bench.last.tell({ type: "done", key: "key-1", answer: { number: 6, takebacks: 0, revision: 0 } });
    bench.last.tell({ type: "done", key: "key-1", answer: { number: 6, takebacks: 0, revision: 0 } });
    expect(bench.last.sent.filter((one) => one["type"] === "move").length).toBe(1);
    expect([...bench.answers.keys()]).toEqual(["key-1"]);
    expect(bench.storage.kept.size).toBe(0);
  });

  test("is sent again under its key until it is answered", () => {
    const bench = opened();
    bench.connection.call(move("key-1"));
    bench.last.onclose?.({ code: 1006 });
    bench.pass(1_000);
    bench.greet();
    expect(bench.last.sent.filter((one) => one["type"] === "move")).toEqual([move("key-1")]);
    bench.last.onclose?.({ code: 1006 });
    bench.pass(2_000);
    bench.greet();
    expect(bench.last.sent.filter((one) => one["type"] === "move")).toEqual([move("key-1")]);
    bench.last.tell({ type: "done", key: "key-1", answer: { number: 6, takebacks: 0, revision: 0 } });
    bench.last.onclose?.({ code: 1006 });
    bench.pass(2_000);
    bench.greet();
    expect(bench.last.sent.filter((one) => one["type"] === "move")).toEqual([]);
  });

  test("waits while there is no connection, and keeps its order", () => {
    const bench = opened();
    bench.last.onclose?.({ code: 1006 });
    bench.connection.call(move("key-1"));
    bench.connection.call(move("key-2"));
    bench.pass(1_000);
    bench.greet();
    expect(bench.last.sent.slice(1)).toEqual([move("key-1"), move("key-2")]);
  });

  test("survives that the page is loaded anew", () => {
    const bench = opened();
    bench.connection.call(move("key-1"));
    const again = new Bench();
    again.storage = bench.storage;
    again.outbox = new Outbox(bench.storage, "calls");
    again.connection = new Connection(again, again, again.outbox, 1);
    again.connection.start();
    again.greet();
    expect(again.last.sent.at(-1)).toEqual(move("key-1"));
  });

  test("that is refused does not reconnect, and reports the reason", () => {
    const bench = opened();
    bench.connection.call(move("key-1"));
    bench.last.tell({ type: "problem", key: "key-1", problem: { code: "stale", detail: "Look again." } });
    expect(bench.answers.get("key-1")).toEqual({ ok: false, problem: { code: "stale", detail: "Look again." } });
    expect(bench.outbox.waiting()).toEqual([]);
  });
});

test("the wait differs from one client to the next", () => {
  expect(backoff(3, () => 0)).toBe(1_600);
  expect(backoff(3, () => 1)).toBe(3_200);
  expect(backoff(100, () => 1)).toBe(15_000);
});
