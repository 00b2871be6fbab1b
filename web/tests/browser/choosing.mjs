// Choosing on the board with confirmation on: `node choosing.mjs URL [FOLDER]`. One tap on a place takes the worker in
// use in hand, another tap changes place or worker, a second tap on the place plays. A tap on what is not lit says why,
// with the clause. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { asked, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const [MAP, BOXES] = [0, 1]; // tabs of a phone
const faults = [];
const found = {};
for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, close } = await openedTable(url, faults, screen);
  const lit = (target) => page.locator(`.target.lit[data-target="${target}"] > .cover`);
  const held = () =>
    page.evaluate(() => [...document.querySelectorAll(".target.lit.in-hand")].map((one) => one.dataset.target));
  const line = () => page.locator("form.hand strong").innerText();
  const shoot = async (what) => folder && (await page.screenshot({ path: `${folder}/choosing-${what}-${name}.png` }));
  const seen = { held: [], lines: [] };

  await lit("box:dock").waitFor();
  seen.held.push(await held());
  // The button of what is lit says what a tap does.
  const named = (target) => lit(target).getAttribute("aria-label");
  seen.names = [await named("box:dock"), await named("type:colonist")];
  seen.next = await page.locator(".box-dock .space.next").getAttribute("data-target");
  await lit("box:dock").click();
  seen.lines.push(await line());
  seen.held.push(await held());
  seen.ghost = await page.locator(".space.awaited").getAttribute("data-target");
  await shoot("dock");
  // A free space of the specialists; bots may have taken others.
  const posts = page.locator('.target.lit[data-target^="space:specialists"]');
  const post = await posts.first().getAttribute("data-target");
  await lit(post).click();
  await page.locator("form.hand strong", { hasNotText: "dock" }).waitFor();
  seen.lines.push(await line());
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await lit(post).click();
  await played(page, node);

  // What cannot be chosen says why, and the reason goes away with the next tap.
  await asked(page);
  const why = page.locator(".why-not");
  seen.why = [];
  for (const [place, tab] of [
    [`.target:not(.lit)[data-target="${post}"]`, BOXES],
    ['path[data-target="region:peru"]', MAP],
  ]) {
    if (name === "phone") await page.locator(".tabs button").nth(tab).click();
    await page.locator(place).first().click();
    await why.locator("a").waitFor(); // the clauses are fetched
    seen.takesClicks = (await why.evaluate((one) => getComputedStyle(one).pointerEvents)) !== "none";
    seen.why.push([await why.innerText(), await why.locator("a").count()]);
    await shoot(`why-${tab}`);
  }
  if (name === "phone") await page.locator(".tabs button").nth(BOXES).click();
  await lit("box:dock").click();
  await why.waitFor({ state: "detached" });
  found[name] = seen;
  await close();
}
console.log(JSON.stringify({ ...found, faults }));
