// Buying points after a scoring: `node points.mjs URL [FOLDER]`. Every table begins there. On a wide screen five are
// bought by keyboard, on a phone none. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
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
  const id = await startTable(page, "discovery", [MINE, bot(), bot()]);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  const form = page.locator("form.amounts");
  await form.waitFor();
  const seen = (found[name] = { isListed: await page.locator(".list.card").isVisible() });
  for (let count = 1; count < 5; count++) await form.getByRole("button", { name: "More", exact: true }).click();
  await page.locator(".below", { hasText: /^5 / }).waitFor();
  seen.line = await page.locator(".below").innerText();
  seen.stage = (await page.locator('[data-part="stage"]').innerText()).replace(/\s+/g, " ");
  if (folder) await page.screenshot({ path: `${folder}/points-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  if (name === "wide") {
    const texts = await page.locator(".seat.mine").locator(".money, .total").allInnerTexts();
    seen.card = texts.map((text) => text.replace(/\s+/g, " ").trim());
    await page.locator(".sentence").focus();
    await page.keyboard.press("Enter");
  } else await form.locator(".forgo").click();
  await played(page, node);
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), id);
  seen.bought = sections["view.bought"][0][0];
  await context.close();
}
console.log(JSON.stringify({ found, faults }));
