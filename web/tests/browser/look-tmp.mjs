import { launch, watched } from "./browser.mjs";
const [url, folder, sealed] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
const seen = new Map();
async function shoot(name, most = 1) {
  const n = seen.get(name) ?? 0;
  if (n >= most) return;
  seen.set(name, n + 1);
  for (const [w, h] of [[360, 740], [1280, 800], [2560, 1440]]) {
    await page.setViewportSize({ width: w, height: h });
    if (w < 500) await page.getByRole("button", { name: "Board", exact: true }).click();
    await page.evaluate(() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d))));
    await page.screenshot({ path: `${folder}/${name}${n || ""}-${w}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
await page.goto(url);
await page.getByRole("link", { name: /^Choose everything yourself/ }).click();
await page.getByRole("button", { name: /^Empire, standard/ }).click();
for (const n of [2, 3, 4]) await page.getByRole("combobox", { name: `Seat ${n}` }).selectOption("bot 1");
if (sealed) await page.getByRole("combobox", { name: "Bidding" }).selectOption("simultaneous");
await page.getByRole("button", { name: "Lay the table" }).click();
const decision = page.getByRole("region", { name: "Your decision" });
const over = page.getByRole("region", { name: "The game is over" });
const any = decision.locator("button.choice:enabled, button.decide:enabled, button.partner:enabled");
let offers = 0, i = 0;
for (; i < 90; i++) {
  await any.first().or(over).waitFor();
  if (await over.isVisible()) break;
  const node = await decision.getAttribute("data-node");
  const sentence = await decision.getByRole("status").first().innerText();
  console.error(i, sentence);
  if (/nation/.test(sentence)) { await shoot("claim"); }
  else if (/^How many/.test(sentence)) await shoot("sell");
  else if (/^Make an offer/.test(sentence)) await shoot("trade");
  else if (/^Do you accept/.test(sentence)) await shoot("answer", 2);
  else await shoot("bid", 3);
  if (/^Do you accept/.test(sentence) && await decision.locator(".counter").count()) {
    await decision.locator(".counter").click(); await shoot("counter");
    await decision.getByRole("button", { name: "Cancel" }).click();
    await decision.getByRole("button", { name: "Refuse" }).click();
    await page.locator(".confirm").click();
  } else if (/^Make an offer/.test(sentence) && offers < 2) {
    const at = offers++;
    for (const [w, h] of [[360, 740], [2560, 1440], [1280, 800]]) {
      await page.setViewportSize({ width: w, height: h });
      await decision.locator(".partner").nth(at).click();
      const g = decision.getByRole("group", { name: "You give" }).getByRole("button", { name: "More" });
      await g.last().click(); await g.last().click();
      await decision.getByRole("group", { name: /^You want/ }).getByRole("button", { name: "More" }).nth(at * 2).click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${folder}/composer${at}-${w}.png` });
    }
    if (await decision.locator(".offer").isEnabled()) await decision.locator(".offer").click();
    else { await decision.getByRole("button", { name: "Cancel" }).click(); await decision.locator(".choice").first().click(); await page.locator(".confirm").click(); }
  } else if (await decision.locator("button.decide").count() && (i % 3 === 0 || /^How many/.test(sentence))) await decision.locator("button.decide").click();
  else { const c = decision.locator(".choice:enabled"); await c.nth(/nation/.test(sentence) ? i % await c.count() : 0).click(); await page.locator(".confirm").click(); }
  await page.waitForFunction((old) => { const n = document.querySelector("[data-node]"); return !n || (n.dataset.node !== old && !n.dataset.busy); }, node);
}
console.error("end", i, faults);
await context.close();
