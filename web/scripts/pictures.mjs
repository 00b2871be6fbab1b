// Takes screenshots of the board from the fixtures: `node scripts/pictures.mjs FOLDER [table[:lang] ...]`, at 360, 1280
// and 2560 pixels in both themes, and lists layout faults. WIDTH and THEME in the environment select one width or
// theme.
import { mkdirSync } from "node:fs";
import { createServer } from "vite";
import { launch } from "../tests/browser/browser.mjs";
import { faults } from "./faults.mjs";

const [folder = "pictures", ...asked] = process.argv.slice(2);
const discovery = ["2015-2-opening", "2015-4-middle", "2015-6-late", "2007-5-end"];
const empire = ["empire-4-claiming", "empire-4-development", "empire-4-offer", "empire-6-auction", "empire-2-end"];
const tables = asked.length ? asked : [...discovery, ...empire];
const sizes = [
  [360, 740],
  [1280, 800],
  [2560, 1440],
].filter(([width]) => !process.env.WIDTH || String(width) === process.env.WIDTH);
const themes = process.env.THEME ? [process.env.THEME] : ["light", "dark"];

mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, fs: { allow: [".."] } }, logLevel: "error" });
await server.listen();
const [address] = server.resolvedUrls.local;
let wrong = 0;
for (const [width, height] of sizes) {
  const context = await launch({ viewport: { width, height } });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(`error: ${error.message}`));
  for (const theme of themes) {
    for (const one of tables) {
      const [table, lang = "en"] = one.split(":");
      await page.goto(`${address}gallery.html?table=${table}&lang=${lang}&theme=${theme}`);
      await page.waitForSelector(".board");
      await page.evaluate(() => document.fonts.ready);
      const path = `${folder}/${table}-${lang}-${width}-${theme}.png`;
      await page.screenshot({ path, fullPage: width < 1100 });
      const found = await page.evaluate(faults);
      wrong += found.length;
      for (const fault of found) console.log(`${path}: ${fault}`);
    }
  }
  await context.close();
}
await server.close();
process.exitCode = wrong ? 1 : 0;
