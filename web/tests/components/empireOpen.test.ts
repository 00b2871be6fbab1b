import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import lot from "../../fixtures/empire-4-lot.json";
import Auction from "../../src/empire/Auction.svelte";
import Bids from "../../src/empire/Bids.svelte";
import { BoardDraft, bring } from "../../src/empire/boardDraft.svelte";
import Drawer from "../../src/empire/Drawer.svelte";
import Hand from "../../src/empire/Hand.svelte";
import Offers from "../../src/empire/Offers.svelte";
import { OfferFilters } from "../../src/empire/offerFilters.svelte";
import { ANYBODY, type Offer } from "../../src/empire/offers";
import Plan from "../../src/empire/Plan.svelte";
import { PlanDraft } from "../../src/empire/planDraft.svelte";
import PlanSent from "../../src/empire/PlanSent.svelte";
import PlanStrip from "../../src/empire/PlanStrip.svelte";
import { questionOf } from "../../src/empire/question";
import { Raise } from "../../src/empire/raise.svelte";
import Ring from "../../src/empire/Ring.svelte";
import RoundEnd from "../../src/empire/RoundEnd.svelte";
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import { me } from "../../src/me.svelte";
import { figuresOf, viewOf } from "../../src/net/sections";
import { knock, play } from "../../src/table/soundPlayer";
import { ui } from "../../src/ui.svelte";
import type { Choice, Happening } from "../../src/wire";
import { loadWords } from "../../src/words/load";
import type { Words } from "../../src/words/words";
import { StubTable } from "../support/stubTable.svelte";
import { Changing } from "../support/changing.svelte";
import { mounted, takeOff, texts } from "../support/mounted";

vi.mock(import("../../src/table/soundPlayer"), async (load) => ({ ...(await load()), knock: vi.fn(), play: vi.fn() }));

let words: Words;
const names = ["Ana", "Bea", "Cid", "Dora"];
const ME = 2;
const CARDS = [3, 2, 2, 2, 1, 4, 12]; // of each player: supporters, revolts, goods, populations, colonies, bonds, gold
// The reader, seat 2, and Bea share 5, Ana leads with 6, Dora has withdrawn.
const view = {
  ...(viewOf(lot.sections) as EmpireView),
  mode: "open" as const,
  players: 4,
  bidders: 0b0111,
  bids: [6, 5, 5, 0],
  deciders: [1, 2],
  cards: [CARDS, CARDS, CARDS, CARDS],
} as EmpireView;
const figures = {
  ...(figuresOf(lot.sections) as unknown as EmpireFigures),
  leader: 0,
  wins: [[[6, 12]], [[7, 12]], [[7, 12]], []],
  waited: [1, 2],
  free_gold: [6, 7, 7, 12],
  offers: [],
} as EmpireFigures;

const choice = (kind: string, more: Partial<Choice> = {}): Choice =>
  ({ move: 1, kind, args: {}, amount: null, notation: kind, refusal: null, answers: "node", ...more }) as Choice;
const refused = (code: string, args = {}) => ({ refusal: { code, args, clause: "", remedy: "" } as never });
const MENU = [
  choice("withdraw", { move: 17 }),
  choice("bid", { move: 106, amount: [6, 12], args: { amount: 6 }, notation: "bid 6" }),
  choice("content", { move: 900, answers: "number" }),
];

const SAME = { lines: {}, changes: {}, support: 0 }; // a trade that changes nothing at the next development
/** Let the answers of the server arrive. */
async function answered(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

const newTable = (): StubTable => new StubTable(view, figures, MENU, ME, names);

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: 0 });
  await ui.setLanguage("en");
  ui.setAsksFirst(false);
  words = await loadWords("en", "empire");
  vi.spyOn(me.api, "whyNot").mockResolvedValue(null);
  vi.spyOn(me.api, "outlook").mockResolvedValue(SAME);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};

function bidding(table = newTable()) {
  const deciding = { inHand: null, play: vi.fn(), drop: vi.fn() };
  const raise = new Raise();
  mounted(Bids, {
    target: document.body,
    props: { table: table as never, teller: words.teller({ seat: ME, names }), deciding: deciding as never, raise },
  });
  flushSync();
  vi.advanceTimersByTime(1000);
  return { table, deciding, raise };
}

/** Somebody raises: the highest bid is another. */
function raised(table: StubTable, bids: number[], wins = figures.wins): void {
  table.view = { ...table.view, bids };
  table.figures = { ...table.figures, wins };
  flushSync();
}

it("the buttons say what they would do, and one click sends the amount they show", () => {
  const { deciding } = bidding();
  expect(texts(".open-act > span, .raise-to > span")).toEqual([
    "Match 6m",
    "+1: 7Enter",
    "Raise to 7",
    "Withdraww",
    "✓ Contentc",
  ]);
  expect(texts("small")).toEqual(["ties with Ana", "would win", "would win", "you are tied", "as it stands"]);
  press(".match");
  expect(deciding.play).toHaveBeenLastCalledWith(106);
  press(".content");
  expect(deciding.play).toHaveBeenLastCalledWith(900);
  press(".withdraw");
  expect(deciding.play).toHaveBeenLastCalledWith(17);
});

