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

// The first visit: a table is begun, then the browser is closed.
const profile = newProfile();
let context = await launch({ profile });
let page = await watched(context, faults);
await page.goto(link);
await page.getByRole("button", { name: /^Play now/ }).click();
await page.locator(".choice:enabled").first().waitFor();
const table = page.url();
await page.goto(url);
const first = await listed(page);
const devtools = await context.newCDPSession(page);
const manifest = await devtools.send("Page.getAppManifest");
await context.close();

// The same browser, at the address alone: its cookies were kept.
context = await launch({ profile });
page = await watched(context, faults);
await page.addInitScript(() => {
  window.shift = 0;
  const add = (shifts) => (window.shift = shifts.getEntries().reduce((sum, { value }) => sum + value, window.shift));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
});
const answered = page.waitForResponse((response) => response.url().includes("/tables/mine"));
await page.goto(url);
const again = await listed(page);
await answered;
await page.waitForTimeout(300);
const shift = await page.evaluate(() => window.shift);
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
    shift,
    elsewhere,
    manifest: { errors: manifest.errors, name: JSON.parse(manifest.data ?? "{}").name },
  }),
);
process.exit(0);
