// Types an amount at a table of `empire`: `node bid.mjs URL`. The button shows the number while it is typed, Enter plays it, and a number
// outside the range is not played. Prints what it found as JSON.
import { launch, watched } from "./browser.mjs";
import { laidEmpire, played } from "./table.mjs";

const [url] = process.argv.slice(2);
const MOST = 40;
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await laidEmpire(page, url, 0);

const decision = page.getByRole("region", { name: "Your decision" });
const field = decision.getByRole("spinbutton", { name: "Amount" });
const button = decision.locator(".decide");
const node = () => decision.getAttribute("data-node");
const found = { shown: [], isHeldBack: false, isPlayed: false, log: "" };
for (let made = 0; made < MOST && !found.isPlayed; made++) {
  await button.or(decision.locator(".choice:enabled")).first().waitFor();
  const before = await node();
  const range = (await field.count()) ? [await field.getAttribute("min"), await field.getAttribute("max")].map(Number) : [0, 0];
  if (range[1] - range[0] >= 2 && /^Bid/.test(await button.innerText())) {
    await field.focus();
    await field.fill(String(range[1] + 7));
    await page.keyboard.press("Enter");
    found.isHeldBack = (await node()) === before && !(await page.locator("[data-busy]").count());
    for (const amount of [range[0] + 1, range[1]]) {
      await field.fill(String(amount));
      found.shown.push([amount, await button.innerText()]);
    }
    await page.keyboard.press("Enter");
    await played(page, before);
    found.isPlayed = true;
    found.log = await page.locator(".log li", { hasText: `bids ${range[1]} gold` }).last().innerText();
    break;
  }
  if (await button.count()) await button.first().click();
  else {
    await decision.locator(".choice:enabled").first().click();
    await decision.locator(".confirm").click();
  }
  await played(page, before);
}
await context.close();
console.log(JSON.stringify({ ...found, faults }));