it("a click less than 0.4 s after the highest bid changed is not sent, and the button has its new number", () => {
  const { table, deciding } = bidding();
  raised(table, [6, 8, 5, 0]);
  vi.advanceTimersByTime(390);
  press(".match");
  expect(deciding.play).not.toHaveBeenCalled();
  expect(texts(".match > span")).toEqual(["Match 8m"]);
  expect(document.querySelector(".match")?.classList.contains("held")).toBe(true);
  vi.advanceTimersByTime(20);
  press(".match"); // 8 is more than half of 12 gold
  press(".match");
  expect(deciding.play.mock.calls).toEqual([[108]]);
});

it("a raise by more than 3 over the highest, or of more than half of the gold, takes a second click", () => {
  const { deciding, raise } = bidding();
  const form = document.querySelector("form");
  raise.type(10);
  flushSync();
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  flushSync();
  expect(deciding.play).not.toHaveBeenCalled();
  expect(texts(".raise-to > *")).toEqual(["Raise to 10Enter", "click again"]);
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(deciding.play.mock.calls).toEqual([[110]]);
});

it("Enter sends what was typed or stepped to, and else one more; the button that it presses is marked", () => {
  const { raise } = bidding();
  const marked = () => texts("[data-enter] > span");
  expect(marked()).toEqual(["+1: 7Enter"]);
  raise.type(8);
  flushSync();
  expect(marked()).toEqual(["Raise to 8Enter"]);
  expect(texts(".next > span")).toEqual(["+1: 7+"]);
});

it("while choices are confirmed, every bid and withdrawal takes a second click, and contentment one", () => {
  ui.setAsksFirst(true);
  const { table, deciding } = bidding();
  press(".match");
  const notes = () => texts(".match > small, .withdraw > small");
  expect(notes()).toEqual(["click again", "you are tied"]);
  press(".withdraw"); // arms another button
  expect(notes()).toEqual(["ties with Ana", "click again"]);
  vi.advanceTimersByTime(60_000); // it waits as long as it says so
  expect(deciding.play).not.toHaveBeenCalled();
  press(".withdraw");
  press(".content");
  expect(deciding.play.mock.calls).toEqual([[17], [900]]);
  press(".next");
  expect(texts(".next > *")).toEqual(["+1: 7Enter", "click again"]);
  raised(table, [7, 5, 5, 0]);
  expect(texts(".next > span")).toEqual(["+1: 8Enter"]);
  vi.advanceTimersByTime(500);
  press(".next"); // the first click was for another number
  expect(deciding.play).toHaveBeenCalledTimes(2);
  press(".next");
  expect(deciding.play).toHaveBeenLastCalledWith(108);
});

it("what is typed stays when somebody raises, and says what it would do now", () => {
  const { table, raise } = bidding();
  const field = document.querySelector("input") as HTMLInputElement;
  field.focus();
  field.value = "9";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  raised(table, [6, 9, 5, 0], [[[10, 12]], [[9, 12]], [[10, 12]], []]);
  expect([field.value, document.activeElement === field]).toEqual(["9", true]);
  expect(texts(".raise-to small")).toEqual(["ties with Bea"]);
  expect(document.querySelector(".stepper.warned")).not.toBeNull();
  const bar = (): string => questionOf(table.view, table.figures, MENU, ME, names, words, raise.overtaking).line;
  expect(bar()).toBe("Bea raised to 9 while you typed. Your bid was not sent.");
  raised(table, [11, 11, 5, 2]);
  expect(bar()).toBe("Ana and Bea raised to 11 while you typed. Your bid was not sent.");
  raised(table, [11, 11, 7, 0], [[], [], [], []]); // the reader's own plan has raised, and Dora's bid is gone
  expect(bar()).toContain("Ana and Bea raised to 11");
  raise.type(12);
  expect(bar()).toBe("You stand at 7, Ana and Bea at 11.");
});

it("what is typed stays through every other act: withdrawals, contentment, offers and trades", () => {
  const { table, deciding, raise } = bidding();
  const field = document.querySelector("input") as HTMLInputElement;
  field.focus();
  field.value = "1"; // of 12: below the reader's own bid
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const acts: (() => void)[] = [
    () => (table.view = { ...table.view, bidders: 0b0110, deciders: [1, 2] }), // Ana withdraws
    () => (table.figures = { ...table.figures, waited: [2] }), // Bea is content
    () => (table.figures = { ...table.figures, offers: [offer(0, ME, { gold: 1 }, { good: 1 })] }),
    () => (table.view = { ...table.view, cards: [CARDS, CARDS, [3, 2, 1, 2, 1, 4, 13], CARDS] }),
    () => (table.menu = [choice("bid", { move: 106, amount: [6, 13], notation: "bid 6" })]),
    () => raised(table, [6, 7, 5, 0]),
  ];
  for (const act of acts) {
    act();
    flushSync();
    expect([field.value, document.activeElement === field, raise.typed]).toEqual(["1", true, 1]);
  }
  expect(deciding.play).not.toHaveBeenCalled();
});

