// Follows a table of `empire`: `node follow.mjs URL`. Events are animated at speed 1, outlined with reduced
// motion, and neither at speed 0; lines of the log mark the row and the bids. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { controls, laidEmpire, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch();
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);

await laidEmpire(page, url, 0);

const decision = page.getByRole("region", { name: "Your decision" });

/** Record all animations and outlines from now on. */
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

/** Play some decisions of sales and bids; return the animations and outlines seen. */
async function play(decisions) {
  await page.evaluate(() => (window.seen = { flights: [], news: [] }));
  for (let made = 0; made < decisions; made++) {
    const button = controls(page)
      .getByRole("button", { name: /^(Sell|Raise) / })
      .first();
    const idle = controls(page).getByRole("button", { name: /^Hold/ });
    await button.or(idle).first().waitFor();
    const node = await decision.getAttribute("data-node");
    if (await button.count()) await button.click();
    else {
      await idle.click();
      await decision.getByRole("button", { name: "Confirm" }).click();
    }
    await played(page, node);
  }
  await controls(page)
    .getByRole("button", { name: /^(Sell|Raise|Hold)/ })
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

// Bids are on the table during an auction only: play on to one.
while (
  !(await controls(page)
    .getByRole("button", { name: /^(Raise|Hold)/ })
    .count())
)
  await play(1);

// The log has the current auction: its card is in the row, its bids are below, except those of players who are out.
const marked = {};
for (const [name, line, target] of [
  ["bid", / bids \d+ gold\.$/, "bid:"],
  ["shortage", /^The shortage card covers/, "row:"],
]) {
  const lines = await page.getByRole("log").getByRole("button", { name: line }).all();
  for (const one of lines.reverse()) {
    await one.focus();
    if (await page.locator(`[data-marked][data-target^="${target}"]`).count()) break;
  }
  marked[name] = await page.locator("[data-marked]").evaluateAll((all) => all.map((one) => one.dataset.target));
}
await context.close();
console.log(JSON.stringify({ moving, still, reduced, marked, faults }));
