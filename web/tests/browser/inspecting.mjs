// Checks of pages that many scripts make: accessibility, width, sizes of text and targets, the height of a phone's
// sheet.
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

/** Text and targets of a page that are too small for their screen. Runs in the browser. */
function small(least) {
  const found = new Set();
  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}">`;
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest(".unseen, dialog:not([open]), details:not([open]) > .menu, option");
  const shortOf = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || /SCRIPT|STYLE|TITLE/.test(own.tagName) || !shown(own)) continue;
    if (own.ownerSVGElement?.closest("dialog")) continue; // a picture to save, shown smaller than it is
    const scale = own.ownerSVGElement?.getScreenCTM().a ?? 1;
    const size = parseFloat(getComputedStyle(own).fontSize) * scale;
    if (size < least.text - 0.1)
      found.add(`text of ${size.toFixed(1)} px: ${name(own)} “${node.data.trim().slice(0, 20)}”`);
  }
  // Links within a sentence and lines of the log are as high as their text. A part of a bar is as wide as its points;
  // the table below the bars has the same. A row on the map is as high as it stands there; the stage has it larger.
  for (const one of document.querySelectorAll("button, select, input, summary, a.button, [role=button]")) {
    const lit = one.matches(".cover") ? one.closest(".target") : null; // with its border
    // What it takes to press it: itself, or what stands for it.
    const [target] = [one, lit, ...(one.labels ?? [])].filter(Boolean).sort((a, b) => shortOf(b) - shortOf(a));
    const { width, height } = target.getBoundingClientRect();
    if (!shown(one) || !width || !height || one.disabled || one.closest("[role=log], .bars .bar, .row-target"))
      continue;
    if (Math.min(width, height) < least.target - 0.5)
      found.add(
        `target of ${Math.round(width)} by ${Math.round(height)} px: ${name(one)} “${target.innerText.slice(0, 20)}”`,
      );
  }
  return [...found];
}

/** What is too small on a page: text and targets, whose least size depends on the screen. */
export const tooSmall = (page) =>
  page.evaluate(small, page.viewportSize().width < 500 ? { text: 16, target: 44 } : { text: 14, target: 24 });

/**
 * A phone's sheet that is higher than it may be, or scrolls: above one question the map is in sight. Where several
 * things are chosen, or bids are made, it may be higher.
 */
export const sheetFaults = (page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.sheet[data-part="prompt"]');
    if (!sheet?.checkVisibility()) return [];
    const most = sheet.matches(".tall, :has(.bids, .auction, .drawer, .draft-send)") ? 360 : 220;
    const { height } = sheet.getBoundingClientRect();
    const faults = height > most ? [`a sheet of ${Math.round(height)} px`] : [];
    if (sheet.scrollHeight > sheet.clientHeight + 2)
      faults.push(`a sheet of ${Math.round(height)} px with ${sheet.scrollHeight} px inside`);
    return faults;
  });

/** Check a page as it is, light and dark, and return its faults; with a folder, keep pictures there. */
export async function inspected(page, name, folder) {
  const faults = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
    if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    faults.push(...(await problems(page)).map((one) => `${name} ${colorScheme}: ${one}`));
  }
  faults.push(...[...(await tooSmall(page)), ...(await sheetFaults(page))].map((one) => `${name}: ${one}`));
  const wide = await excess(page);
  if (wide > 0) faults.push(`${name}: ${wide} px too wide`);
  return faults;
}
