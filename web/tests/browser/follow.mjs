// Follows a table of `empire`: `node follow.mjs URL`. What happens travels over the table at speed 1, is outlined with reduced
// motion, and does neither at speed 0; lines of the log mark the row and the bids. Prints what it found as JSON.
import { launch, watched } from "./browser.mjs";
import { laidEmpire, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch();
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);

await laidEmpire(page, url, 0);

const decision = page.getByRole("region", { name: "Your decision" });

/** Everything that flies or is outlined from now on. */
await decision.waitFor();
await page.evaluate(() => {
  window.seen = { flights: [], news: [] };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, attributeName } of changes) {
      if (attributeName === "data-news" && target.hasAttribute("data-news"))
        window.seen.news.push(target.dataset.target);
      for (const node of addedNodes)
        if (node.classList?.contains("flight")) window.seen.flights.push(node.firstChild.getAttribute("href"));
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-news"] });
});

/** Sell what one has and bid, some decisions long; what was to be seen meanwhile. */
async function play(decisions) {
  await page.evaluate(() => (window.seen = { flights: [], news: [] }));
  for (let made = 0; made < decisions; made++) {
    const button = decision.getByRole("button", { name: /^(Sell|Bid) / }).first();
    const idle = decision.getByRole("button", { name: /^Do nothing/ });
    await button.or(idle).first().waitFor();
    const node = await decision.getAttribute("data-node");
    if (await button.count()) await button.click();
    else {
      await idle.click();
      await decision.getByRole("button", { name: "Confirm" }).click();
    }
    await played(page, node);
  }
  await decision
    .getByRole("button", { name: /^(Sell|Bid|Do nothing)/ })
    .first()
    .waitFor();
  return await page.evaluate(() => window.seen);
}

async function setSpeed(speed) {
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("combobox", { name: words("en")("pace") }).selectOption(String(speed));
  await page.keyboard.press("Escape");
}

await setSpeed(1);
const moving = await play(4);
await setSpeed(0);
const still = await play(2);
await setSpeed(3);
await page.emulateMedia({ reducedMotion: "reduce" });
const reduced = await play(4);

// The log tells of the auction that is on: its card lies in the row, its bids stand below.
const marked = {};
for (const [name, line] of [
  ["bid", / bids \d+ gold\.$/],
  ["shortage", /^The shortage card covers/],
]) {
  await page.getByRole("log").getByRole("button", { name: line }).last().focus();
  marked[name] = await page.locator("[data-marked]").evaluateAll((all) => all.map((one) => one.dataset.target));
}
await context.close();
console.log(JSON.stringify({ moving, still, reduced, marked, faults }));