it("the number that was typed is sent as it is; below the reader's own bid the server refuses it", () => {
  const { table, deciding, raise } = bidding();
  const form = document.querySelector("form");
  const submit = (): void => {
    form?.dispatchEvent(new Event("submit", { cancelable: true }));
    flushSync();
  };
  raise.type(7);
  raised(table, [6, 5, 8, 0]); // the reader's plan has bid 8
  expect(texts(".raise-to > *")).toEqual(["Raise to 7Enter", "below your 8"]);
  submit();
  expect(deciding.play.mock.calls).toEqual([["bid 7"]]);
  expect(knock).not.toHaveBeenCalled(); // the refusal will
  raise.type(13); // more than the reader holds
  flushSync();
  submit();
  raise.type(null);
  flushSync();
  submit();
  expect([deciding.play.mock.calls.length, vi.mocked(knock).mock.calls.length]).toEqual([1, 2]);
});

it("a number that nobody typed is not sent less than 0.4 s after it changed", () => {
  const { table, deciding, raise } = bidding();
  raise.type(7);
  flushSync();
  raised(table, [6, 5, 7, 0], [[], [], [[8, 12]], []]); // the reader's bid: the field is empty again
  expect(raise.isTyped).toBe(false);
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(deciding.play).not.toHaveBeenCalled();
});

it("away from the bids the bar keeps the highest one", () => {
  const bar = (bids: number[], more: Partial<EmpireView> = {}, wins = figures.wins): string =>
    questionOf({ ...view, bids, ...more }, { ...figures, wins }, MENU, ME, names, words, null, true).line;
  expect(bar([6, 5, 5, 0])).toBe("You stand at 5, Ana at 6.");
  expect(bar([6, 6, 5, 0], {}, [[], [], [[5, 5]], []])).toBe(
    "You stand at 5 and would win. Highest bid: 6, Ana and Bea.",
  );
  expect(bar([5, 6, 6, 0])).toBe("You stand at 6, tied with Bea.");
  expect(bar([5, 6, 0, 0], { bidders: 0b0011 })).toBe("Highest bid: 6, Bea. You can still trade.");
});

it("who is content, or can do nothing, sees why the buttons are off", () => {
  const table = newTable();
  table.menu = [
    choice("withdraw", refused("not-tied")),
    choice("bid", { amount: [13, 13], ...refused("bid-too-high") }),
    choice("content", refused("content-already")),
  ];
  const { deciding } = bidding(table);
  expect(texts(".withdraw small, .content small")).toEqual(["only when tied", "until a change"]);
  for (const button of [".match", ".next", ".withdraw", ".content"]) press(button);
  expect(deciding.play).not.toHaveBeenCalled();
});

it("the ladder shows who is content, what moved, and where a player withdrew", () => {
  const events = [
    { serial: 1, kind: "card", args: {} },
    { serial: 2, kind: "bids", args: { seat: 3, amount: 3 } },
    { serial: 3, kind: "withdraws", args: { seat: 3 } },
  ] as never;
  mounted(Auction, { target: document.body, props: { view, names, words, events, figures, seat: ME } });
  flushSync();
  expect(texts(".note .long")).toEqual(["tied with Bea", "withdrawn at 3", "would win for 6", "tied with you"]);
  expect(texts(".content-mark")).toEqual(["not yet", "✓content", "not yet"]);
  expect(texts(".tell b")).toEqual(["1 of 3 is content"]);
});

it("gold in a bid is locked on the stack", () => {
  const props = {
    view,
    names,
    words,
    figures,
    seat: ME,
    isOver: false,
    highlight: new Set<string>(),
    onpick: () => {},
  };
  mounted(Hand, { target: document.body, props });
  flushSync();
  expect(texts(".locked")).toEqual(["5 bid"]);
});

const offer = (seat: number, to: number, given: Offer["given"], asked: Offer["asked"], place = 1): Offer => ({
  seat,
  to,
  given,
  asked,
  place,
  replies: [],
  can_take: [],
});

function board(offers: Offer[], menu: Choice[], standing: unknown = null, facts: unknown = null) {
  const table = newTable();
  Object.assign(table, { standing, facts });
  table.figures = { ...figures, offers };
  table.menu = menu;
  const deciding = { inHand: null, play: vi.fn(), drop: vi.fn() };
  const draft = new BoardDraft();
  mounted(Offers, {
    target: document.body,
    props: {
      table: table as never,
      words,
      teller: words.teller({ seat: ME, names }),
      deciding: deciding as never,
      draft,
      filters: new OfferFilters(table as never),
    },
  });
  flushSync();
  return { table, deciding, draft };
}
const take = (seat: number, move: number, more = {}): Choice =>
  choice("take", { move, args: { seat_rival: seat, amount_place: 1 }, ...more });
