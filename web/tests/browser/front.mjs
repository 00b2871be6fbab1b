// The University: `node front.mjs URL [FOLDER]`. Every table begins at a placement of its owner. The tile arms it, the
// owner's workers are lit, pointing at one shows the row as it would be; a tap and a second one bring the worker to
// the front. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const TABS = { boxes: 1, seats: 2 };
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, sections, close } = await openedTable(url, faults, screen);
  const open = async (tab) => name === "phone" && (await page.locator(".tabs button").nth(TABS[tab]).click());
  const lit = (target) => page.locator(`.target.lit[data-target="${target}"] > .cover`);
  const spaces = page.locator('.space.lit[data-target^="space:"]');
  const seen = (found[name] = {});
  const tile = lit("owned:university");
  const worker = lit("space:dock:3");

  await open("boxes");
  await lit("box:dock").waitFor();
  seen.unarmed = await page.locator('.space.lit[data-target="space:dock:3"]').count();
  await open("seats");
  await tile.click();
  await page.locator(".sentence", { hasText: "University: which" }).waitFor();
  await open("boxes");
  await worker.waitFor();
  seen.lit = await spaces.evaluateAll((all) => all.map((one) => one.dataset.target));
  // Escape disarms it.
  await page.keyboard.press("Escape");
  await worker.waitFor({ state: "detached" });
  await open("seats");
  await tile.click();
  await open("boxes");
  await worker.waitFor();
  if (name === "wide") await worker.hover();
  else await worker.click();
  const front = page.locator(".space.front");
  await front.waitFor();
  seen.front = await front.getAttribute("data-target");
  seen.shifted = await page.locator(".space .shift").count();
  seen.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/front-${name}.png` });
  if (name === "wide") await worker.click();
  await page.locator("form.hand").waitFor();
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await worker.click();
  await played(page, node);
  const now = await sections();
  seen.spaces = now["view.spaces"];
  await close();
}
console.log(JSON.stringify({ found, faults }));
