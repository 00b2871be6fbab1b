// What pages are checked for in many scripts: accessibility problems, and width.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The accessibility problems that axe-core finds on a page: each its rule, and up to three places. */
export async function problems(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const places = ({ nodes }) => nodes.slice(0, 3).map((one) => one.target.join(" "));
  return violations.map((one) => `${one.id} ${places(one).join(", ")}`);
}

/** By how many pixels a page is wider than its window. */
export const excess = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Check a page as it is, light and dark, and return its faults; with a folder, keep pictures there. */
export async function inspected(page, name, folder) {
  const faults = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
    if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    faults.push(...(await problems(page)).map((one) => `${name} ${colorScheme}: ${one}`));
  }
  const wide = await excess(page);
  if (wide > 0) faults.push(`${name}: ${wide} px too wide`);
  return faults;
}
