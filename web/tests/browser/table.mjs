// Helpers of tests that play whole games: tables for two, a seeded random generator, and waiting for accepted
// decisions.

/** A seeded random generator, so that a failure can be reproduced. */
export function chances(seed) {
  return (below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
}

/** Create a table for two against the quickest bot, from the start page. */
export async function laidForTwo(page, url) {
  await page.goto(url);
  await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
  await page.getByRole("button", { name: /^For two/ }).click();
  await page.getByLabel("Seat 2").selectOption("bot 0");
  await page.getByRole("button", { name: "Create table" }).click();
}

/**
 * Create a table of `empire` for two in its beginner version: players bid in turns, with so many offers each in a trade
 * window.
 */
export async function laidEmpire(page, url, offers) {
  await chooseEmpire(page, url);
  await page.getByRole("combobox", { name: "Bidding" }).selectOption("turns");
  await page.getByRole("combobox", { name: "Trading" }).selectOption("windows");
  await page.getByRole("spinbutton", { name: "Offers" }).fill(String(offers));
  await page.getByRole("button", { name: "Create table" }).click();
}

/** Create a table of `empire` for two in its beginner version, as it comes: everybody bids and trades at any time. */
export async function laidOpenEmpire(page, url) {
  await chooseEmpire(page, url);
  await page.getByRole("button", { name: "Create table" }).click();
}

/** Choose a table of `empire` for two in its beginner version. */
async function chooseEmpire(page, url) {
  await page.goto(url);
  await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
  await page.getByRole("button", { name: /^Empire, beginner/ }).click();
  for (const seat of [4, 3]) await page.getByRole("button", { name: `Remove seat ${seat}` }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot 0");
}

/**
 * Sell the least in the first round of `empire`, so that offers can be made. A player with two goods or more is asked
 * how many.
 */
export async function sellFirst(page) {
  await controls(page).getByRole("button", { name: /^Sell/ }).click();
  await controls(page)
    .getByRole("button", { name: /an offer$/ })
    .first()
    .waitFor();
}

/** The buttons for the decision at a table of `empire`: in the middle, or in the sheet of a phone. */
export const controls = (page) => page.locator(".controls");

/** Wait until the player is asked. */
export const asked = (page) => page.locator(".sentence.yours").waitFor();

/**
 * Wait until the player is asked, with the list of all choices open; it is opened unless the table has opened it.
 * Returns false once `over` is shown.
 */
export async function listed(page, over = null) {
  const question = page.locator(".sentence.yours");
  await (over ? question.or(over).first() : question).waitFor();
  if (over && (await over.isVisible())) return false;
  const choice = page.locator(".choice:enabled").first();
  if (!(await choice.isVisible())) await page.locator("button.list").click();
  await choice.waitFor();
  return true;
}

/** Wait until the table is past a node, or the game is over. */
export async function played(page, node, timeout = undefined) {
  await page.waitForFunction(
    (before) => {
      const now = document.querySelector("[data-node]");
      return !now || (now.getAttribute("data-node") !== before && !now.hasAttribute("data-busy"));
    },
    node,
    { timeout },
  );
}
