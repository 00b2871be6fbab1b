// Buying points after a scoring: `node points.mjs URL [FOLDER]`. Every table begins there. On a wide screen five are
// bought by keyboard, on a phone none. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, sections, close } = await openedTable(url, faults, screen);
  const form = page.locator("form.amounts");
  await form.waitFor();
  const seen = (found[name] = { isListed: await page.locator(".list.card").isVisible() });
  for (let count = 1; count < 5; count++) await form.getByRole("button", { name: "More", exact: true }).click();
  await page.locator(".below", { hasText: /^5 / }).waitFor();
  seen.line = await page.locator(".below").innerText();
  seen.stage = (await page.locator('[data-part="stage"]').innerText()).replace(/\s+/g, " ");
  seen.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/points-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  if (name === "wide") {
    const texts = await page.locator(".seat.mine").locator(".money, .total").allInnerTexts();
    seen.card = texts.map((text) => text.replace(/\s+/g, " ").trim());
    await page.locator(".sentence").focus();
    await page.keyboard.press("Enter");
  } else await form.locator(".forgo").click();
  await played(page, node);
  const now = await sections();
  seen.bought = now["view.bought"][0][0];
  await close();
}
console.log(JSON.stringify({ found, faults }));
