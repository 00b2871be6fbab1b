// Takes pictures of tables: `node screens.mjs URL FOLDER [few] [TABLE …]`; `few` takes two sizes instead of all. Prints
// the name of a position before each table, and waits until it is laid out; at the end the number of pictures.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, post, signIn, startTable } from "./calls.mjs";

const [url, folder, ...words] = process.argv.slice(2);
const wanted = words.filter((word) => word !== "few");
const WIDE = ["1280x800", "1366x657", "1440x900", "1920x1080", "2560x1440", "3840x2160"];
const ALL = [...WIDE, "390x844", "360x740"].map((size) => size.split("x").map(Number));
const FEW = ALL.filter(([width]) => width === 1280 || width === 390);
const SIZES = words.includes("few") ? FEW : ALL;
const THEMES = ["light", "dark"];
const LANGUAGES = ["en", "fr", "it"];
const FULL = { builders: true, expansion_buildings: true, nations: "random" };
const TABLES = {
  "discovery-4": { game: "discovery", players: 4, options: {}, middle: 5 },
  "discovery-6": { game: "discovery", players: 6, options: FULL, middle: 7 },
  "empire-4": { game: "empire", players: 4, options: {}, middle: 3 },
  "empire-6": { game: "empire", players: 6, options: {}, middle: 3 },
};
// Players by position.
const RARE = {
  ship_on_offer: 3,
  points_for_sale: 3,
  mixed_dock: 3,
  ship_at_the_dock: 2,
  university_at_placement: 3,
  at_discovery: 3,
  warfare: 4,
  attacked: 4,
  lose: 4,
  blight: 4,
  migration: 4,
  stables: 4,
};
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, []);
page.setDefaultTimeout(60_000);
let pictures = 0;

/** Take a picture at each size, once the page has followed it. */
async function shoot(name, sizes) {
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

/** Begin a table from a position, or from the start if its name is not one. */
async function begin(position, game, players, options) {
  console.log(position);
  await told.next();
  const id = await startTable(page, game, [MINE, ...Array.from({ length: players - 1 }, () => bot())], options);
  await page.goto(`${url}#/table/${id}`);
  return id;
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
  const id = await begin("start", game, players, options);
  await show("en", "light");
  await shoot(`${name}-begin`, FEW);
  await playOn(page, id, middle);
  await page.evaluate((id) => localStorage.setItem(`answered ${id} 0`, "5"), id);
  for (const lang of LANGUAGES)
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

await page.goto(url);
await signIn(page);
const isWanted = (name) => !wanted.length || wanted.includes(name);
for (const [name, table] of Object.entries(TABLES)) if (isWanted(name)) await shootGame(name, table);
if (isWanted("rare"))
  for (const [position, players] of Object.entries(RARE)) {
    await begin(position, "discovery", players, position === "at_discovery" ? { scouting: true } : {});
    for (const theme of THEMES) {
      await show("en", theme);
      if (position === "at_discovery") await page.locator('[data-target="region:peru"] > .cover').click();
      await shoot(`rare-${position}-${theme}`, theme === "light" ? SIZES : FEW);
    }
  }
console.log(JSON.stringify({ pictures }));
await context.close();
process.exit(0);
