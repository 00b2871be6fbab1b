// The power of a nation on the player's card: `node power.mjs URL [FOLDER]`. Every table begins where Holland may take
// the merchant ship. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { asked, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 844 } },
};
const faults = [];
const found = {};

for (const [name, options] of Object.entries(SCREENS)) {
  const context = await launch({ reducedMotion: "reduce", ...options });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  await signIn(page);
  const id = await startTable(page, "discovery", [MINE, bot(), bot()]);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  if (name === "phone") await page.locator(".tabs button").nth(2).click();
  const power = page.locator('.target.lit[data-target="power"] > .cover');
  await power.waitFor();
  const charges = () => page.locator(".charge").allInnerTexts();
  const seen = (found[name] = { clicks: 0 });
  seen.left = await charges();
  seen.line = await page.locator(".below").innerText();
  seen.isListed = await page.locator(".list.card").isVisible();
  if (folder) await page.screenshot({ path: `${folder}/power-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  for (const done of [() => page.locator("form.hand").waitFor(), () => played(page, node)]) {
    await power.click();
    await done();
    seen.clicks++;
  }
  await page.locator('.charge[data-target="power"]').waitFor({ state: "detached" });
  seen.after = await charges();
  seen.ships = await page.evaluate(
    async (id) => (await (await fetch(`api/tables/${id}`)).json()).sections["view.ships"],
    id,
  );
  await context.close();
}
console.log(JSON.stringify({ found, faults }));
