// What tests of whole games share: a table for two, chance that repeats, and waiting until a decision counts.

/** Small steps that are the same on every run, so that a failure can be repeated. */
export function chances(seed) {
  return (below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
}

/** Lay a table for two against the quickest bot, from the start page. */
export async function laidForTwo(page, url) {
  await page.goto(url);
  await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
  await page.getByRole("button", { name: /^For two/ }).click();
  await page.getByLabel("Seat 2").selectOption("bot 0");
  await page.getByRole("button", { name: "Create table" }).click();
}

/** Lay a table of `empire` for two in its beginner version, with so many offers each in a round. */
export async function laidEmpire(page, url, offers) {
  await page.goto(url);
  await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
  await page.getByRole("button", { name: /^Empire, beginner/ }).click();
  for (const seat of [4, 3]) await page.getByRole("button", { name: `Remove seat ${seat}` }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot 0");
  await page.getByRole("spinbutton", { name: "Offers" }).fill(String(offers));
  await page.getByRole("button", { name: "Create table" }).click();
}

/** Sell the least in the first round of `empire`, so that offers can be made. Who has two goods or more is asked how many. */
export async function sellFirst(decision) {
  await decision.getByRole("button", { name: /^Sell/ }).click();
  const [amount, offer] = [decision.locator(".confirm"), decision.getByRole("button", { name: /an offer$/ }).first()];
  await amount.or(offer).waitFor();
  if (await amount.isVisible()) await amount.click();
  await offer.waitFor();
}

/** Wait until the table is past a node, or the game is over. */
export async function played(page, node) {
  await page.waitForFunction((before) => {
    const now = document.querySelector("[data-node]");
    return !now || (now.getAttribute("data-node") !== before && !now.hasAttribute("data-busy"));
  }, node);
}
