// The log: what is read stays in sight, and what has come since then is announced.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import Log from "../../src/table/Log.svelte";
import { ui } from "../../src/ui.svelte";
import type { Happening } from "../../src/wire";
import { Changing } from "../support/changing.svelte";

let shown: Record<string, unknown> | null = null;
const event = (serial: number): Happening =>
  ({ serial, number: serial, kind: "earned", args: { seat: 1, amount: serial } }) as unknown as Happening;

beforeEach(() => ui.setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function open(answered: number | null, onlyFilter: "all" | "since", signs: string[] = []): Changing<Happening[]> {
  const events = new Changing([event(1), event(2)]);
  const props = {
    get events() {
      return events.now;
    },
    teller: { event: ({ serial }: Happening) => `line ${serial}` },
    ...{ game: "discovery", seat: 0, answered, onlyFilter, signs, pointsAt: () => [] },
  };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only what the log reads
  shown = mount(Log, { target: document.body, props: props as any });
  flushSync();
  return events;
}

function scroll(to: number): void {
  const list = document.querySelector<HTMLElement>("[role=log]");
  if (!list) throw new Error("no log");
  list.scrollTop = to;
  list.dispatchEvent(new Event("scroll"));
  flushSync();
}

const newer = (): HTMLButtonElement | null => document.querySelector("button.newer");

it("says that lines have come while it is scrolled up, and goes to them", () => {
  const events = open(null, "all");
  scroll(-100);
  expect(newer()).toBeNull();
  events.now = [...events.now, event(3)];
  flushSync();
  expect(newer()?.textContent).toBe("New lines ↓");
  newer()?.click();
  flushSync();
  expect([newer(), document.querySelector("[role=log]")?.scrollTop]).toEqual([null, 0]);
});

it("says nothing of new lines at its end", () => {
  const events = open(null, "all");
  events.now = [...events.now, event(3)];
  flushSync();
  expect(newer()).toBeNull();
});

it("has no heading for other events where none is about the reader", () => {
  open(0, "since");
  expect(document.querySelectorAll("h2").length).toBe(0);
  expect(document.querySelectorAll("li").length).toBe(2);
});

it("has the emblem of the player who acts before a line, and none where nobody does", () => {
  const shuffled = { serial: 3, number: 3, kind: "market", args: { good: "fur" } } as unknown as Happening;
  const events = open(null, "all", ["england", "spain"]);
  events.now = [...events.now, shuffled];
  flushSync();
  const signs = [...document.querySelectorAll("li")].map((one) => one.querySelector("use")?.getAttribute("href") ?? "");
  expect(signs).toEqual(["#art-nation-spain", "#art-nation-spain", ""]);
});
