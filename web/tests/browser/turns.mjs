// Games that wait for the reader: `node turns.mjs URL`. Two games are begun; the start page counts them and offers the
// older one, and a key goes from one to the other. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { asked } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const ids = [];
for (const _ of [1, 2]) {
  await page.goto(`${url}#/`);
  await page.getByRole("button", { name: /^Play now/ }).click();
  await asked(page);
  ids.push(page.url().match(/table\/([^?]+)/)[1]);
}
await page.goto(`${url}#/`);
await page.waitForFunction(() => document.title === "(2) carrack");
await page.locator(".main:visible").first().waitFor();
found.mains = await page.locator(".main:visible").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
found.mains = found.mains.map((href) => ids.findIndex((id) => href?.includes(id)));
const rows = page.locator(".running .row");
await rows.filter({ hasText: "Place a worker." }).nth(1).waitFor();
found.asked = await rows.locator("em").allInnerTexts();
found.since = await rows.locator("time").allInnerTexts();
await page.keyboard.press("n");
await page.waitForURL((at) => at.hash.includes(ids[0]));
await asked(page);
await page.keyboard.press("n");
await page.waitForURL((at) => at.hash.includes(ids[1]));
await context.close();
console.log(JSON.stringify({ ...found, faults }));
