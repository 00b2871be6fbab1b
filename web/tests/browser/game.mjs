// Plays a whole game in a browser by the list of all choices alone: `node game.mjs URL GAME [FOLDER]`. It begins at the
// start page, goes by way of the page for a new table, and ends at the score sheet. At every decision the list must
// have exactly what is legal. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, laidEmpire, laidForTwo, played } from "./table.mjs";
import { Watch } from "./watch.mjs";

const [url, game, folder] = process.argv.slice(2);
const MOST = 600; // decisions after which the test fails
const faults = [];
// A phone renders one part of the table at a time, so a decision is several times faster than with the whole board.
const context = await launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

/** Take a screenshot, if a folder is given. */
async function shoot(name) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const chance = chances(7);
await (game === "empire" ? laidEmpire(page, url, 1) : laidForTwo(page, url));
const watch = new Watch(page);

const list = page.locator(".list.card");
// An offer is put together in its own form.
const choice = list.locator('.choice:enabled:not([data-move^="offer"], [data-move^="counter"])');
const question = page.locator(".sentence.yours");
const confirm = page.locator(".confirm");
const field = page.locator(".controls input:focus");
const over = page.getByRole("region", { name: "The game is over" });
let decisions = 0;
for (; decisions < MOST; decisions++) {
  await question.or(over).first().waitFor();
  if (await over.isVisible()) break;
  if (!(await list.isVisible())) await page.locator("button.list").click();
  await choice.first().waitFor();
  if (!decisions) await page.getByRole("button", { name: "Log", exact: true }).click();
  await watch.compareList();
  const count = await choice.count();
  const node = await page.evaluate(() => document.querySelector("[data-node]")?.getAttribute("data-node"));
  await choice.nth(chance(count)).click();
  // An amount of `empire` is typed into its field, where Enter plays it.
  await confirm.or(field).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  else await page.keyboard.press("Enter");
  await played(page, node);
  if (decisions === 3) await shoot("playing");
}
await over.getByRole("row").first().waitFor(); // the score sheet has been fetched
await shoot("over");
const rows = await over.getByRole("row").count();
const verdict = await over.getByRole("status").innerText();
await page.getByRole("button", { name: "Log", exact: true }).click();
const lines = await page.getByRole("log").first().getByRole("listitem").count();
await context.close();
console.log(JSON.stringify({ decisions, ...watch.found(), rows, verdict, lines, faults }));
