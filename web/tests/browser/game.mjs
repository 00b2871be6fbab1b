// Plays a whole game of `discovery` in a browser by clicking choices: `node game.mjs URL [FOLDER]`. It begins at the
// start page, goes by way of the page for a new table, and ends at the score sheet. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, laidForTwo, listed, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
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
await laidForTwo(page, url);

const choice = page.locator(".choice:enabled");
const over = page.getByRole("region", { name: "The game is over" });
let decisions = 0;
for (; decisions < MOST; decisions++) {
  if (!(await listed(page, over))) break;
  if (!decisions) await page.getByRole("button", { name: "Log", exact: true }).click();
  const count = await choice.count();
  if (!count) continue;
  const node = await page.evaluate(() => document.querySelector("[data-node]")?.getAttribute("data-node"));
  await choice.nth(chance(count)).click();
  await page.locator(".confirm").click();
  await played(page, node);
  if (decisions === 3) await shoot("playing");
}
await over.getByRole("row").first().waitFor(); // the score sheet has been fetched
await shoot("over");
const rows = await over.getByRole("row").count();
const verdict = await over.getByRole("status").innerText();
const lines = await page.getByRole("log").first().getByRole("listitem").count();
await context.close();
console.log(JSON.stringify({ decisions, rows, verdict, lines, faults }));
