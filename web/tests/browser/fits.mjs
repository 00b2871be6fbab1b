// Pages that need no scrolling: `node fits.mjs URL`. At 1280 by 800 the page for a new table (each game's richest
// preset), the waiting room and the settings fit the window in every language; on a phone their main button is in sight
// without scrolling. Prints JSON: what is out of sight.
import { launch, watched } from "./browser.mjs";
import { bot, createTable, MINE, signIn } from "./calls.mjs";
import { words } from "./words.mjs";

const [url] = process.argv.slice(2);
const PRESETS = ["full", "standard"];
const ROUNDED = 2; // pixels that rounding may cost
const faults = [];
const out = [];
const seats = [MINE, { kind: "open" }, bot(), bot()];

for (const [width, height] of [
  [1280, 800],
  [390, 844],
]) {
  const isPhone = width < 500;
  const context = await launch({ viewport: { width, height }, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await watched(context, faults);
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await signIn(page);
  const id = await createTable(page, "discovery", seats, { builders: true, scouting: true });

  /** Note what is out of sight of a page that is whole. */
  async function look(name, main) {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const found = await page.evaluate((main) => {
      const box = main && document.querySelector(main)?.getBoundingClientRect();
      const { scrollHeight, scrollWidth } = document.documentElement;
      return {
        below: scrollHeight - innerHeight,
        beside: scrollWidth - innerWidth,
        main: !main || (!!box && box.top >= 0 && box.bottom <= innerHeight),
      };
    }, main);
    if (found.beside > 0 || !found.main || (!isPhone && found.below > ROUNDED))
      out.push(`${name} ${width}: ${JSON.stringify(found)}`);
  }

  for (const lang of ["en", "fr", "it"]) {
    const say = words(lang);
    await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
    for (const preset of PRESETS) {
      await page.goto("about:blank");
      await page.goto(`${url}#/new`);
      const button = page.getByRole("button", { name: say(`preset-${preset}`) });
      await button.click();
      await page.locator('[aria-pressed="true"]', { hasText: say(`preset-${preset}`) }).waitFor();
      await page.locator(preset === "full" ? "#option-builders" : "#option-auction").waitFor();
      await look(`new ${preset} ${lang}`, ".create");
    }
    await page.goto("about:blank");
    await page.goto(`${url}#/table/${id}`);
    await page.locator(".seats > li").nth(3).waitFor();
    await page.locator("dl dt").first().waitFor();
    await page.getByRole("img", { name: say("qr-label") }).waitFor();
    await look(`waiting ${lang}`, ".buttons .main");
    await page.goto(`${url}#/settings`);
    await page.locator("select").first().waitFor();
    await look(`settings ${lang}`, "");
  }
  await context.close();
}
console.log(JSON.stringify({ out, faults }));
process.exit(0);