const reply = (seat: number): Choice =>
  choice("reply", { move: 700 + seat, args: { seat_rival: seat, amount_place: 1 } });

const standing = { filters: ["gold"], filter_names: ["supporter", "gold", "revolt", "anybody-0"], filtered: [[1, 1]] };

it("filters hide offers until the reader wants to see them", () => {
  board([offer(0, ME, { gold: 4 }, { good: 1 }), offer(1, ME, { colony: 1 }, { gold: 2 })], [], standing);
  const back = (): string[] => texts(".back");
  expect([texts(".offer").length, back()]).toEqual([1, ["1 hidden by your filters: show"]]);
  press(".back");
  expect([texts(".offer").length, back()]).toEqual([2, ["1 shown despite your filters: hide"]]);
  press(".back");
  expect(texts(".offer").length).toBe(1);
});

it("a board whose offers are all hidden is not called empty", () => {
  board([offer(1, ME, { colony: 1 }, { gold: 2 })], [], standing);
  expect(texts(".offer-board > p")).toEqual([]);
});

it("an empty board says when offers are made, but not once the game is over", () => {
  const { table } = board([], []);
  expect(texts(".offer-board > p")).toEqual(["No offers yet."]);
  table.isOver = true;
  flushSync();
  expect(texts(".offer-board > p")).toEqual([]);
});

it("a declined gift says so to its maker, to others and to the player who declines it", () => {
  const offers = [offer(ME, 0, { revolt: 1 }, {}), offer(0, 1, { revolt: 1 }, {}), offer(1, ME, { revolt: 1 }, {})];
  const declined = offers.map(({ seat, place }) => [seat, place]);
  board(offers, [], null, { declined });
  expect(texts(".declined").sort()).toEqual([`✕ ${names[0]} declines`, `✕ ${names[1]} declines`, "✕ you decline"]);
});

it("each change of the filters is sent as a whole, one after the other", async () => {
  const send = vi.spyOn(me.api, "setFilters").mockResolvedValue();
  board([], [], standing);
  expect(texts("dialog label")).toEqual([
    "Offers that ask for supporters",
    "Offers that ask for gold",
    "Gifts with revolts (those to you are declined)",
    "Offers of Ana to anybody",
  ]);
  const boxes = [...document.querySelectorAll<HTMLInputElement>("dialog input")];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  boxes[2]?.click();
  boxes[1]?.click();
  flushSync();
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true, false]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([, seat, filters]) => [seat, filters])).toEqual([
    [ME, ["gold", "revolt"]],
    [ME, ["revolt"]],
  ]);
});

it("filters that the server refuses go back to those it has", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // it tells of unknown errors
  vi.spyOn(me.api, "setFilters").mockRejectedValue(new Error("no"));
  board([], [], standing);
  const boxes = [...document.querySelectorAll<HTMLInputElement>("dialog input")];
  boxes[0]?.click();
  await vi.waitFor(() => expect(texts("dialog .fault").length).toBe(1));
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
});

it("offers lie in groups, and what costs support takes a second click", async () => {
  vi.mocked(me.api.outlook).mockImplementation((_, __, move) =>
    Promise.resolve({ ...SAME, support: move === 500 ? -1 : 0 }),
  );
  const { deciding, draft } = board(
    [
      offer(0, ME, { gold: 4 }, { supporter: 1 }),
      offer(1, ANYBODY, { population: 1 }, { gold: 2 }),
      offer(ME, 1, { good: 1 }, { colony: 1 }),
      offer(1, 3, { gold: 1 }, { bond: 1 }, 2),
    ],
    [
      take(0, 500),
      take(1, 501, refused("your-gold-in-bid", { amount: 5 })),
      reply(0),
      choice("cancel", { move: 600, args: { amount_place: 1 } }),
    ],
  );
  expect(texts("h3")).toEqual(["To you", "To anybody", "Yours, 1 of 6", "Between others"]);
  expect(texts(".offer.anybody .why")).toEqual(["gold is in your bid"]);
  await answered();
  press(".offer.you .accept");
  expect(deciding.play).not.toHaveBeenCalled();
  expect(texts(".offer.you .accept")).toEqual(["Click again: −1 support"]);
  press(".offer.you .accept");
  expect(deciding.play).toHaveBeenLastCalledWith(500);
  press(".offer.own .cancel");
  expect(deciding.play).toHaveBeenLastCalledWith(600);
  press(".offer.you .counter");
  expect([draft.isOpen, draft.to, draft.line]).toEqual([true, 0, "counter s0 1 give 1 supporter for 4 gold done"]);
});

