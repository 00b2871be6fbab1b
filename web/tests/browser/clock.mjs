// The clock of open auctions on the page for a new table: `node clock.mjs URL [FOLDER]`. When it is asked for, what it
// is by default, and what the waiting room says of it. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { tableOf } from "./calls.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = { made: {}, told: {} };
const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const clock = page.getByRole("combobox", { name: "Clock of open auctions and offers" });
const seat = (number) => page.getByRole("combobox", { name: `Seat ${number}`, exact: true });
const choose = (key, value) => page.locator(`#option-${key}`).selectOption(value);
const told = page.locator(".wait .clock");

/** Open the page for a new table with a preset, or with a table in the address. */
async function open(preset, table) {
  await page.goto(`${url}#/`);
  await page.goto(`${url}#/new${table ? `?table=${encodeURIComponent(JSON.stringify(table))}` : ""}`);
  if (preset) await page.getByRole("button", { name: preset }).click();
  await page.getByRole("button", { name: "Create table" }).waitFor();
}

/** The clock of the table that the page has created. */
async function seconds() {
  await page.waitForURL(/#\/table\//);
  await page.getByRole("list", { name: "Seats" }).waitFor();
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), tableOf(page));
  return sections.table.auction_seconds;
}
const create = async () => {
  await page.getByRole("button", { name: "Create table" }).click();
  return seconds();
};

/** Take pictures on two screens, light and dark; nothing may scroll sideways. */
async function shoot(name, what) {
  for (const [size, width, height] of [
    ["desktop", 1280, 800],
    ["phone", 390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await what.scrollIntoViewIfNeeded();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (folder) await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) faults.push(`${name} ${size}: ${wide} px too wide`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

await open(/^First game/);
found.elsewhere = await clock.count();

// By default none against bots, 20 seconds with others, none for people who share a screen.
await open(/^Empire, standard/);
found.choices = await clock.locator("option").allInnerTexts();
found.bots = await clock.inputValue();
await seat(2).selectOption("open");
found.people = await clock.inputValue();
await shoot("create", clock);
found.made.usual = await create();
await open(/^Empire, standard/);
await seat(2).selectOption("mine");
found.screen = await clock.inputValue();

// It is asked for only if somebody may act at any time.
await choose("auction", "turns");
const withTrades = await clock.count();
await choose("trades", "windows");
found.turns = [withTrades, await clock.count()];
await seat(3).selectOption("open");
found.made.turns = await create();
found.told.turns = await told.count();

// What was chosen stays when seats change, and the waiting room says it.
await open(/^Empire, standard/);
await clock.selectOption("30 seconds");
await seat(2).selectOption("open");
found.made.chosen = await create();
found.told.chosen = await told.innerText();
await shoot("wait", told);
await open(/^Empire, standard/);
await seat(2).selectOption("open");
await clock.selectOption("no clock");
await create();
found.told.none = await told.innerText();

// A link to the page can ask for any number.
await open(null, { game: "empire", seats: [{ kind: "mine" }, { kind: "open" }], auction_seconds: 45 });
found.made.asked = await create();

// A table for friends has the clock.
await page.goto(`${url}#/`);
await page.getByRole("button", { name: /friends/i }).click();
await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("empire");
await page.getByRole("button", { name: "Create table" }).click();
found.made.friends = await seconds();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
