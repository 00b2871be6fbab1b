// A worker on a ship of one's own: `node mayflower.mjs URL [FOLDER]`. Every table begins at a placement of Mayflower's
// owner. Prints its results as JSON.
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
  const id = await startTable(page, "discovery", [MINE, bot()]);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
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
  if (folder) await page.screenshot({ path: `${folder}/mayflower-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await ships.click();
  await played(page, node);
  await page.locator(".mayflower .sail").nth(1).waitFor();
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), id);
  seen.sailing = sections["view.sailing"];
  await context.close();
}
console.log(JSON.stringify({ found, faults }));
