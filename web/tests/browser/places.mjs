// The fixed places of a table of `discovery`: `node places.mjs URL LANG`. On all sizes of screens, with four and six
// players, every part is on the screen, parts do not overlap, nothing scrolls, and no part moves while the game goes
// on. The map has its share of the window, the log its lines, and a phone shows all regions above the sheet. Prints its
// results as JSON.
import { launch, watched } from "./browser.mjs";
import { listed, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, lang] = process.argv.slice(2);
const WIDE = [[1280, 800], [1366, 657], [1440, 900], [1920, 1080], [2560, 1440], [3840, 2160]]; // prettier-ignore
const PHONES = [[390, 844], [360, 740]]; // prettier-ignore
// The prompt is as wide as the buttons beside it leave it; the stage is there only while something is shown.
const LOOSE = new Set(["prompt", "stage"]);
// The least share of the window that the map has, the same without the log that lies on it, and the least lines of log.
const LEAST = { "1280 800": { map: 0.5, free: 0.45, lines: 5 }, "1920 1080": { map: 0.53, free: 0.45, lines: 7 } };
// The greatest height of a sheet with one question, and of one that leaves room for all regions; above others the map
// scrolls.
const SHEET = 220;
const LOW_SHEET = 140;
const DECISIONS = 4; // between two looks
const found = { looks: 0, wrong: [], faults: [] };

/** The frames of the parts of the page, and whether anything scrolls. */
const frames = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const parts = [...document.querySelectorAll("[data-part]")].filter((part) => part.checkVisibility());
    return {
      size: [clientWidth, clientHeight],
      scrolls: scrollWidth > clientWidth || scrollHeight > clientHeight,
      parts: parts.map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { name: part.dataset.part, edges: [left, top, right, bottom].map(Math.round) };
      }),
    };
  });

/** The frames of the parts once the page has followed a new size: when they stay as they are over several drawings. */
async function settled(page, width, height) {
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  for (let before = null; ;) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await frames(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** What is wrong with the places of the page. */
function faultsOf({ size, scrolls, parts }, wanted) {
  const faults = scrolls ? ["the page scrolls"] : [];
  const places = parts.filter(({ name }) => wanted.includes(name));
  for (const name of wanted) if (!places.some((part) => part.name === name)) faults.push(`no ${name}`);
  for (const { name, edges } of places) {
    const [left, top, right, bottom] = edges;
    if (left < 0 || top < 0 || right > size[0] || bottom > size[1]) faults.push(`${name} is cut off: ${edges}`);
    for (const other of places) {
      const [l, t, r, b] = other.edges;
      const isInside = other.name === "prompt" && name === "bar";
      if (name < other.name && !isInside && left < r - 1 && l < right - 1 && top < b - 1 && t < bottom - 1)
        faults.push(`${name} overlaps ${other.name}`);
    }
  }
  return faults;
}

/** What is too small on a wide screen. */
async function shares(page, width, height) {
  const least = LEAST[`${width} ${height}`];
  if (!least) return [];
  const seen = await page.evaluate(() => {
    const area = (part) => {
      const { width, height } = document.querySelector(`[data-part="${part}"]`).getBoundingClientRect();
      return (width * height) / (innerWidth * innerHeight);
    };
    const pane = document.querySelector('[data-part="log"] .pane');
    const line = parseFloat(getComputedStyle(pane.querySelector("li")).lineHeight);
    const [map, log] = [area("map"), area("log")];
    return { map, free: map - log, lines: Math.floor(pane.clientHeight / line) };
  });
  return Object.keys(least)
    .filter((name) => seen[name] < least[name])
    .map((name) => `${name} is ${seen[name]}, less than ${least[name]}`);
}

/** Regions whose middle a phone does not show, and a sheet that is too high. */
const hidden = (page) =>
  page.evaluate(
    ([most, low]) => {
      const sheet = document.querySelector('.sheet[data-part="prompt"]').getBoundingClientRect();
      const faults = sheet.height > most ? [`a sheet of ${sheet.height} px`] : [];
      const regions = [...document.querySelectorAll('[data-target^="region:"]')];
      if (regions.length && regions.length < 9) faults.push(`${regions.length} regions`);
      for (const region of regions) {
        const { left, right, top, bottom } = region.getBoundingClientRect();
        const isBelow = sheet.height <= low && (top + bottom) / 2 > sheet.top; // land goes on below the map
        if (left < 0 || right > innerWidth || top < 0 || isBelow)
          faults.push(`${region.dataset.target} is out of sight, the sheet ${Math.round(sheet.height)} px high`);
      }
      return faults;
    },
    [SHEET, LOW_SHEET],
  );

/** Play some decisions by the first choice of the list. */
async function play(page) {
  for (let at = 0; at < DECISIONS; at++) {
    await listed(page);
    const node = await page.locator("[data-node]").getAttribute("data-node");
    await page.locator(".choice:enabled").first().click();
    await page.locator(".confirm").click();
    await played(page, node);
  }
}

for (const count of [4, 6]) {
  const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const page = await watched(context, found.faults);
  page.setDefaultTimeout(30_000);
  const seats = [{ kind: "mine" }, ...Array.from({ length: count - 1 }, () => ({ kind: "bot", level: 0 }))];
  const table = { game: "discovery", seats, options: count > 4 ? { builders: true, expansion_buildings: true } : {} };
  await page.goto(`${url}#/new?lang=${lang}&table=${encodeURIComponent(JSON.stringify(table))}`);
  await page.getByRole("button", { name: words(lang)("new-create") }).click();
  const places = new Map(); // by size, the frames at the first look
  for (let look = 0; look < 3; look++) {
    await page.locator(".sentence.yours").waitFor();
    for (const [width, height] of [...WIDE, ...PHONES]) {
      const isWide = width > 500;
      await page.setViewportSize({ width, height });
      await page.waitForFunction((want) => document.querySelector(".dtable").matches(".wide") === want, isWide);
      const screen = `${count} players, ${width} by ${height}`;
      const seen = await settled(page, width, height);
      for (const fault of faultsOf(seen, isWide ? ["bar", "boxes", "map", "prompt", "seats"] : ["bar", "prompt"]))
        found.wrong.push(`${screen}, look ${look}: ${fault}`);
      for (const fault of isWide ? await shares(page, width, height) : await hidden(page))
        found.wrong.push(`${screen}, look ${look}: ${fault}`);
      const fixed = JSON.stringify(seen.parts.filter(({ name }) => isWide && !LOOSE.has(name)));
      if ((places.get(screen) ?? fixed) !== fixed) found.wrong.push(`${screen}, look ${look}: parts have moved`);
      places.set(screen, fixed);
      found.looks++;
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    if (look < 2) await play(page);
  }
  await context.close();
}
console.log(JSON.stringify(found));