it("to counter an offer fills in no gold that stands in a bid, and no cards that the reader lacks", () => {
  const { draft } = board([offer(0, ME, { colony: 1 }, { gold: 9, good: 3 })], [take(0, 500), reply(0)]);
  press(".offer.you .counter"); // 12 gold and 2 goods are held, 5 gold is locked
  expect(draft.line).toBe("counter s0 1 give 2 good 7 gold for 1 colony done");
});

it("cards that are dragged to a player are given as far as the reader can: gold that stands in a bid is not", () => {
  const draft = new BoardDraft();
  draft.address(0);
  for (let time = 0; time < 13; time++) bring(`held:${ME}:gold`, draft, view, figures, ME);
  for (let time = 0; time < 13; time++) bring(`held:${ME}:good`, draft, view, figures, ME);
  bring("held:0:gold", draft, view, figures, ME);
  expect(draft.line).toBe("offer s0 give 2 good 7 gold for 1 gold done");
});

it("while choices are confirmed, every offer takes a second click to accept", async () => {
  const offers = [offer(0, ME, { gold: 4 }, { bond: 1 }), offer(1, ANYBODY, { gold: 2 }, { good: 1 })];
  const { deciding } = board(offers, [take(0, 500), take(1, 501)]);
  await answered();
  press(".offer.anybody .accept");
  expect(deciding.play.mock.calls).toEqual([[501]]);
  ui.setAsksFirst(true);
  press(".offer.you .accept");
  expect(texts(".offer.you .accept")).toEqual(["Click again"]);
  press(".offer.you .accept");
  expect(deciding.play.mock.calls).toEqual([[501], [500]]);
});

it("an offer to me says what accepting it does to my next development", async () => {
  const lost = { lines: { luxury: -1, unrest: 1 }, changes: { supporter: -1, revolt: 1, good: 1 }, support: -2 };
  vi.mocked(me.api.outlook).mockImplementation((_, __, move) => Promise.resolve(move === 500 ? lost : SAME));
  const offers = [offer(0, ME, { gold: 4 }, { good: 1 }), offer(1, ME, { gold: 2 }, { bond: 1 })];
  const { table, deciding } = board(offers, [take(0, 500), take(1, 501)]);
  expect(texts(".offer .effect")).toEqual(["", ""]);
  press(".offer.you .accept"); // before it is known what it costs
  expect(deciding.play).not.toHaveBeenCalled();
  await answered();
  expect(texts(".offer .effect")).toEqual(["−1 luxury support −2 +1", "next development: no change"]);
  expect(texts(".offer.you .accept")).toEqual(["Click again: −2 support", "Accept"]);
  expect(me.api.outlook).toHaveBeenCalledTimes(2);
  table.view = { ...table.view, number: 99 };
  flushSync();
  expect(me.api.outlook).toHaveBeenCalledTimes(2); // nothing that matters has changed
  table.view = { ...table.view, cards: [CARDS, CARDS, [3, 2, 3, 2, 1, 4, 12], CARDS] };
  flushSync();
  expect(me.api.outlook).toHaveBeenCalledTimes(4);
});

it("an offer can be hidden and shown again; one that lapsed is struck through for two seconds", () => {
  const lapsing = offer(0, ME, { good: 2 }, { gold: 1 });
  const { table } = board([lapsing, offer(1, ME, { bond: 1 }, { gold: 1 })], [take(0, 500), take(1, 501)]);
  press(".offer .square");
  expect(texts(".offer").length).toBe(1);
  press(".back");
  expect(texts(".offer").length).toBe(2);
  table.figures = { ...figures, offers: [offer(1, ME, { bond: 1 }, { gold: 1 })] };
  table.events = [
    { serial: 9, kind: "lapsed", args: { seat: 0, counts_given: "2 card-good", counts_asked: "1 card-gold" } },
  ] as never;
  flushSync();
  expect(document.querySelectorAll(".offer.gone").length).toBe(1);
  vi.advanceTimersByTime(2100);
  flushSync();
  expect(document.querySelectorAll(".offer").length).toBe(1);
});

it("nothing moves under the pointer: new offers wait", () => {
  const first = offer(0, ME, { good: 2 }, { gold: 1 });
  const { table } = board([first], [take(0, 500)]);
  const panel = document.querySelector(".offer-board") as HTMLElement;
  panel.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  table.figures = { ...figures, offers: [first, offer(1, ME, { bond: 1 }, { gold: 1 })] };
  flushSync();
  expect(texts(".offer .name")).toEqual(["Ana"]);
  expect(texts(".waiting")).toEqual(["1 new"]);
  press(".waiting");
  expect(texts(".offer .name")).toEqual(["Bea", "Ana"]);
});

