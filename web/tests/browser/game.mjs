// Plays a whole game in a browser by clicking choices: `node game.mjs URL GAME FOLDER`. It begins at the start page, with one
// click or by way of the page for a new table, and ends at the score sheet. Prints what it found as JSON.
import { launch, watched } from "./browser.mjs";

const [url, game, folder] = process.argv.slice(2);
const MOST = 1500; // decisions; a game that needs more does not end
const faults = [];
// On a phone, where one part of the table is drawn at a time, a decision takes a fraction of what the whole board does.
const context = await launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

/** A picture, where they are wanted. */
async function shoot(name) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Small steps that are the same on every run, so that a failure can be repeated. */
let seed = 7;
function chance(below) {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
}

await page.goto(url);
await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
await page.getByRole("button", { name: game === "empire" ? /^Empire, beginner/ : /^For two/ }).click();
while ((await page.locator("ol li select").count()) > 2) await page.getByRole("button", { name: "Remove seat 3" }).click();
await page.getByLabel("Seat 2").selectOption("bot 0");
await page.getByRole("button", { name: "Lay the table" }).click();

const choice = page.locator(".choice:enabled");
const over = page.getByRole("region", { name: "The game is over" });
let decisions = 0;
for (; decisions < MOST; decisions++) {
  await choice.first().or(over).waitFor();
  if (await over.isVisible()) break;
  if (!decisions) await page.getByRole("button", { name: "Log", exact: true }).click();
  const count = await choice.count();
  if (!count) continue;
  const number = await page.evaluate(() => document.querySelector("[data-node]")?.getAttribute("data-node"));
  await choice.nth(chance(count)).click();
  await page.locator(".confirm").click();
  await page.waitForFunction(
    (before) => {
      const node = document.querySelector("[data-node]");
      return !node || (node.getAttribute("data-node") !== before && !node.hasAttribute("data-busy"));
    },
    number,
  );
  if (decisions === 3) await shoot(`${game}-playing`);
}
await over.waitFor();
await shoot(`${game}-over`);
const rows = await over.getByRole("row").count();
const verdict = await over.getByRole("status").innerText();
const lines = await page.getByRole("log").first().getByRole("listitem").count();
await context.close();
console.log(JSON.stringify({ decisions, rows, verdict, lines, faults }));
