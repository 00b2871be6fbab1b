// The order in which Tab reaches the parts of a table: `node focus.mjs URL GAME`. On a wide screen and on a phone, from
// the question through the page. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, SCREENS, signIn, startTable } from "./calls.mjs";
import { asked } from "./table.mjs";

const [url, game] = process.argv.slice(2);
const MOST = 200; // presses of Tab
/** The parts by name; the first selector that the focused element lies in names its part. */
const PARTS = [
  ["menu", "details"],
  ["log", ".log-panel"],
  ["question", '[data-part="prompt"] .ask'],
  ["buttons", '[data-part="prompt"]'],
  ["tabs", ".tabs"],
  ["boxes", ".boxes, .row-place"],
  ["map", ".map"],
  ["own card", ".seat.mine, .own-hand, .hands"],
  ["others", ".seat, .others"],
  ["offers", ".offer-board"],
  ["middle", ".panel"],
];
const faults = [];

/** The part that has the focus, and the target there; null once the focus has left the page. */
function focused(parts) {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const part = parts.find(([, selector]) => at.closest(selector))?.[0] ?? "";
  return { part, target: at.closest("[data-target]")?.dataset.target ?? "", index: at.tabIndex };
}

async function walk(page) {
  await page.locator(".sentence").focus();
  const parts = ["question"];
  const found = { targets: [], positive: 0 };
  for (let at = 0; at < MOST; at++) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(focused, PARTS);
    if (!now) break;
    if (now.part && now.part !== parts.at(-1)) parts.push(now.part);
    if (now.target) found.targets.push(now.target);
    if (now.index > 0) found.positive++;
    if (now.part === "menu") break;
  }
  return { ...found, parts };
}

const found = {};
for (const [name, screen] of Object.entries(SCREENS)) {
  const context = await launch({ reducedMotion: "reduce", ...screen });
  const page = await watched(context, faults);
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await signIn(page);
  const id = await startTable(page, game, [MINE, bot(), bot()]);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  await page.locator(".target.lit > .cover, .claim.lit > .cover, .bids button").first().waitFor();
  found[name] = await walk(page);
  await context.close();
}
console.log(JSON.stringify({ ...found, faults }));
