// Loses the connection during a game, decides while offline, and reconnects: `node resume.mjs URL`. The test that runs
// this script stops and starts the server on request: a line on standard output, answered by one on standard input.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { asked, listed } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Ask the test to do something, and wait until it has. */
async function ask(what) {
  console.log(what);
  await lines.next();
}

async function node() {
  return await page.locator("[data-node]").getAttribute("data-node");
}

/** Decide something, and wait until it counts. */
async function decide() {
  const before = await node();
  await listed(page);
  await page.locator(".choice:enabled").first().click();
  await page.locator(".confirm").click();
  await page.waitForFunction((old) => {
    const now = document.querySelector("[data-node]");
    return (
      now?.getAttribute("data-node") !== old &&
      !now?.hasAttribute("data-busy") &&
      document.querySelector(".sentence.yours")
    );
  }, before);
}

await page.goto(url);
await page.getByRole("button", { name: /^Play now/ }).click();
await asked(page);
await decide();

// The server stops; a decision made meanwhile waits, the page says so, and it is played once the server is back.
await listed(page);
await page.locator(".choice:enabled").first().click();
await ask("stop");
await page.getByText(/^Connection lost/).waitFor();
const before = await node();
await page.locator(".confirm").click();
await page.getByText(/One move is waiting to be sent/).waitFor();
await ask("start");
await page.waitForFunction((old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old, before);
await asked(page);
const resumed = await node();

// A reloaded page shows the same position.
await page.reload();
await asked(page);
const reloaded = await node();
await decide();
await page.goto(url);
await page.getByRole("link", { name: "Continue" }).click();
await asked(page);
const count = await page.locator("[data-node]").count();
await context.close();
const real = faults.filter((fault) => !/WebSocket|ERR_CONNECTION|Failed to fetch/.test(fault));
console.log(JSON.stringify({ resumed, reloaded, listed: count, faults: real }));
process.exit(0);
