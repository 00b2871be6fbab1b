// Looks for accessibility problems in all cards of the stage of both games, in the gallery of the development server:
// `node cards.mjs [FOLDER]`. Prints its results as JSON.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { launch, watched } from "./browser.mjs";
import { inspected } from "./inspecting.mjs";

const [folder] = process.argv.slice(2);
const TABLES = ["2015-4-late", "empire-4-lot"];
const faults = [];
const found = { cards: {} };
const root = fileURLToPath(new URL("../../", import.meta.url));
const server = await createServer({ root, server: { port: 0, fs: { allow: [".."] } }, logLevel: "error" });
await server.listen();
const [address] = server.resolvedUrls.local;
const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 2000 } });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
for (const table of TABLES)
  for (const lang of ["en", "fr", "it"]) {
    await page.goto(`${address}gallery.html?table=${table}&lang=${lang}&scenes`);
    await page.locator("[data-scene]").last().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    found.cards[table] = await page.locator("[data-scene]").count();
    faults.push(...(await inspected(page, `${table}-${lang}`, folder)));
    const cut = await page
      .locator("[data-scene]")
      .evaluateAll((cards) =>
        cards
          .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
          .map((one) => `${one.dataset.scene}: ${one.textContent.trim().slice(0, 40)}`),
      );
    faults.push(...cut.map((one) => `${table}-${lang} cut: ${one}`));
  }
await context.close();
await server.close();
console.log(JSON.stringify({ ...found, faults }));
