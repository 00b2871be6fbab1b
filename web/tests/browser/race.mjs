// Two players in two browsers who act at the same moment, in the open auction of one card: `node race.mjs URL [OTHER]`.
// With a second URL the second player plays at that server, which shares the database of the first. Each message with a
// move is held back until both players have sent theirs, so that neither has seen what the other does.
// Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { createTable, MINE, post } from "./calls.mjs";
import { controls } from "./table.mjs";

const [url, other = url] = process.argv.slice(2);
// The bids of each race: the same, or one higher than the other. Raises by more than 3 would take a second click.
const RACES = [
  [1, 1],
  [3, 2],
  [4, 5],
  [6, 6],
  [7, 8],
  [9, 9],
  [11, 10],
  [12, 12],
];
const faults = [];

/**
 * Holds back the moves of all players until each has sent one, then passes them on, those of the player `first` first.
 */
class StartingLine {
  constructor() {
    this.held = new Map(); // by seat: the message, and how to pass it on
    this.isOn = false;
    this.first = 0;
    this.sent = []; // what was passed on together
  }

  /** Whether a player has sent a move. */
  isHeldFor(seat) {
    return this.held.has(seat) || this.sent.length > 0;
  }

  hold(seat, text, pass) {
    this.held.set(seat, { text, pass });
    if (this.held.size < 2) return;
    const both = [this.held.get(this.first), this.held.get(1 - this.first)];
    this.held.clear();
    this.sent = both.map(({ text }) => JSON.parse(text));
    for (const { text, pass } of both) pass(text);
  }
}

const line = new StartingLine();
const late = { isOn: false, pass: null }; // a move of the first player that is passed on later
const people = [];
for (const [seat, name] of ["Ana", "Bea"].entries()) {
  const context = await launch({ reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("ask-first", "no")); // one click sends
  await context.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const isBid = JSON.parse(text).type === "move" && line.isOn;
      if (late.isOn && seat === 0 && JSON.parse(text).type === "move") late.pass = () => server.send(text);
      else if (isBid) line.hold(seat, text, (held) => server.send(held));
      else server.send(text);
    });
  });
  const page = await watched(context, faults);
  page.setDefaultTimeout(45_000);
  const at = seat ? other : url;
  await page.goto(at);
  await post(page, "guests", { name, lang: "en", keeps: "cookie" });
  // What the page says for a short time only: who raised at once, how many bids are marked, the seconds of the clock.
  await page.evaluate(() => {
    window.seen = { told: [], marked: [], seconds: [] };
    const add = (list, one) => one !== undefined && list.at(-1) !== one && list.push(one);
    new MutationObserver(() => {
      const told = document.querySelector(".tell b")?.innerText;
      if (/at once/.test(told)) {
        add(window.seen.told, told);
        add(window.seen.marked, document.querySelectorAll(".token.newly, .note.lost-news").length);
      }
      const clock = document.querySelector("[role=timer]")?.getAttribute("aria-label");
      if (clock) add(window.seen.seconds, parseInt(clock, 10));
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  people.push({ seat, context, page, at });
}
const [ana, bea] = people;
const id = await createTable(
  ana.page,
  "empire",
  [MINE, { kind: "open" }],
  { version: "beginner" },
  { auction_seconds: 300 },
);
await post(bea.page, `tables/${id}/seats/1/join`);
await post(ana.page, `tables/${id}/start`);
for (const { page, at } of people) {
  await page.goto(`${at}#/table/${id}`);
  await controls(page).getByRole("button", { name: /^Sell/ }).click();
}

const field = ({ page }) => controls(page).getByRole("spinbutton", { name: "Amount" });
const content = ({ page }) => controls(page).locator(".content:not([aria-disabled])");
const mark = ({ page }, seat) => page.locator(`.ladder .line[data-target="bid:${seat}"] .content-mark`);
const stands = ({ page }, seat, bid) =>
  page.locator(`.ladder .line[data-target="bid:${seat}"] .token:not(.ghost) b`).getByText(String(bid), { exact: true });
const sections = () => ana.page.evaluate(async (id) => (await (await fetch(`api/tables/${id}`)).json()).sections, id);

/** Let both act at once, and wait until both have the server's answer. Returns the moves as they were sent. */
async function race(first, ...acts) {
  line.isOn = true;
  line.first = first;
  line.sent = [];
  await Promise.all(acts.map((act) => act()));
  for (const { page } of people) await page.locator("[data-node]:not([data-busy])").waitFor();
  line.isOn = false;
  return line.sent;
}

/** Type a bid and send it. */
async function raise(person, bid) {
  await field(person).fill(String(bid));
  await field(person).press("Enter");
}

const found = { races: [] };
for (const person of people) {
  await field(person).waitFor();
  await person.page.waitForFunction(() => window.seen.seconds.at(-1) < 300); // the clock runs
}
for (const [at, bids] of RACES.entries()) {
  const sent = await race(at % 2, ...people.map((person) => () => raise(person, bids[person.seat])));
  for (const person of people) for (const seat of [0, 1]) await stands(person, seat, bids[seat]).waitFor();
  const server = await sections();
  const refusals = await Promise.all(people.map(({ page }) => page.getByRole("alert").count()));
  found.races.push({
    numbers: sent.map(({ number }) => number),
    bids,
    stood: server["view.bids"],
    after: server["view.number"],
    refusals,
  });
}

// Ana withdraws from the tie, but Bea's raise comes first: the tie is gone, so Ana stays in, and the bar says why.
await ana.page.waitForTimeout(500); // a click just after a change is not sent
late.isOn = true;
await controls(ana.page).locator(".withdraw:not([aria-disabled])").click();
while (!late.pass) await ana.page.waitForTimeout(50);
late.isOn = false;
await raise(bea, 13);
await stands(bea, 1, 13).waitFor();
late.pass();
found.withdrawal = {
  refusal: await ana.page.locator("[data-part=bar]").getByRole("alert").innerText(),
  bidders: (await sections())["view.bidders"],
};
for (const seat of [0, 1]) await stands(ana, seat, [12, 13][seat]).waitFor();

// Ana is content with what she sees while Bea raises: that is no answer to the raise.
await content(ana).waitFor();
await race(
  1,
  async () => {
    // A click just after a change is not sent.
    while (!line.isHeldFor(0)) await content(ana).click();
  },
  () => raise(bea, 14),
);
for (const person of people) await stands(person, 1, 14).waitFor();
await content(ana).waitFor();
const server = await sections();
found.content = {
  marks: await Promise.all(people.map((person) => mark(person, 0).getAttribute("class"))),
  deciders: server["view.deciders"],
};

/** The lines of the log about bids, without the mark of the reader. */
async function told({ page }) {
  const lines = await page.locator(".log li").allInnerTexts();
  return lines.map((line) => line.replaceAll(" (you)", "")).filter((line) => / bids /.test(line));
}
found.seen = await Promise.all(people.map(({ page }) => page.evaluate(() => window.seen)));
found.logs = await Promise.all(people.map(told));
for (const { context } of people) await context.close();
console.log(JSON.stringify({ ...found, faults }));
