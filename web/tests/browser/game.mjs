// Plays a whole game in a browser by the list of all choices alone: `node game.mjs URL GAME [turns|open] [FOLDER]`,
// `empire` with auctions in turns or, as it comes, with open ones and the offer board. It begins at the start page,
// goes by way of the page for a new table, and ends at the score sheet. At every decision the list must have exactly
// what is legal. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, laidEmpire, laidForTwo, laidOpenEmpire, played } from "./table.mjs";
import { Watch } from "./watch.mjs";

const [url, game, way, folder] = process.argv.slice(2);
const isOpen = way === "open";
const MOST = 600; // decisions after which the test fails
const SOON = 1500; // milliseconds that an act in an open auction may take
const faults = [];
// A phone renders one part of the table at a time, so a decision is several times faster than with the whole board. In
// an open auction its sheet has the buttons instead of one for the list.
const viewport = isOpen ? { width: 1280, height: 800 } : { width: 360, height: 740 };
const context = await launch({ viewport, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

/** Take a screenshot, if a folder is given. */
async function shoot(name) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const chance = chances(7);
if (isOpen) await laidOpenEmpire(page, url);
else await (game === "empire" ? laidEmpire(page, url, 1) : laidForTwo(page, url));
const watch = new Watch(page);

const list = page.locator(".list.card");
// An offer is put together in its own form.
const choice = list.locator('.choice:enabled:not([data-move^="offer"], [data-move^="counter"], [data-move^="reply"])');
const calm = list.locator('.choice:enabled:is([data-move="content"], [data-move="ready"])');
const question = page.locator(".sentence.yours");
const confirm = page.locator(".confirm");
const field = page.locator(".controls input:focus");
const over = page.getByRole("region", { name: "The game is over" });
/** Make a choice of the list; an amount of `empire` is typed into its field, where Enter plays it. */
async function choose(one, time) {
  await one.click({ timeout: time });
  await confirm.or(field).first().waitFor({ timeout: time });
  if (await confirm.isVisible()) return await confirm.click({ timeout: time });
  await page.keyboard.press("Enter");
  // While choices are confirmed, a bid in an open auction takes a second one.
  if (await page.locator(".raise-to.held").count()) await page.keyboard.press("Enter");
}

const nodeNow = () => page.evaluate(() => document.querySelector("[data-node]")?.getAttribute("data-node"));
let decisions = 0;
for (; decisions < MOST; decisions++) {
  await question.or(over).first().waitFor();
  if (await over.isVisible()) break;
  if (!(await list.isVisible())) await page.locator("button.list").click();
  await choice.first().waitFor();
  if (!decisions && !isOpen) await page.getByRole("button", { name: "Log", exact: true }).click();
  await watch.compareList();
  const node = await nodeNow();
  const count = await choice.count();
  if (isOpen) {
    // Others act at any time: what was chosen may be gone, and a click just after a change is not sent.
    const one = (await calm.count()) && chance(3) ? calm.first() : choice.nth(chance(count));
    const isChosen = await choose(one, SOON).then(
      () => true,
      () => false,
    );
    if (isChosen) await played(page, node, SOON).catch(() => {});
  } else {
    await choose(choice.nth(chance(count)));
    await played(page, node);
  }
  if (decisions === 3) await shoot("playing");
}
await over.getByRole("row").first().waitFor(); // the score sheet has been fetched
await shoot("over");
const rows = await over.getByRole("row").count();
const verdict = await over.getByRole("status").innerText();
// On a wide screen the result lies over the log until it is laid aside.
if (isOpen) await page.keyboard.press("b");
else await page.getByRole("button", { name: "Log", exact: true }).click();
const lines = page.getByRole("log").first().getByRole("listitem");
await lines.first().waitFor();
const told = await lines.count();
await context.close();
console.log(JSON.stringify({ decisions, ...watch.found(), rows, verdict, lines: told, faults }));
