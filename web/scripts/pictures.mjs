// Takes pictures of the board from the fixtures: `node scripts/pictures.mjs FOLDER [table[:lang] ...]`, at 360, 1280 and 2560
// pixels in both themes, and says where something is wider than its place.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = "pictures", ...asked] = process.argv.slice(2);
const tables = asked.length ? asked : ["2015-2-opening", "2015-4-middle", "2015-6-late", "2007-5-end"];
const sizes = [[360, 740], [1280, 800], [2560, 1440]].filter(([width]) => !process.env.WIDTH || String(width) === process.env.WIDTH);
const themes = process.env.THEME ? [process.env.THEME] : ["light", "dark"];
const flags = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** What sticks out of the page or of its own box. */
function faults() {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const one of document.querySelectorAll(".board *:not(svg, svg *, .paper):not(.unseen):not(.unseen *)")) {
    const { left, right, bottom } = one.getBoundingClientRect();
    const name = `${one.className || one.tagName} “${one.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
    if (right > width + 1 || left < -1) found.push(`${name} sticks out of the page`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") found.push(`${name} overflows`);
    if (width >= 1100 && bottom > innerHeight + scrollY + 1 && one.matches(".boxes > *, .seats > *")) found.push(`${name} is below the fold`);
  }
  if (width >= 1100) {
    const cards = [...document.querySelectorAll(".plaque, .map .title:has(.track), .boxes > *, .seats > *")].map((one) => [one, one.getBoundingClientRect()]);
    for (const [i, [one, a]] of cards.entries()) {
      for (const [other, b] of cards.slice(i + 1)) {
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) {
          found.push(`${one.textContent.trim().slice(0, 14)} lies on ${other.textContent.trim().slice(0, 14)}`);
        }
      }
    }
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    for (const [one, a] of cards) {
      if (one.matches(".plaque") && (a.bottom > sheet.bottom || a.right > sheet.right || a.left < sheet.left)) found.push(`${one.textContent.trim().slice(0, 14)} leaves the map`);
    }
  }
  const small = [...document.querySelectorAll(".board *:not(svg *)")].filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14);
  if (small.length) found.push(`${small.length} texts below 14 px`);
  return [...new Set(found)].slice(0, 12);
}

mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, fs: { allow: [".."] } }, logLevel: "error" });
await server.listen();
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
let wrong = 0;
for (const [width, height] of sizes) {
  const page = await browser.newPage({ viewport: { width, height } });
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
  await page.close();
}
await browser.close();
await server.close();
process.exitCode = wrong ? 1 : 0;