it("the drawer writes an offer as a line, stops at the free gold, and is kept when it is closed", async () => {
  const built = { lines: { luxury: -1, company: 1 }, changes: { good: 3, gold: 10 }, support: 0 };
  vi.mocked(me.api.outlook).mockResolvedValue(built);
  const deciding = { inHand: null, play: vi.fn(), drop: vi.fn() };
  const draft = new BoardDraft();
  draft.open();
  const table = newTable();
  mounted(Drawer, {
    target: document.body,
    props: {
      table: table as never,
      words,
      deciding: deciding as never,
      draft,
      players: [3, 0, 1],
      form: "f",
      isWide: true,
    },
  });
  flushSync();
  expect(texts(".chip")).toEqual(["Anybody", "Dora", "Ana", "Bea"]);
  expect(texts(".lock")).toEqual(["5 of your 12 gold is in your bid"]);
  expect(document.querySelector<HTMLInputElement>("input[aria-label='You give: gold']")?.max).toBe("7");
  draft.given[2] = 1;
  draft.asked[4] = 1;
  flushSync();
  expect(texts(".sentence-of-offer > b")).toEqual(["1 good for 1 colony, to anybody."]);
  await answered();
  expect(me.api.outlook).toHaveBeenLastCalledWith("stub", ME, "offer anybody give 1 good for 1 colony done");
  expect(texts(".sentence-of-offer .outlook")).toEqual(["−1 luxury, +1 company +3+10"]);
  vi.mocked(me.api.whyNot).mockResolvedValue({ code: "no", title: "No." } as never);
  draft.given[2] = 9;
  flushSync();
  await answered();
  expect(texts(".sentence-of-offer .outlook")).toEqual([]);
  vi.mocked(me.api.whyNot).mockResolvedValue(null);
  draft.given[2] = 1;
  flushSync();
  await answered();
  document.querySelectorAll<HTMLInputElement>(".chip input")[2]?.click();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(deciding.play).toHaveBeenCalledWith("offer s0 give 1 good for 1 colony done");
  draft.close();
  expect(draft.line).toBe("offer s0 give 1 good for 1 colony done");
});

it("after the fifth card the middle says who won what and who is ready", () => {
  const events = [
    { serial: 1, kind: "round", args: { amount: view.round } },
    { serial: 2, kind: "shortage", args: { number: 1 } },
    { serial: 3, kind: "card", args: { card: "good" } },
    { serial: 4, kind: "won", args: { seat: 0, card: "good", amount: 3 } },
    { serial: 5, kind: "card", args: { card: "bond" } },
    { serial: 6, kind: "nobody-won", args: { card: "bond", highest: 0 } },
  ] as never;
  const ended = { ...view, agenda: [["board", 0, 1, 0, 0]] } as unknown as EmpireView;
  mounted(RoundEnd, { target: document.body, props: { view: ended, names, words, events, figures, seat: ME } });
  flushSync();
  expect(texts("li .who")).toEqual(["You", "Dora", "Ana", "Bea"]);
  expect(texts("li .won")).toEqual(["nothing", "nothing", "good for 3", "nothing", "bond"]);
  expect(texts(".content-mark")).toEqual(["not yet", "✓ready", "✓ready", "not yet"]);
});

const rowCard = (place: number, card: string, more: object = {}) => ({
  place,
  card,
  at_once: {},
  built: [],
  changes: {},
  ...more,
});
const ROW = [
  rowCard(2, "bond", { at_once: { gold: 10 }, built: ["bonds"], changes: { gold: -1 } }),
  rowCard(3, "good", { built: ["luxury"], changes: { supporter: 1 } }),
  rowCard(4, "population", { built: ["unrest"], changes: { revolt: 1 } }),
  rowCard(5, "colony"),
];
const happening = (kind: string, args: object) => ({ kind, args }) as Happening;
const SOLD = [
  happening("round", { amount: 1 }),
  happening("card", { card: "good" }),
  happening("won", { seat: 1, amount: 4, card: "good" }),
  happening("card", { card: "good" }),
  happening("won", { seat: 0, amount: 7, card: "good" }),
  happening("card", { card: "good" }),
  happening("nobody-won", { card: "good" }),
];

function planning() {
  const table = newTable();
  table.figures = { ...figures, row: [[], [], ROW, []] } as never;
  table.view = {
    ...view,
    agenda: [
      ["exploration", 0, 2, 0, 0],
      ["open-bidding", 0, 2, 0, 0],
    ],
    shortage: 0,
  } as never;
  table.standing = { orders: [{ kind: "bid", place: 2, amount: 5, tied: "raise" }], ready: true };
  const plan = new PlanDraft(table as never);
  const sent = vi.spyOn(me.api, "setPlan").mockResolvedValue();
  return { table, plan, sent };
}

