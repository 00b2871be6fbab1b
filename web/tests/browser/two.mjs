// Two players in two browsers at one table: `node two.mjs URL`. One reloads, one is offline for a while, and the server
// restarts; the test that runs this script restarts it on request. Prints JSON: the log of each player.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { asked, listed } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const people = [];
for (const name of ["Ana", "Bea"]) {
  const context = await launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  const page = await watched(context, faults);
  page.setDefaultTimeout(45_000);
  people.push({ name, context, page });
}
const [ana, bea] = people;

/** Ask the test to do something, and wait until it has. */
async function ask(what) {
  console.log(what);
  await lines.next();
}

async function node({ page }) {
  return await page.locator("[data-node]").getAttribute("data-node");
}

/** The player who has to decide. */
async function chooser() {
  return await Promise.any(
    people.map(async (one) => {
      await asked(one.page);
      return one;
    }),
  );
}

/** Wait until both see the node after this one. */
async function moved(before) {
  for (const { page } of people) {
    await page.waitForFunction(
      (old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old,
      before,
    );
  }
}

async function decide(one) {
  await listed(one.page);
  await one.page.locator(".choice:enabled").first().click();
  await one.page.locator(".confirm").click();
}

// Ana creates a table for two and Bea joins by the link.
await ana.page.goto(`${url}#/new`);
await ana.page.getByRole("button", { name: "Remove seat 4" }).waitFor();
for (const seat of [4, 3]) await ana.page.getByRole("button", { name: `Remove seat ${seat}` }).click();
await ana.page.getByLabel("Seat 2").selectOption("open");
await ana.page.getByRole("button", { name: "Create table" }).click();
const link = await ana.page.getByLabel("Link to this table").inputValue();
await bea.page.goto(link);
await bea.page.getByLabel("Enter your name").fill("Bea");
await bea.page.getByRole("button", { name: "Take this seat" }).click();
await ana.page.getByRole("button", { name: "Start game", exact: true }).click();

const played = [];
async function turn(what = decide) {
  const one = await chooser();
  const before = await node(one);
  await what(one, before);
  await moved(before);
  played.push(await node(ana));
}

await turn();
// The player who has to decide reloads the page.
await turn(async (one) => {
  await one.page.reload();
  await asked(one.page);
  await decide(one);
});
// The player who has to decide goes offline, decides, and comes back. An idle connection is not noticed at once, so the
// script dispatches the browser's event.
await turn(async (one) => {
  await one.context.setOffline(true);
  await decide(one);
  await one.context.setOffline(false);
  await one.page.evaluate(() => dispatchEvent(new Event("online")));
});
// The server stops for both, and starts again.
await turn(async (one) => {
  await listed(one.page);
  await one.page.locator(".choice:enabled").first().click();
  await ask("stop");
  for (const { page } of people) await page.getByText(/^Connection lost/).waitFor();
  await one.page.locator(".confirm").click();
  await one.page.getByText(/One move is waiting to be sent/).waitFor();
  await ask("start");
});
await turn();

/** The text of the log, without the mark of the reader. */
async function log({ page }) {
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const told = await page.getByRole("log").first().getByRole("listitem").allInnerTexts();
  return told.map((line) => line.replaceAll(" (you)", ""));
}
const [hers, others] = [await log(ana), await log(bea)];
for (const { context } of people) await context.close();
const real = faults.filter((fault) => !/WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to fetch/.test(fault));
console.log(
  JSON.stringify({
    faults: real,
    played,
    same: JSON.stringify(hers) === JSON.stringify(others),
    lines: hers.length,
    placed: hers.filter((line) => / places /.test(line)).length,
  }),
);
process.exit(0);
