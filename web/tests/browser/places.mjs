// The fixed places of a table: `node places.mjs URL GAME LANG PLAYERS LOOKS [torture | few | 2007]`. At so many
// decisions, on all sizes of screens or on a few: every part is on the screen, parts do not overlap, nothing scrolls or
// is cut, and no part moves while the game goes on. In `discovery` the map has its share of the window, the log its
// lines, and a phone shows all regions above the sheet. The test may lay out the position at which the table begins;
// with `torture` all regions are fuller still, `2007` is the first edition. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE } from "./calls.mjs";
import { listed, played } from "./table.mjs";
import { crowd } from "./torture.mjs";
import { words } from "./words.mjs";

const [url, game, lang, players, looks, more] = process.argv.slice(2);
const COUNT = Number(players);
// prettier-ignore
const WIDE = [[1180, 800], [1280, 800], [1366, 657], [1440, 900], [1920, 1080], [2560, 1440], [3840, 2160]];
const PHONES = [[390, 844], [360, 740]]; // prettier-ignore
const FEW = [[1180, 800], [1280, 800], [1366, 657], [390, 844]]; // prettier-ignore
const EDITION = "2007";
/** The parts of a wide table, and what must show all that it contains: on a phone tabs scroll. */
const GAMES = {
  discovery: {
    parts: ["bar", "boxes", "map", "prompt", "seats"],
    whole: ".dtable, .map, .boxes, .box, .offers > *, .seats > *, .bar, .boxes-place, .seats",
  },
  empire: {
    parts: ["bar", "boxes", "log", "prompt", "seats", "middle", "hand", "offers"],
    whole:
      ".etable, .etable > *, .row-place *, .panel, .panel > *, .hands > *, .bids > *, .beside, .others, .others > *",
  },
}[game];
/** What scrolls, and scenes, which last a moment. */
const SCROLLS = ".unseen, .pane, .lower, .list, .stage";
/** Parts that have no name in the page. */
const UNNAMED = { middle: ".etable > .panel", hand: ".etable > .hands", offers: ".beside > .offer-board" };
// The prompt is as wide as the buttons beside it leave it; the stage is there only while something is shown.
const LOOSE = new Set(["prompt", "stage"]);
// The least share of the window that the map has, the same without the log that lies on it, and the least lines of log.
const LEAST = { "1280 800": { map: 0.5, free: 0.45, lines: 5 }, "1920 1080": { map: 0.53, free: 0.45, lines: 7 } };
const SHEET = 220; // the greatest height of a sheet with one question: it leaves room for all regions
const DECISIONS = 4; // between two looks
const found = { looks: 0, asked: [], wrong: [], faults: [] };

/** The frames of the parts of the page, and whether anything scrolls. */
const frames = (page) =>
  page.evaluate((unnamed) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const named = [...document.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]);
    const others = Object.entries(unnamed).map(([name, selector]) => [name, document.querySelector(selector)]);
    const parts = [...named, ...others].filter(([, part]) => part?.checkVisibility());
    return {
      size: [clientWidth, clientHeight],
      scrolls: scrollWidth > clientWidth || scrollHeight > clientHeight,
      parts: parts.map(([name, part]) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { name, edges: [left, top, right, bottom].map(Math.round) };
      }),
    };
  }, UNNAMED);

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
    const [map, log] = [area("map"), area("log")];
    const item = pane.querySelector("li"); // a position that was laid out has no log yet
    const lines = item ? Math.floor(pane.clientHeight / parseFloat(getComputedStyle(item).lineHeight)) : Infinity;
    return { map, free: map - log, lines };
  });
  return Object.keys(least)
    .filter((name) => seen[name] < least[name])
    .map((name) => `${name} is ${seen[name]}, less than ${least[name]}`);
}

/**
 * Parts with more inside than they show, or than lies within them, and parts of a panel that lie on each other. Texts
 * for screen readers only are meant to be cut.
 */
const cut = (page) =>
  page.evaluate(
    ([selector, hidden]) => {
      const shown = (one) =>
        one.checkVisibility() && one.clientHeight > 0 && getComputedStyle(one).display !== "inline";
      const words = (one) => `${one.dataset.target ?? one.className} “${one.textContent.trim().slice(0, 50)}”`;
      const tooFull = [...document.querySelectorAll(selector)]
        .filter((one) => shown(one) && !one.closest(hidden))
        .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
        .map((one) => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = one;
          const by = `${scrollWidth - clientWidth} by ${scrollHeight - clientHeight}`;
          const { right, bottom } = one.getBoundingClientRect();
          const outside = [...one.querySelectorAll("*")].filter((inner) => {
            const frame = inner.getBoundingClientRect();
            return shown(inner) && (frame.right > right + 2 || frame.bottom > bottom + 2);
          });
          return `${words(one)} is cut by ${by}, around ${outside.map(words).slice(0, 2).join(", ")}`;
        });
      const overlapping = [...document.querySelectorAll(".etable > .panel")].flatMap((panel) => {
        const children = [...panel.children].filter((one) => shown(one) && !one.closest(hidden));
        const frames = children.map((one) => one.getBoundingClientRect());
        return children.flatMap((one, at) =>
          children.slice(at + 1).flatMap((other, next) => {
            const [a, b] = [frames[at], frames[at + 1 + next]];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return across > 2 && down > 2 ? [`${words(one)} lies on ${words(other)} by ${Math.round(down)}`] : [];
          }),
        );
      });
      return [...tooFull, ...overlapping];
    },
    [GAMES.whole, SCROLLS],
  );

