// Loses the connection in the middle of a game, decides all the same, and comes back: `node resume.mjs URL`. The test that
// runs it stops and starts the server when it is told to, by a line on standard output and one on standard input.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";

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
  await page.locator(".choice:enabled").first().click();
  await page.locator(".confirm").click();
  await page.waitForFunction((old) => {
    const now = document.querySelector("[data-node]");
    return (
      now?.getAttribute("data-node") !== old &&
      !now?.hasAttribute("data-busy") &&
      document.querySelector(".choice:enabled")
    );
  }, before);
}

await page.goto(url);
await page.getByRole("button", { name: /^Play now/ }).click();
await page.locator(".choice:enabled").first().waitFor();
await decide();

// The server goes away; what is decided meanwhile waits, is said to wait, and is played once it is back.
await page.locator(".choice:enabled").first().click();
await ask("stop");
await page.getByText(/^Connection lost/).waitFor();
const before = await node();
await page.locator(".confirm").click();
await page.getByText(/One move is waiting to be sent/).waitFor();
await ask("start");
await page.waitForFunction((old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old, before);
await page.locator(".choice:enabled").first().waitFor();
const resumed = await node();

// A page that is loaded anew is where it was.
await page.reload();
await page.locator(".choice:enabled").first().waitFor();
const reloaded = await node();
await decide();
await page.goto(url);
await page.getByRole("link", { name: "Continue" }).click();
await page.locator(".choice:enabled").first().waitFor();
const listed = await page.locator("[data-node]").count();
await context.close();
const real = faults.filter((fault) => !/WebSocket|ERR_CONNECTION|Failed to fetch/.test(fault));
console.log(JSON.stringify({ resumed, reloaded, listed, faults: real }));
process.exit(0);
