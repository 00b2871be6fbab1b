// Auto-answers and planned moves: `node standing.mjs URL [FOLDER]`. In `discovery` an order by a ranked list, carried
// out at once; in `empire` on a phone orders that are given and withdrawn, and an answer that is given and taken back.
// Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { asked, laidEmpire, laidForTwo, played, sellFirst } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

async function shoot(page, name) {
  if (folder) await page.screenshot({ path: `${folder}/standing-${name}.png` });
}

/** The places of bar, question, menu and tabs, on a phone and on a wide screen. */
async function places(page) {
  const found = {};
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.locator(size === WIDE ? ".etable.wide" : ".etable.phone").waitFor();
    found[size.width] = await page.evaluate(() =>
      [...document.querySelectorAll(".bar, .bar > *, .bar-menu summary, .tabs, .question .buttons > *")].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.className, left, top, width, height].join(" ");
      }),
    );
  }
  return found;
}

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
const standing = (page) => page.locator(".menu").getByRole("button", { name: /^Auto-answers and planned moves/ });

{
  const context = await launch({ reducedMotion: "reduce" });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await laidForTwo(page, url);
  await asked(page);
  const before = await page.locator("[data-node]").getAttribute("data-node");
  await page.getByLabel("Menu", { exact: true }).click();
  await standing(page).click();
  const form = page.getByRole("region", { name: "New planned move" });
  // A soldier is not available yet, so the second order of the list is played.
  for (const [worker, place] of [
    ["Soldier", "Warfare box"],
    ["Colonist", "Colonist dock"],
  ]) {
    await form.getByLabel("Worker").selectOption(worker);
    await form.getByLabel("Where").selectOption(place);
    await form.getByRole("button", { name: "Add to the list" }).click();
  }
  found.ranked = await form.getByRole("listitem").allInnerTexts();
  await shoot(page, "discovery");
  await form.getByRole("button", { name: "Add planned move" }).click();
  await played(page, before);
  await page.getByRole("log").first().getByText("Navigator (you) places a colonist on the colonist dock.").waitFor();
  await context.close();
}
{
  const context = await launch({ viewport: PHONE, reducedMotion: "reduce" });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await laidEmpire(page, url, 1);
  await sellFirst(page);
  const before = await places(page);
  const menu = page.getByLabel("Menu", { exact: true });
  const dialog = page.getByRole("dialog", { name: "Auto-answers and planned moves" });
  await menu.click();
  await standing(page).click();
  const form = page.getByRole("region", { name: "New planned move" });
  await form.getByLabel("For which card?").selectOption("Supporter");
  await form.getByLabel("Bid up to").fill("7");
  await form.getByRole("button", { name: "Add planned move" }).first().click();
  const bid = dialog.getByRole("listitem").filter({ hasText: "(supporter), bid up to 7" });
  await bid.waitFor();
  await form.getByLabel("How many goods to sell in the next sale").fill("2");
  await form.getByRole("button", { name: "Add planned move" }).last().click();
  const sell = dialog.getByRole("listitem").filter({ hasText: "In the next sale, sell 2" });
  await sell.waitFor();
  found.some = await page.locator(".menu .open", { hasText: "Auto-answers" }).innerText();
  await shoot(page, "empire");

  // A flag in the bar has the number. It takes no room from anything, and opens the dialog; on a phone the menu does.
  await dialog.getByRole("button", { name: "Close" }).click();
  found.mark = await page.locator(".bar-menu").getByRole("img", { name: "planned moves: 2" }).innerText();
  await shoot(page, "flag-phone");
  const after = await places(page);
  found.isStill = JSON.stringify(before) === JSON.stringify(after);
  await page.setViewportSize(WIDE);
  const flag = page.locator(".bar-menu").getByRole("button", { name: "Auto-answers and planned moves: 2" });
  found.flag = await flag.innerText();
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await shoot(page, `flag-${colorScheme}`);
  }
  await flag.click();
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  found.isMenuClosed = !(await page.locator(".bar-menu details[open]").count());
  await page.setViewportSize(PHONE);
  await menu.click();
  await shoot(page, "menu");
  await standing(page).click();
  await bid.getByRole("button", { name: "Remove", exact: true }).click();
  await bid.waitFor({ state: "detached" });
  found.left = await page.locator(".menu .open", { hasText: "Auto-answers" }).innerText();

  // From now on the trade window is passed automatically, until the answer is withdrawn.
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await page.getByRole("button", { name: /^Don’t ask me again/ }).click();
  await played(page, node);
  // The dialog closes once the server has answered, and takes the menu with it.
  await dialog.waitFor({ state: "hidden" });
  await page.locator("details[open]", { has: menu }).waitFor({ state: "detached" });
  await menu.click();
  await standing(page).click();
  const answer = dialog.getByRole("listitem").filter({ hasText: "always: Do nothing" });
  await answer.getByRole("button", { name: "Ask me again" }).click();
  await answer.waitFor({ state: "detached" });
  found.width = await page.evaluate(() => document.documentElement.scrollWidth);
  await context.close();
}
console.log(JSON.stringify({ ...found, faults }));