/** Regions whose middle a phone does not show, and a sheet that is too high. */
const hidden = (page) =>
  page.evaluate((most) => {
    const sheet = document.querySelector('.sheet[data-part="prompt"]').getBoundingClientRect();
    const faults = sheet.height > most ? [`a sheet of ${sheet.height} px`] : [];
    const regions = [...document.querySelectorAll('[data-target^="region:"]')];
    if (regions.length && regions.length < 9) faults.push(`${regions.length} regions`);
    for (const region of regions) {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const isBelow = (top + bottom) / 2 > sheet.top; // land goes on below the map
      if (left < 0 || right > innerWidth || top < 0 || isBelow)
        faults.push(`${region.dataset.target} is out of sight, the sheet ${Math.round(sheet.height)} px high`);
    }
    return faults;
  }, SHEET);

/** Play some decisions by the first choice of the list. */
async function playByList(page) {
  for (let at = 0; at < DECISIONS; at++) {
    await listed(page);
    const node = await page.locator("[data-node]").getAttribute("data-node");
    await page.locator(".choice:enabled").first().click();
    await page.locator(".confirm").click();
    await played(page, node);
  }
}

/** Make a decision of `empire`: claim, sell, or be content. */
async function playByButtons(page, look) {
  const can = (one) => `${one}:not([aria-disabled], :disabled)`;
  const claim = page.locator(".claim.lit > .cover");
  const act = page.locator(`.controls :is(${can(".act.decide")}, ${can(".content")}, ${can(".ready")})`);
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await claim.or(act).first().waitFor();
  if (await claim.count()) {
    // Whoever selects the same as another selects again.
    await claim.nth(look % (await claim.count())).click();
    await page.locator(".confirm").click();
  } else await act.first().click();
  await played(page, node);
}

const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
const page = await watched(context, found.faults);
page.setDefaultTimeout(30_000);
if (more === "torture") await crowd(page);
const sizes = more === "few" || more === EDITION ? FEW : [...WIDE, ...PHONES];
const expansion = game === "discovery" && COUNT > 4 ? { builders: true, expansion_buildings: true } : {};
const options = more === EDITION ? { edition: EDITION } : expansion;
const table = { game, seats: [MINE, ...Array.from({ length: COUNT - 1 }, () => bot())], options };
await page.goto(`${url}#/new?lang=${lang}&table=${encodeURIComponent(JSON.stringify(table))}`);
await page.getByRole("button", { name: words(lang)("new-create") }).click();
const places = new Map(); // by size, the frames at the first look
for (let look = 0; look < Number(looks); look++) {
  await page.locator(".sentence.yours").waitFor();
  found.asked.push(await page.locator(".sentence.yours").innerText());
  for (const [width, height] of sizes) {
    const isWide = width > 500;
    await page.setViewportSize({ width, height });
    await page.waitForFunction(
      (want) => document.querySelector(":is(.dtable, .etable)").matches(".wide") === want,
      isWide,
    );
    const screen = `${COUNT} players, ${width} by ${height}`;
    const seen = await settled(page, width, height);
    const faults = faultsOf(seen, isWide ? GAMES.parts : ["bar", "prompt"]);
    if (isWide) faults.push(...(await cut(page)));
    if (game === "discovery") faults.push(...(isWide ? await shares(page, width, height) : await hidden(page)));
    const fixed = JSON.stringify(seen.parts.filter(({ name }) => isWide && !LOOSE.has(name)));
    if ((places.get(screen) ?? fixed) !== fixed) faults.push(`parts have moved: ${places.get(screen)} → ${fixed}`);
    places.set(screen, fixed);
    found.wrong.push(...faults.map((fault) => `${screen}, look ${look}: ${fault}`));
    found.looks++;
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(":is(.dtable, .etable).wide").waitFor();
  if (look + 1 < Number(looks)) await (game === "discovery" ? playByList : playByButtons)(page, look);
}
await context.close();
console.log(JSON.stringify(found));
