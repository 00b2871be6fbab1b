// The power of a nation on the player's card: `node power.mjs URL [FOLDER]`. Every table begins where Holland may take
// the merchant ship. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const LOOKS = { ...SCREENS, dark: { ...SCREENS.wide, colorScheme: "dark" } };
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(LOOKS)) {
  const { page, sections, close } = await openedTable(url, faults, screen);
  if (name === "phone") await page.locator(".tabs button").nth(2).click();
  const power = page.locator('.target.lit[data-target="power"] > .cover');
  await power.waitFor();
  const charges = () => page.locator(".charge").allInnerTexts();
  const seen = (found[name] = { clicks: 0 });
  seen.left = await charges();
  seen.line = await page.locator(".below").innerText();
  seen.isListed = await page.locator(".list.card").isVisible();
  if (folder) await page.screenshot({ path: `${folder}/power-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  for (const done of [() => page.locator("form.hand").waitFor(), () => played(page, node)]) {
    await power.click();
    await done();
    seen.clicks++;
  }
  await page.locator('.charge[data-target="power"]').waitFor({ state: "detached" });
  seen.after = await charges();
  seen.ships = (await sections())["view.ships"];
  await close();
}
console.log(JSON.stringify({ found, faults }));
