// Plays a whole game by keyboard alone, from the start page to the score sheet: `node keys.mjs URL WIDTH`. Digits take
// choices of the open list, arrows go over what is lit. On the way it asks for help, opens a page over the table, puts
// a choice down and undoes a move. At every decision `l` must list exactly what is legal. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, played } from "./table.mjs";
import { Watch } from "./watch.mjs";

const [url, width] = process.argv.slice(2);
const MOST = 600;
const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
const faults = [];
const context = await launch({
  viewport: { width: Number(width), height: width < 500 ? 740 : 800 },
  reducedMotion: "reduce",
});
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const { keyboard } = page;
const chance = chances(11);

/** Press Tab until the element with this name has the focus. */
async function reach(name) {
  for (let steps = 0; steps < 80; steps++) {
    await keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.getAttribute("aria-label") ?? one?.labels?.[0]?.innerText ?? one?.innerText ?? "";
    });
    if (at.trim().startsWith(name)) return;
  }
  throw new Error(`no key leads to ${name}`);
}

await page.goto(url);
await page.getByRole("link", { name: /^Choose everything yourself/ }).waitFor();
await reach("Choose everything yourself");
await keyboard.press("Enter");
await page.getByRole("button", { name: /^For two/ }).waitFor();
await reach("For two");
await keyboard.press("Enter");
await page.getByRole("combobox", { name: "Seat 2" }).waitFor();
await reach("Seat 2");
await keyboard.type("Level 0 bot");
await reach("Create table");
await keyboard.press("Enter");

const choice = page.locator(".choice:enabled");
const confirm = page.locator(".confirm");
const question = page.locator(".sentence.yours");
const over = page.getByRole("region", { name: "The game is over" });
const node = () => page.locator("[data-node]").getAttribute("data-node");
const watch = new Watch(page);
const found = { decisions: 0, byArrow: 0, isHelped: false, isHeldOff: false, isDropped: false, isUndone: false };

/** Open the list of all choices, unless it is open. */
async function list() {
  if (!(await choice.count())) await keyboard.press("l");
  await choice.first().waitFor();
}

/** Whether a highlighted target on the board has the focus. */
const isOnBoard = () => page.evaluate(() => document.activeElement?.matches(".target.lit > .cover") ?? false);

for (; found.decisions < MOST; found.decisions++) {
  await question.or(over).waitFor();
  if (await over.isVisible()) break;
  const before = await node();
  // No other player moves now, so the move stays undoable.
  if (!found.isUndone && (await page.getByRole("button", { name: /Undo/, disabled: false }).first().isVisible())) {
    await keyboard.press("u");
    await played(page, before);
    found.isUndone = true;
    continue;
  }
  if (!found.isHelped && found.decisions) {
    await keyboard.press("?");
    found.isHelped = await page.getByRole("dialog", { name: "Keys" }).isVisible();
    await keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "hidden" });
    await page.getByLabel("Menu", { exact: true }).press("Enter");
    await page
      .locator(".menu")
      .getByRole("button", { name: /^Auto-answers and planned moves/ })
      .press("Enter");
    await keyboard.press("1");
    found.isHeldOff =
      (await page.getByRole("dialog", { name: "Auto-answers and planned moves" }).isVisible()) &&
      (await confirm.count()) === 0;
    await keyboard.press("Escape");
    await list();
    await keyboard.press("1");
    await confirm.waitFor();
    await keyboard.press("Escape");
    await confirm.waitFor({ state: "hidden" });
    found.isDropped = (await node()) === before;
  }
  await page.evaluate(() => document.activeElement?.blur());
  if (!(await choice.count())) await keyboard.press("l");
  await choice.first().waitFor();
  await watch.compareList();
  await keyboard.press("l");
  if (chance(3) === 0) {
    for (let steps = chance(4) + 1; steps; steps--) await keyboard.press(ARROWS[chance(4)]);
    if (await isOnBoard()) {
      await keyboard.press("Enter");
      found.byArrow++;
    }
  }
  // A digit takes a choice of the open list.
  if (!(await confirm.isVisible())) {
    await list();
    await keyboard.press(String((chance(Math.min(9, await choice.count())) + 1) % 10));
  }
  await confirm.waitFor();
  await keyboard.press("Enter");
  await played(page, before);
}
await over.waitFor();
const verdict = await over.getByRole("status").innerText();
await context.close();
console.log(JSON.stringify({ ...found, ...watch.found(), verdict, faults }));
