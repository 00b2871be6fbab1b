import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import claiming from "../../fixtures/empire-4-claiming.json";
import lot from "../../fixtures/empire-4-lot.json";
import { openActs } from "../../src/empire/acts";
import Claiming from "../../src/empire/Claiming.svelte";
import { NATIONS } from "../../src/empire/facts";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import Voice from "../../src/table/Voice.svelte";
import { ui } from "../../src/ui.svelte";
import type { Happening } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { Changing } from "../support/changing.svelte";
import { mounted, texts } from "../support/mounted";

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const happened = (kind: string, args: object, serial = 0) => ({ kind, args, serial }) as unknown as Happening;

beforeAll(async () => {
  ui.words = await loadWords("en");
  words = await loadWords("en", "empire");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it("tells what the last claims clashed about, and what they laid under which nation", () => {
  const fixture = viewOf(claiming.sections) as EmpireView;
  const laid = NATIONS.filter((_, at) => (fixture.laid >> at) & 1);
  const [first = "", second = ""] = laid;
  const events = [
    ...names.map((_, seat) => happened("selected", { seat, nation: seat < 2 ? first : (laid[seat] ?? "") })),
    happened("clash", { nation: second, card: "supporter" }),
    happened("clash", { nation: first, card: "revolt" }),
  ];
  const picked: string[] = [];
  mounted(Claiming, {
    target: document.body,
    props: {
      view: { ...fixture, claim_round: 1 } as EmpireView,
      seat: 1,
      names,
      words,
      events,
      highlight: new Set(laid.map((nation) => `nation:${nation}`)),
      onpick: (target: string) => picked.push(target),
    },
  });
  flushSync();
  expect(texts("h2 small")[0]).toContain("try 2");
  expect(texts(".claim")).toHaveLength(4);
  expect(document.querySelector(".claim")?.getAttribute("data-about")).toBe(`nation:${first}`);
  expect(texts(".new")).toHaveLength(2);
  expect(texts(".clash p")[0]).toContain("Chosen by several: one more revolt");
  const nameOf = (nation = ""): string => words.term("nation", nation);
  expect(texts(".clash li")).toEqual([
    `${nameOf(first)} Ana, Bea (you) +1 revolt`,
    `${nameOf(laid[2])} Cid`,
    `${nameOf(laid[3])} Dora`,
    `${nameOf(second)} nobody +1 supporter`,
  ]);
  document.querySelector<HTMLButtonElement>(".claim .cover")?.click();
  expect(picked).toEqual([`nation:${first}`]);
});

it("tells what a bid would do, of the reader's own bids too", () => {
  const open = { ...(viewOf(lot.sections) as EmpireView), mode: "open", players: 4, bidders: 0b1111 } as EmpireView;
  const known = figuresOf(lot.sections) as unknown as EmpireFigures;
  type Heard = { events: Happening[]; bids: number[]; winner: number };
  const heard = new Changing<Heard>({ events: [], bids: [0, 0, 0, 0], winner: -1 });
  mounted(Voice, {
    target: document.body,
    props: {
      get events() {
        return heard.now.events;
      },
      get acts() {
        const { bids, winner } = heard.now;
        const wins = bids.map((bid, seat) => (seat === winner ? [[bid, bid]] : []));
        return openActs({ ...open, bids }, { ...known, wins } as EmpireFigures, 1, names);
      },
      game: "empire",
      teller: words.teller({ seat: 1, names }),
    },
  });
  const told = (seat: number, amount: number, winner: number): string | undefined => {
    const { events, bids } = heard.now;
    const event = happened("bids", { seat, amount }, events.length + 1);
    heard.now = { events: [...events, event], bids: bids.with(seat, amount), winner };
    flushSync();
    vi.advanceTimersByTime(2000);
    flushSync();
    return texts(".voice")[0];
  };
  expect(told(2, 6, 2)).toBe("Cid raises to 6 and would win.");
  expect(told(0, 3, 2)).toBe("Ana raises to 3 but stays below the highest bid.");
  expect(told(1, 6, 0)).toBe("You raise to 6 and are tied with Cid.");
  expect(told(3, 6, 0)).toBe("Dora raises to 6 and is tied with you and Cid.");
  expect(told(1, 7, 1)).toBe("You raise to 7 and would win.");
});

it("tells of acts the latest only, at most every two seconds, and beside it whatever else happens", () => {
  const acts = [
    happened("bids", { seat: 0, amount: 3 }, 1),
    happened("bids", { seat: 2, amount: 4 }, 2),
    happened("content", { seat: 3 }, 3),
    happened("card", { card: "good" }, 4),
  ];
  const heard = new Changing<Happening[]>([]);
  const teller = words.teller({ seat: 1, names });
  mounted(Voice, {
    target: document.body,
    props: {
      get events() {
        return heard.now;
      },
      ...{ teller, game: "empire" },
      acts: openActs({ ...(viewOf(lot.sections) as EmpireView), bids: [] }, null, 1, names),
    },
  });
  const hear = (count: number): void => {
    heard.now = acts.slice(0, count);
    flushSync();
  };
  hear(1);
  expect(texts(".voice")).toEqual(["Ana bids 3 gold."]);
  vi.advanceTimersByTime(500);
  hear(2);
  vi.advanceTimersByTime(500);
  hear(4);
  expect(texts(".voice")).toEqual(["Ana bids 3 gold."]);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(texts(".voice p")).toEqual(["Dora is content.", "Up for auction: a good."]);
  expect(document.querySelector(".voice")?.getAttribute("aria-live")).toBe("polite");
});
