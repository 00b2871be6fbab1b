// The auctions before the first turn: `node nations.mjs URL [FOLDER]`. The player outbids everybody for a nation by the
// stepper, takes one by tapping its card, and passes; then bids for the player order by keyboard. Prints its results as
// JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { asked, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const SCREENS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const faults = [];
const found = {};

for (const [name, viewport] of Object.entries(SCREENS)) {
  const context = await launch({ reducedMotion: "reduce", viewport });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  await signIn(page);
  const seen = (found[name] = {});
  const panel = page.locator(".over-boxes");
  const form = page.locator("form.amounts");
  const own = page.locator(".order li").filter({ hasText: "Navigator" });
  const nodeOf = () => page.locator("[data-node]").getAttribute("data-node");
  const shoot = async (what) => folder && (await page.screenshot({ path: `${folder}/nations-${what}-${name}.png` }));

  const id = await startTable(page, "discovery", [MINE, bot(), bot(), bot()], { nations: "auction" });
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  await form.waitFor();
  seen.cards = await panel.locator(".power").count();
  seen.before = await own.getAttribute("class");
  seen.isListed = await page.locator(".list.card").isVisible();
  const lowest = Number(await form.locator("input").inputValue());
  if (lowest < 14) {
    await form.getByRole("button", { name: "More", exact: true }).click();
    seen.isStepped = (await form.locator("button.go").innerText()).startsWith(`Bid $${lowest + 1}`);
  } else seen.isStepped = true;
  await form.locator("input").fill("15");
  seen.offered = await panel.locator("li", { hasText: "You" }).locator(".state").innerText();
  seen.flaws = await problems(page);
  await shoot("bid");
  let node = await nodeOf();
  await form.locator("button.go").click();
  await played(page, node);
  await asked(page);
  const card = panel.locator('.power.lit[data-target="nation:france"] > .cover');
  await card.or(panel.locator('.power.lit[data-target="nation:italy"] > .cover')).first().waitFor();
  const free = (await card.count()) ? "france" : "italy";
  const cover = panel.locator(`.power.lit[data-target="nation:${free}"] > .cover`);
  await cover.click();
  await page.locator("form.hand").waitFor(); // confirming is on: the card is in hand
  await shoot("taken");
  node = await nodeOf();
  await cover.click();
  await played(page, node);
  await page.locator(`.order li.seat-${free}`).waitFor();
  seen.after = (await own.getAttribute("class")).includes(`seat-${free}`);

  // A game whose player order is sold, between two players at this screen: by keyboard.
  const order = await startTable(page, "discovery", [MINE, MINE], { edition: "2007", start_auction: true });
  await page.goto(`${url}#/table/${order}`);
  const handOver = page.getByRole("button", { name: /is here$|^I am/ });
  await page.locator(".sentence.yours").or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
  await asked(page);
  await form.waitFor();
  await shoot("order");
  seen.title = await panel.getByRole("heading", { level: 2 }).innerText();
  node = await nodeOf();
  await page.locator(".sentence").focus();
  await page.keyboard.press("Enter"); // bids the least
  await played(page, node);
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), order);
  seen.bids = sections["view.bids"].reduce((sum, bid) => sum + bid, 0);
  await context.close();
}
console.log(JSON.stringify({ found, faults }));
