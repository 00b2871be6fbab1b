// England puts the dock in order: `node england.mjs URL [FOLDER]`. Every table begins just before the dock resolves.
// The player names two workers by taps, or one's own by a button, and plays the order in one call. Prints its results
// as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { asked, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, sections, close } = await openedTable(url, faults, screen);
  const panel = page.locator(".over-boxes");
  const tile = (label) => panel.getByRole("button", { name: label, exact: true });
  const go = panel.locator("[data-enter]");
  await go.waitFor();
  const seen = (found[name] = { isListed: await page.locator(".list.card").isVisible() });
  seen.before = (await sections())["view.number"];
  seen.tiles = await panel.locator(".sailor").count();
  if (name === "wide") {
    await panel.getByRole("button", { name: "Less", exact: true }).click();
    await panel.locator(".sailor").nth(4).waitFor({ state: "detached" });
    seen.fewer = await panel.locator(".sailor").count();
    await tile("You: missionary: sails next").click();
    await tile("Bot 3: colonist: sails next").click();
    await tile("2. Bot 3: colonist").waitFor();
  } else {
    await panel.getByRole("button", { name: "Mine first" }).click();
    await tile("1. You: missionary").waitFor();
  }
  seen.note = await panel.locator("h2 small").innerText();
  seen.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/england-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  if (name === "wide") {
    await page.locator(".sentence").focus();
    await page.keyboard.press("Enter");
  } else await go.click();
  await played(page, node);
  await asked(page);
  seen.question = await page.locator(".sentence").innerText();
  const now = await sections();
  seen.used = now["figures.seats"][0].power;
  seen.spaces = now["view.spaces"];
  await close();
}
console.log(JSON.stringify({ found, faults }));
