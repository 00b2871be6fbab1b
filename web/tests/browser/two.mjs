// Two people in two browsers at one table: `node two.mjs URL`. One reloads, one is offline for a spell, and the server is
// started again in the middle; the test that runs this does the latter when it is asked. Prints JSON: what each saw.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";

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

/** Whose turn it is: who has something to choose. */
async function chooser() {
  return await Promise.any(
    people.map(async (one) => {
      await one.page.locator(".choice:enabled").first().waitFor();
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
  await one.page.locator(".choice:enabled").first().click();
  await one.page.locator(".confirm").click();
}

// Ana lays a table for two and Bea comes by the link.
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
// Who has to choose loads the page anew.
await turn(async (one) => {
  await one.page.reload();
  await one.page.locator(".choice:enabled").first().waitFor();
  await decide(one);
});
// Who has to choose is offline, chooses all the same, and comes back. A connection that stands still is not lost at once,
// so the page is told by the browser, as it would be.
await turn(async (one) => {
  await one.context.setOffline(true);
  await decide(one);
  await one.context.setOffline(false);
  await one.page.evaluate(() => dispatchEvent(new Event("online")));
});
// The server goes away under both, and comes back.
await turn(async (one) => {
  await one.page.locator(".choice:enabled").first().click();
  await ask("stop");
  for (const { page } of people) await page.getByText(/^Connection lost/).waitFor();
  await one.page.locator(".confirm").click();
  await one.page.getByText(/One move is waiting to be sent/).waitFor();
  await ask("start");
});
await turn();

/** The log as a person reads it, without who “you” is. */
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
