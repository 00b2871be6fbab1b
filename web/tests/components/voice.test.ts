// The live region that tells screen readers what happens.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Log from "../../src/table/Log.svelte";
import type { Acts } from "../../src/table/voice";
import Voice from "../../src/table/Voice.svelte";
import { ui } from "../../src/ui.svelte";
import type { Game, Happening } from "../../src/wire";
import type { Args } from "../../src/words/catalogue";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { Changing } from "../support/changing.svelte";
import { mounted, texts } from "../support/mounted";

const NAMES = ["Ana", "Bea", "Cid"];
let [discovery, empire] = [] as unknown as [Words, Words];
const event = (serial: number, kind: string, args: object): Happening =>
  ({ serial, number: serial, kind, args }) as unknown as Happening;
const bid = (serial: number, seat = 1): Happening => event(serial, "bids", { seat, amount: serial });

beforeAll(async () => {
  ui.words = await loadWords("en");
  [discovery, empire] = await Promise.all([loadWords("en", "discovery"), loadWords("en", "empire")]);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A voice whose events change; the second function lets time pass. */
function opened(first: Happening[], words = discovery, acts: Acts | null = null) {
  const events = new Changing(first);
  mounted(Voice, {
    target: document.body,
    props: {
      get events() {
        return events.now;
      },
      teller: words.teller({ seat: 0, names: NAMES }),
      ...{ game: words.game as Game, acts },
    },
  });
  flushSync();
  return {
    hear(...fresh: Happening[]): void {
      events.now = [...events.now, ...fresh];
      flushSync();
    },
    pass(milliseconds: number): void {
      vi.advanceTimersByTime(milliseconds);
      flushSync();
    },
  };
}
const told = (): string[] => texts(".voice p");

it("tells in the sentences of the log what happens, and nothing of what has happened before", () => {
  const { hear } = opened([bid(1)]);
  expect(told()).toEqual([]);
  hear(event(2, "turn", { amount: 3, age: 2 }), event(3, "placed", { seat: 1, type: "colonist", place: "dock" }));
  expect(told()).toEqual(["Turn 3, age II", "Bea places a colonist on the colonist dock."]);
  const region = document.querySelector(".voice");
  expect(region?.getAttribute("aria-live")).toBe("polite");
  expect(region?.classList).toContain("unseen");
});

it("announces at most once a second, several events together, of many the latest", () => {
  const { hear, pass } = opened([]);
  hear(bid(1));
  expect(told()).toEqual(["Bea bids $1."]);
  pass(400);
  hear(bid(2));
  pass(400);
  hear(bid(3));
  expect(told()).toEqual(["Bea bids $1."]);
  pass(199);
  expect(told()).toEqual(["Bea bids $1."]);
  pass(1);
  expect(told()).toEqual(["Bea bids $2.", "Bea bids $3."]);
  hear(...Array.from({ length: 40 }, (_, at) => bid(at + 4)));
  pass(1000);
  expect(told()).toEqual([39, 40, 41, 42, 43].map((amount) => `Bea bids $${amount}.`));
  pass(5000);
  hear(bid(50)); // after a silence at once
  expect(told()).toEqual(["Bea bids $50."]);
});

it("tells the same sentence again when it happens again", () => {
  const { hear, pass } = opened([]);
  const out = (serial: number): Happening => event(serial, "out", { seat: 2 });
  hear(out(1));
  const before = document.querySelector(".voice p");
  pass(1000);
  hear(out(2));
  expect(told()).toEqual(["Cid passes."]);
  expect(document.querySelector(".voice p")).not.toBe(before);
});

it("leaves out headings of parts in which nothing happened", () => {
  const box = (serial: number, name: string): Happening => event(serial, "box", { box: name });
  const { hear } = opened([]);
  hear(box(1, "goods"), box(2, "shipping"), event(3, "ship-stays", {}), box(4, "buildings"));
  const stays = "Nobody wants the merchant ship; it stays.";
  expect(told()).toEqual(["Now the merchant shipping box.", stays, "Now the capital buildings box."]);
});

it("leaves out what a later event sums up", () => {
  const { hear } = opened([], empire);
  const rivals = { seat: 1, seat_rival: 2 };
  hear(event(1, "offers", rivals), event(2, "proposed", { ...rivals, counts_given: "1 card-gold", counts_asked: "" }));
  expect(told()).toHaveLength(1);
});

it("tells of acts that anybody may do at any moment the latest, in words of the game, every two seconds", () => {
  const wordsOf = ({ args }: Happening): string | null => ((args as Args)["amount"] === 3 ? "three!" : null);
  const { hear, pass } = opened([], discovery, { kinds: new Set(["bids"]), wordsOf });
  hear(bid(1), event(2, "out", { seat: 2 }), bid(3));
  expect(told()).toEqual(["Cid passes.", "three!"]);
  pass(1000);
  hear(bid(4));
  pass(999);
  hear(bid(5));
  expect(told()).toEqual(["Cid passes.", "three!"]);
  pass(1);
  expect(told()).toEqual(["Bea bids $5."]);
});

it("is the only one: the log beside it announces nothing", () => {
  const log = { events: [bid(1)], teller: discovery.teller({ seat: 0, names: NAMES }), game: "discovery" as const };
  const props = { ...log, seat: 0, answered: null, onlyFilter: "all" as const, pointsAt: () => [] };
  mounted(Log, { target: document.body, props: { ...props, isAnnouncedElsewhere: true } });
  flushSync();
  expect(document.querySelector("[role=log]")?.getAttribute("aria-live")).toBe("off");
});
