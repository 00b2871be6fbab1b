// Measures layout shift on a phone: `node shifts.mjs URL TABLE...`. Loads a waiting room and the given tables, which
// must be over. Prints as JSON the cumulative shift of each page, and the largest shifts with the elements that moved.
import { launch, watched } from "./browser.mjs";
import { words } from "./words.mjs";

const [url, ...tables] = process.argv.slice(2);
const say = words("en");
const faults = [];
const context = await launch({ viewport: { width: 390, height: 844 } });
const page = await watched(context, faults);

await page.addInitScript(() => {
  window.shifts = [];
  const nameOf = ({ node }) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? "");
  new PerformanceObserver((found) => {
    for (const { value, hadRecentInput, sources } of found.getEntries())
      if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(nameOf) });
  }).observe({ type: "layout-shift", buffered: true });
});

/** Load a table in a fresh document, wait until it is complete, and return its shifts. */
async function shiftsOf(address, complete) {
  await page.goto("about:blank");
  await page.goto(address);
  await page.locator(complete).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  const shifts = await page.evaluate(() => window.shifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    largest: shifts.sort((one, other) => other.value - one.value).slice(0, 5),
  };
}

await page.goto(url);
await page.getByRole("button", { name: say("start-friends") }).click();
await page.getByRole("button", { name: say("friends-create") }).click();
await page.locator(".wait li select").first().waitFor();
const waiting = await shiftsOf(page.url(), ".wait li select");
const ends = [];
for (const table of tables) ends.push(await shiftsOf(`${url}#/table/${table}`, ".final figure"));
await context.close();
console.log(JSON.stringify({ faults, waiting, ends }));
