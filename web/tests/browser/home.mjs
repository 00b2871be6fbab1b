// Comes back to the server of `carrack play`: `node home.mjs LINK`. Closes the browser, opens it again with and without the link,
// and reads the manifest as the browser does. Prints JSON.
import { launch, newProfile, watched } from "./browser.mjs";

const [link] = process.argv.slice(2);
const url = new URL("/", link).href;
const faults = [];

/** What is listed under "Your games", once it is there. */
async function listed(page) {
  const games = page.getByRole("region", { name: "Your games" });
  await games.getByText("your turn").waitFor();
  return await games.getByRole("listitem").allInnerTexts();
}

const shifts = []; // how far the start page moved while it was loaded, as Chromium measures it

/** What the start page lists. */
async function atStart(page) {
  await page.addInitScript(() => {
    window.shift = 0;
    const add = (found) => (window.shift = found.getEntries().reduce((sum, { value }) => sum + value, window.shift));
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
  const answered = page.waitForResponse((response) => response.url().includes("/tables/mine"));
  await page.goto("about:blank"); // another address, so that the page is loaded again
  await page.goto(url);
  await answered;
  const found = await listed(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  shifts.push(await page.evaluate(() => window.shift));
  return found;
}

// The first visit: a table is begun, then the browser is closed.
const profile = newProfile();
let context = await launch({ profile });
let page = await watched(context, faults);
await page.goto(link);
await page.getByRole("button", { name: /^Play now/ }).click();
await page.locator(".choice:enabled").first().waitFor();
const table = page.url();
const first = await atStart(page);
const devtools = await context.newCDPSession(page);
const manifest = await devtools.send("Page.getAppManifest");
await context.close();

// The same browser, at the address alone: its cookies were kept.
context = await launch({ profile });
page = await watched(context, faults);
const again = await atStart(page);
await page.goto(table);
await page.locator(".choice:enabled").first().waitFor();
await context.close();

// A browser that has kept nothing, with the same link: the same person, and the games of that person.
context = await launch();
page = await watched(context, faults);
await page.goto(link);
const elsewhere = await listed(page);
await page.getByRole("link", { name: "Continue" }).first().click();
await page.locator(".choice:enabled").first().waitFor();
await context.close();
console.log(
  JSON.stringify({
    faults,
    first,
    again,
    shifts,
    elsewhere,
    manifest: { errors: manifest.errors, name: JSON.parse(manifest.data ?? "{}").name },
  }),
);
process.exit(0);
