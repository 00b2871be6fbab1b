// Comes back to the server of `carrack play`: `node home.mjs LINK`. Closes the browser, opens it again with and without
// the link, and reads the manifest as the browser does. Prints JSON.
import { launch, newProfile, watched } from "./browser.mjs";
import { asked } from "./table.mjs";

const [link] = process.argv.slice(2);
const url = new URL("/", link).href;
const faults = [];

/** The list under "Your games", once it is loaded, without how long ago something was: that changes meanwhile. */
async function listed(page) {
  const games = page.getByRole("region", { name: "Your games" });
  await games.getByRole("heading", { name: "Waiting for you" }).waitFor();
  return await games.getByRole("listitem").evaluateAll((all) =>
    all.map((one) => {
      const texts = [...one.querySelectorAll("strong, span, em, a")].map((part) => part.innerText);
      return texts.join(" ");
    }),
  );
}

const shifts = []; // layout shift of the start page at each load

/** Load the start page; return its list of games, and note its layout shift. */
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

// The first visit: start a game, then close the browser.
const profile = newProfile();
let context = await launch({ profile });
let page = await watched(context, faults);
await page.goto(link);
await page.getByRole("button", { name: /^Play now/ }).click();
await asked(page);
const table = page.url();
const first = await atStart(page);
const devtools = await context.newCDPSession(page);
const manifest = await devtools.send("Page.getAppManifest");
await context.close();

// The same profile, at the address without the key: its cookies were kept.
context = await launch({ profile });
page = await watched(context, faults);
const again = await atStart(page);
await page.goto(table);
await asked(page);
await context.close();

// A new profile with the same link: the same guest, with that guest's games.
context = await launch();
page = await watched(context, faults);
await page.goto(link);
const elsewhere = await listed(page);
await page.getByRole("link", { name: "Continue" }).first().click();
await asked(page);
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
