// Plays a whole game at 1280 pixels by tapping highlighted targets on the board: `node taps.mjs URL FOLDER`. The list
// of choices is used only where no target stands for them. At first every move is confirmed; then confirmation is
// switched off. At every decision the places of the parts and the buttons of the bar
// are looked at. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, laidForTwo, listed, played } from "./table.mjs";
import { Watch } from "./watch.mjs";

const [url, folder] = process.argv.slice(2);
const MOST = 600;
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const chance = chances(7);
await laidForTwo(page, url);

const lit = page.locator(".target.lit > .cover");
const choice = page.locator(".choice:enabled");
const confirm = page.locator(".confirm");
const question = page.locator(".sentence.yours");
const over = page.getByRole("region", { name: "The game is over" });
/** Targets light up some frames after the question. */
const settled = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
const watch = new Watch(page);
const found = { decisions: 0, tapped: 0, narrowed: 0, titles: new Set() };
for (; found.decisions < MOST; found.decisions++) {
  await question.or(over).waitFor();
  if (await over.isVisible()) break;
  found.titles.add(await page.title());
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await settled();
  await watch.look();
  let before = await lit.count();
  for (let taps = 0; taps < 4; taps++) {
    const targets = await lit.count();
    // The list opens by itself where taps cannot tell choices apart.
    if (!targets || (await confirm.isVisible()) || (await choice.count())) break;
    // A tapped target stays highlighted, and a second tap would deselect it.
    const [id, at] = await page.evaluate((wanted) => {
      const free = [...document.querySelectorAll(".target.lit")]
        .map((one, at) => [one.dataset.target, at])
        .filter(([id]) => !window.tapped?.includes(id));
      return free[wanted % Math.max(1, free.length)] ?? ["", -1];
    }, chance(100));
    if (at < 0) break;
    await page.evaluate((one) => (window.tapped = [...(window.tapped ?? []), one]), id);
    await lit.nth(at).click();
    found.tapped++;
    await settled();
    const left = await lit.count();
    if (left && left < before) found.narrowed++;
    before = left;
    if (
      await page.evaluate(
        (old) =>
          document.querySelector("[data-node]")?.getAttribute("data-node") !== old ||
          document.querySelector("[data-busy]"),
        node,
      )
    )
      break;
  }
  await page.evaluate(() => (window.tapped = []));
  if (
    !(await confirm.isVisible()) &&
    (await page.evaluate(() => document.querySelector("[data-node]")?.getAttribute("data-node"))) === node &&
    !(await page.locator("[data-busy]").count())
  ) {
    await listed(page);
    await choice.nth(chance(await choice.count())).click();
  }
  if (await confirm.isVisible()) await confirm.click();
  await played(page, node);
  if (found.decisions === 3 && folder) await page.screenshot({ path: `${folder}/taps.png` });
  if (found.decisions === 4) {
    await page.locator("summary", { hasText: "☰" }).click();
    await page.getByLabel("Ask me to confirm each move").uncheck();
    await page.locator("summary", { hasText: "☰" }).click();
  }
}
await over.waitFor();
const verdict = await over.getByRole("status").innerText();
await page.evaluate(async () => {
  for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
});
const glowing = await page
  .locator(".play :is(.lit, .box.now, .due)")
  .evaluateAll((all) => all.map((one) => one.className));
await context.close();
console.log(JSON.stringify({ ...found, ...watch.found(), glowing, titles: [...found.titles], verdict, faults }));
