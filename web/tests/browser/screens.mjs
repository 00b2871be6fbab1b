// Takes pictures of pages and tables: `node screens.mjs URL FOLDER [few | SIZE …] [LANGUAGE …] [NAME …]`; `few`
// takes two sizes instead of all, SIZE is one such as 1280x800. NAME is a table, or a group of states.mjs. Prints the
// name of a position before each table that begins in one, and waits until it is laid out; at the end the number of
// pictures.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, post, signIn, startTable } from "./calls.mjs";
import { GROUPS, Visit } from "./states.mjs";

const [url, folder, ...words] = process.argv.slice(2);
const LANGUAGES = ["en", "fr", "it"];
const isSize = (word) => /^\d+x\d+$/.test(word);
const wanted = words.filter((word) => word !== "few" && !LANGUAGES.includes(word) && !isSize(word));
const named = LANGUAGES.filter((lang) => words.includes(lang));
const WIDE = ["1280x800", "1366x657", "1440x900", "1920x1080", "2560x1440", "3840x2160"];
const sizesOf = (names) => names.map((size) => size.split("x").map(Number));
const FEW = sizesOf(["1280x800", "390x844"]);
const ALL = sizesOf([...WIDE, "390x844", "360x740"]);
const SIZES = words.some(isSize) ? sizesOf(words.filter(isSize)) : words.includes("few") ? FEW : ALL;
const THEMES = ["light", "dark"];
const FULL = { builders: true, expansion_buildings: true, nations: "random" };
const TABLES = {
  "discovery-4": { game: "discovery", players: 4, options: {}, middle: 5 },
  "discovery-6": { game: "discovery", players: 6, options: FULL, middle: 7 },
  "empire-4": { game: "empire", players: 4, options: {}, middle: 3 },
  "empire-6": { game: "empire", players: 6, options: {}, middle: 3 },
};
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let pictures = 0;
let [context, page] = [null, null];

/** Start a browser whose reader is a guest. */
async function begin(viewport) {
  await context?.close();
  context = await launch({ reducedMotion: "reduce", viewport, serviceWorkers: "block" });
  page = await watched(context, []);
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await signIn(page);
}

// What shows that something has just happened. The strip of what happened holds a scene, and rings what it is about.
const HAPPENING = "[data-playing], [data-marked], [data-news], .flight, .token.newly, .offer.new";

/** Wait until nothing is staged, marked or on its way. */
async function settled() {
  await page.waitForFunction(
    (happening) => document.querySelector(".since") || !document.querySelector(happening),
    HAPPENING,
    { polling: 100 },
  );
}

/** Take a picture at each size, once the page has followed it. */
async function shoot(name, sizes) {
  await settled();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 12; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
    pictures++;
  }
}

/** Show the table in a language and a theme, once the reader is asked. */
async function show(lang, theme, sign = ".sentence.yours") {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await page.locator(sign).first().waitFor({ timeout: 600_000 }); // bots may have a game to end
}

/** Let the next table begin in a position, or at the start if its name is not one. */
async function lay(position) {
  console.log(position);
  await told.next();
}

/** Pictures of parts that are opened, each closed by Escape. */
async function shootParts(name) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("l");
  await page.locator(".list.card").waitFor();
  await shoot(`${name}-list`, FEW);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const size of FEW) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.getByLabel("Menu", { exact: true }).click();
    await shoot(`${name}-menu`, [size]);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: /^Since your move/ }).click();
  await page.locator(".since [aria-current=step]").waitFor();
  await shoot(`${name}-since`, SIZES);
  await page.keyboard.press("Escape");
  // The other tabs of a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.locator(":is(.dtable, .etable) > .tabs button");
  await tabs.first().waitFor();
  for (let at = 1; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await shoot(`${name}-tab${at}`, [[390, 844]]);
  }
}

async function shootGame(name, { game, players, options, middle }) {
  await begin({ width: 1280, height: 800 });
  const seats = [MINE, ...Array.from({ length: players - 1 }, () => bot())];
  const id = await startTable(page, game, seats, options);
  await page.goto(`${url}#/table/${id}`);
  await show("en", "light");
  await shoot(`${name}-begin`, FEW);
  await playOn(page, id, middle);
  await page.evaluate((id) => localStorage.setItem(`answered ${id} 0`, "5"), id);
  for (const lang of named.length ? named : LANGUAGES)
    for (const theme of THEMES) {
      await show(lang, theme);
      await shoot(`${name}-middle-${lang}-${theme}`, SIZES);
    }
  await show("en", "light");
  await shootParts(name);
  await post(page, `tables/${id}/seats/0/leave`, { level: 0 });
  await show("en", "light", ".final .verdict");
  await shoot(`${name}-end`, SIZES);
}

/** Pictures of the states of a group, in a language: in wide windows, then on phones. */
async function shootGroup(name, lang) {
  for (const isPhone of [false, true]) {
    const sizes = SIZES.filter(([width]) => width < 1000 === isPhone);
    if (!sizes.length) continue;
    const [width, height] = sizes[0];
    await begin({ width, height });
    await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
    await page.reload();
    const look = async (state) => {
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await shoot(`${state}-${lang}-${theme}`, sizes);
      }
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
    };
    await GROUPS[name](new Visit({ page, url, lang, isPhone, look, lay }));
  }
}

/** The pictures of the documentation. */
async function shootForDocs() {
  const take = async (name, theme) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.mouse.move(640, 4); // on nothing
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await settled();
    await page.screenshot({ path: `${folder}/${name}.png` });
    pictures++;
  };
  await begin({ width: 1280, height: 800 });
  for (const [name, path, sign] of [
    ["start", "", ".chart, .ways"],
    ["how-to-play", "how/discovery", ".parts li"],
  ]) {
    await page.goto(`${url}#/${path}`);
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState("networkidle");
    await take(name, "light");
  }
  const id = await startTable(page, "discovery", [MINE, bot(1), bot(1), bot(1)]);
  await playOn(page, id, 6, 1);
  await page.goto(`${url}#/table/${id}`);
  await show("en", "light");
  await take("table", "light");
  await take("table-dark", "dark");
  const look = async (state) => state === "auction-lot" && take("empire", "light");
  await GROUPS.auction(new Visit({ page, url, lang: "en", isPhone: false, look, lay }));
}

const isWanted = (name) => !wanted.length || wanted.includes(name);
for (const [name, table] of Object.entries(TABLES)) if (isWanted(name)) await shootGame(name, table);
for (const name of Object.keys(GROUPS))
  if (isWanted(name)) for (const lang of named.length ? named : ["en"]) await shootGroup(name, lang);
if (wanted.includes("docs")) await shootForDocs();
console.log(JSON.stringify({ pictures }));
await context.close();
process.exit(0);
