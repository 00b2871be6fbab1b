// A worker on a ship of one's own: `node mayflower.mjs URL [FOLDER]`. Every table begins at a placement of Mayflower's
// owner. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, sections, close } = await openedTable(url, faults, screen, 1);
  const ships = page.locator('.target.lit[data-target="box:mayflower"] > .cover');
  const stage = page.locator('[data-part="stage"]');
  await ships.waitFor();
  const seen = (found[name] = {});
  if (name === "wide") {
    await ships.hover();
    await stage.waitFor();
    seen.pointed = (await stage.innerText()).replace(/\s+/g, " ");
  }
  await ships.click();
  await page.locator("form.hand").waitFor();
  await stage.waitFor();
  seen.stage = (await stage.innerText()).replace(/\s+/g, " ");
  seen.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/mayflower-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await ships.click();
  await played(page, node);
  await page.locator(".mayflower .sail").nth(1).waitFor();
  const now = await sections();
  seen.sailing = now["view.sailing"];
  await close();
}
console.log(JSON.stringify({ found, faults }));