it("a plan starts with what the server has, and is sent whole", async () => {
  const { table, plan, sent } = planning();
  plan.open();
  mounted(Plan, {
    target: document.body,
    props: { view: table.view, figures: table.figures, seat: ME, words, events: SOLD, plan, isWide: true },
  });
  flushSync();
  const limits = [...document.querySelectorAll<HTMLInputElement>("input[type=number]")];
  expect(limits.map(({ value }) => value)).toEqual(["5", "", "", "", ""]);
  expect(texts(".gain").map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "covered in this round",
    "at once +10 each round −1",
    "luxury +1",
    "left unused +1",
    "no use yet",
    "",
  ]);
  expect(texts(".prices")).toEqual(["–", "–", "–", "–", "4 · 7"]);
  plan.limits[4] = 9;
  flushSync();
  expect(texts("footer p > *")).toEqual([
    "Limits together 14, you hold 12 gold.",
    "A bond won adds 10.",
    "Later limits shrink to the gold that is left.",
  ]);
  const widths = [...document.querySelectorAll<HTMLElement>(".gold-bar i")].map((one) => [
    one.className.includes("short"),
    Math.round((parseFloat(one.style.width) / 100) * 14),
  ]);
  expect(widths).toEqual([
    [false, 5],
    [false, 7],
    [true, 2],
  ]);
  const out = document.querySelectorAll<HTMLInputElement>("[role=radiogroup]")[3]?.querySelectorAll("input")[1];
  out?.click();
  flushSync();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(sent.mock.calls[0]?.slice(1, 2)).toEqual([ME]);
  expect(sent.mock.calls[0]?.[2]).toMatchObject({
    bids: [
      { place: 2, amount: 5, tied: "raise" },
      { place: 5, amount: 9, tied: "withdraw" },
    ],
    ready: true,
  });
  await vi.waitFor(() => expect(plan.isOpen).toBe(false));
});

it("a limit of 0 means out, unless it is said to hold, which may get the card for nothing", () => {
  const { table, plan } = planning();
  table.standing = { orders: [], ready: false };
  plan.open();
  mounted(Plan, {
    target: document.body,
    props: { view: table.view, figures: table.figures, seat: ME, words, events: [], plan, isWide: true },
  });
  plan.limits[2] = 0;
  plan.limits[3] = 4;
  flushSync();
  expect(plan.bids).toEqual([
    { place: 3, amount: 0, tied: "withdraw" },
    { place: 4, amount: 4, tied: "hold" },
  ]);
  expect(texts("footer p").join()).not.toContain("for nothing");
  plan.tied[2] = "hold";
  flushSync();
  expect(plan.bids[0]?.tied).toBe("hold");
  expect(texts("footer p").join()).toContain("for nothing");
});

it("an offer in the making is put away with its round", () => {
  const draft = new BoardDraft();
  draft.see(2);
  draft.address(1);
  draft.add(true, 0, 9);
  draft.see(2);
  expect([draft.isOpen, draft.isEmpty]).toEqual([true, false]);
  draft.see(3);
  expect([draft.isOpen, draft.isEmpty]).toEqual([false, true]);
});

it("by mail a new plan has 0 for every card and says ready, with a clock or among bots it is empty", () => {
  const { table, plan } = planning();
  const person = { kind: "human" };
  const openedWith = (facts: object) => {
    table.facts = facts;
    plan.open();
    return [plan.bids.length, plan.isReady];
  };
  table.standing = { orders: [], ready: false };
  expect(openedWith({ auction_seconds: 0, seats: [person, person] })).toEqual([5, true]);
  expect(openedWith({ auction_seconds: 20, seats: [person, person] })).toEqual([0, false]);
  expect(openedWith({ auction_seconds: 0, seats: [person, { kind: "bot" }] })).toEqual([0, false]);
  table.standing = { orders: [{ kind: "bid", place: 3, amount: 2 }], ready: false };
  expect(openedWith({ auction_seconds: 0, seats: [person, person] })).toEqual([1, false]);
});

it("the switch under the ladder turns the plan off and on again for this card", () => {
  const { table, plan, sent } = planning();
  mounted(PlanStrip, { target: document.body, props: { view: table.view, seat: ME, plan } });
  flushSync();
  const toggle = document.querySelector<HTMLInputElement>("[role=switch]");
  expect([texts("b"), toggle?.checked]).toEqual([["Your plan: to 5, and 1 more if tied"], true]);
  toggle?.click();
  flushSync();
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ bids: [], ready: true });
  table.standing = { orders: [], ready: true };
  flushSync();
  expect([texts("b"), texts(".quiet")]).toEqual([["Your plan: to 5, and 1 more if tied"], ["You bid by hand."]]);
  const again = document.querySelector<HTMLInputElement>("[role=switch]");
  expect(again?.checked).toBe(false);
  again?.click();
  flushSync();
  expect(sent.mock.calls[1]?.[2]).toMatchObject({ bids: [{ place: 2, amount: 5, tied: "raise" }], ready: true });
});

it("who has sent a plan is marked, and nothing else is said of it", () => {
  const props = { view, seat: ME, names, people: [2, 3, 0], sent: [0, 2] };
  mounted(PlanSent, { target: document.body, props });
  flushSync();
  expect(texts(".name")).toEqual(["you", "Dora", "Ana"]);
  expect(texts(".content-mark")).toEqual(["✓sent", "not yet", "✓sent"]);
});

it("who plays with bots alone is not told who has sent a plan", () => {
  mounted(PlanSent, { target: document.body, props: { view, seat: ME, names, people: [ME], sent: [] } });
  flushSync();
  expect(texts(".plans")).toEqual([]);
});

it("the ring counts the seconds down, and tells ten and five of them", () => {
  mounted(Ring, { target: document.body, props: { ends: Date.now() + 12_000, seconds: 20, isWaited: true } });
  flushSync();
  const left = (): string | null => document.querySelector("[role=timer]")?.getAttribute("aria-label") ?? null;
  expect([left(), texts("[aria-live]")]).toEqual(["12 seconds left", [""]]);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect([left(), texts("[aria-live]")]).toEqual(["10 seconds left", ["10 seconds left"]]);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect([left(), texts("[aria-live]")]).toEqual(["5 seconds left", ["5 seconds left"]]);
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(left()).toBe("0 seconds left");
});

/** A ring with so many seconds left, which starts again when `again` is called. */
function ringing(more: object, seconds = 8) {
  const ends = new Changing(Date.now() + seconds * 1000);
  mounted(Ring, {
    target: document.body,
    props: {
      get ends() {
        return ends.now;
      },
      seconds: 20,
      isWaited: true,
      ...more,
    },
  });
  flushSync();
  const pass = (time: number): void => {
    for (let at = 0; at < time; at += 200) {
      vi.advanceTimersByTime(200);
      flushSync();
    }
  };
  return { pass, again: () => (ends.now = Date.now() + 20_000) };
}
const isLast = (): boolean => document.querySelector(".ring.last") !== null;

it("below six seconds the ring beats, once a second, for a reader whose silence counts", async () => {
  const { pass } = ringing({});
  pass(2000); // 6 s left
  expect([isLast(), vi.mocked(play).mock.calls.length]).toEqual([false, 0]);
  pass(1000);
  expect([isLast(), vi.mocked(play).mock.calls]).toEqual([true, [[{ name: "count" }]]]);
  pass(1000);
  expect(play).toHaveBeenCalledTimes(2);
  pass(6000);
  expect(play).toHaveBeenCalledTimes(5); // at 5, 4, 3, 2 and 1
  await takeOff();
  vi.mocked(play).mockClear();
  ringing({ isWaited: false }).pass(9000);
  expect([isLast(), vi.mocked(play).mock.calls.length]).toEqual([false, 0]);
});

it("when all are content the ring is full, marked and silent", () => {
  ringing({ isFull: true }, 4).pass(3000);
  const [dashes = "", gap = ""] = document.querySelector(".left")?.getAttribute("stroke-dasharray")?.split(" ") ?? [];
  expect([texts(".ring.full text"), dashes === gap, isLast()]).toEqual([["✓"], true, false]);
  expect(play).not.toHaveBeenCalled();
});

it("two who raise to the same at once: both are marked, the head of the panel says so, the ring starts again", () => {
  const { again, pass } = ringing({}, 4);
  const bids = new Changing([6, 5, 5, 0]);
  mounted(Auction, {
    target: document.body,
    props: {
      get view() {
        return { ...view, bids: bids.now };
      },
      names,
      words,
      events: [],
      figures: { ...figures, wins: [[[6, 6]], [], [], []] } as EmpireFigures,
      seat: ME,
    },
  });
  flushSync();
  const isSaid = (): string[] => texts(".tell b").filter((text) => text.includes("at once"));
  expect([isSaid(), document.querySelectorAll(".newly, .lost-news").length]).toEqual([[], 0]);
  bids.now = [6, 7, 5, 0];
  flushSync();
  vi.advanceTimersByTime(250); // acts that come together are shown a moment apart
  bids.now = [6, 7, 7, 0];
  again();
  flushSync();
  expect(isSaid()).toEqual(["Bea and you raised to 7 at once"]);
  expect(texts(".tell small")).toEqual(["the bids stand; ahead: Ana"]);
  expect(texts(".lost-news .long")).toEqual(["tied with Bea", "tied with you"]);
  expect(document.querySelectorAll(".token.newly")).toHaveLength(2);
  pass(200);
  expect(document.querySelector("[role=timer]")?.getAttribute("aria-label")).toBe("20 seconds left");
  pass(2000);
  expect([isSaid(), document.querySelectorAll(".newly, .lost-news").length]).toEqual([[], 0]);
});

it("the list of bids that moved begins anew with each card", async () => {
  const { Moved } = await import("../../src/empire/moved.svelte");
  const moved = new Moved();
  moved.see("1 2", [0, 0]);
  moved.see("1 2", [3, 0]);
  vi.advanceTimersByTime(100);
  moved.see("1 2", [3, 3]);
  expect([...moved.from]).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(moved.together(1)).toEqual([0, 1]);
  moved.see("1 3", [0, 0]);
  expect(moved.from.size).toBe(0);
});
