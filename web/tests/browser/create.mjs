// Every control of the creation page, for every game: `node create.mjs URL`. Uses each option in each of its values,
// every kind of seat, adds and removes seats up to the bounds, and creates a table of every size. Prints its results as
// JSON.
import { launch, watched } from "./browser.mjs";
import { asked, listed } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const found = { options: {}, kinds: {}, sizes: {}, bounds: {} };
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const PRESETS = { discovery: /^First game/, empire: /^Empire, standard/ };
const games = await (await fetch(new URL("api/games", url))).json();

const add = page.getByRole("button", { name: "Add a seat" });
const seats = page.getByRole("combobox", { name: /^Seat \d/ });
const create = page.getByRole("button", { name: "Create table" });

/** Open the start page, so that the creation page is left for good. */
async function leave() {
  await page.goto(`${url}#/`);
  await page.getByRole("link", { name: /^Choose everything yourself/ }).waitFor();
}

/** Open the creation page with a preset. */
async function open(preset) {
  await leave();
  await page.goto(`${url}#/new`);
  await page.getByRole("button", { name: preset }).click();
  await create.waitFor();
}

/** Change the number of seats by the buttons; the last one is removed, then the first, in turns. */
async function resize(count) {
  while ((await seats.count()) < count) await add.click();
  while ((await seats.count()) > count) {
    const now = await seats.count();
    await page.getByRole("button", { name: `Remove seat ${now % 2 ? 2 : now}` }).click();
  }
}

/** Create the table, and count the seats that the server has given it. */
async function created() {
  await create.click();
  await page.waitForURL(/#\/table\//);
  const table = page.url().match(/table\/([^?]+)/)[1];
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), table);
  return sections.table;
}

for (const game of games) {
  const preset = PRESETS[game.name];
  // Every option in every value. An option that another choice blocks is disabled and says why.
  await open(preset);
  const used = (found.options[game.name] = {});
  const editions = game.options[0].choices;
  for (const edition of editions) {
    await page.locator(`#option-${game.options[0].key}`).selectOption(edition);
    for (const option of game.options) {
      const control = page.locator(`#option-${option.key}`);
      if (await control.isDisabled()) continue;
      const values = option.kind === "bool" ? [true, false] : option.choices;
      used[option.key] = values.length;
      for (const value of option === game.options[0] ? [] : values) {
        if (option.kind === "bool") await control.setChecked(value);
        else if (option.kind === "int") await control.fill(String(value)).then(() => control.blur());
        else await control.selectOption(value);
      }
    }
  }
  // Every kind of seat.
  const second = seats.nth(1);
  const kinds = await second.locator("option").evaluateAll((all) => all.map((one) => one.value));
  for (const kind of kinds) await second.selectOption(kind);
  found.kinds[game.name] = kinds;
  await page.getByLabel("Show the table in the lobby").check();
  await page.getByLabel("Show the table in the lobby").uncheck();

  // Every size, in each edition or version.
  const sizes = (found.sizes[game.name] = {});
  const bounds = (found.bounds[game.name] = {});
  for (const edition of editions) {
    await open(preset);
    await page.locator(`#option-${game.options[0].key}`).selectOption(edition);
    bounds[edition] = await page.getByText(/^These options are for/).innerText();
    const [, fewest, most] = bounds[edition].match(/(\d) to (\d)/).map(Number);
    sizes[edition] = [];
    for (let count = most; count >= fewest; count--) {
      await open(preset);
      await page.locator(`#option-${game.options[0].key}`).selectOption(edition);
      await resize(most);
      if (await add.count()) faults.push(`${game.name} ${edition}: a seat more than ${most}`);
      await resize(count);
      if (count === fewest && (await page.getByRole("button", { name: /^Remove seat/ }).count()))
        faults.push(`${game.name} ${edition}: a seat less than ${fewest}`);
      const { seats: sat, options } = await created();
      sizes[edition].push([sat.length, options[game.options[0].key]]);
    }
  }
}

// A number of seats that is no longer allowed is reported, and cannot be created.
await open(PRESETS.discovery);
await resize(6);
await page.locator("#option-edition").selectOption("2007");
found.tooMany = [await page.getByText(/^These options are for/).innerText(), await create.isDisabled()];
await page.getByRole("button", { name: "Remove seat 6" }).click();
found.fits = await create.isEnabled();

// `carrack play --hotseat 2 --name Ana --name Bea` fills the names in.
const people = [
  { kind: "mine", name: "Ana" },
  { kind: "mine", name: "Bea" },
];
await leave();
await page.goto(
  `${url}#/new?table=${encodeURIComponent(JSON.stringify({ game: "discovery", options: {}, seats: people }))}`,
);
found.names = [];
for (const seat of [1, 2]) found.names.push(await page.getByLabel(`Name at seat ${seat}`).inputValue());
found.names.push(...(await created()).seats.map((seat) => seat.name));

// Six seats: one player, who also removes and adds a seat, and five bots.
await open(PRESETS.discovery);
await resize(6);
await page.getByRole("button", { name: "Remove seat 3" }).click();
await add.click();
for (let seat = 2; seat <= 6; seat++) await seats.nth(seat - 1).selectOption("bot 0");
found.six = (await created()).seats.map((seat) => seat.kind);
await asked(page);
found.sixShown = await page.getByRole("list", { name: "Players" }).first().getByRole("listitem").count();
await listed(page);
await page.locator(".choice:enabled").first().click();
await page.locator(".confirm").click();
await asked(page);
await context.close();
console.log(JSON.stringify({ ...found, faults }));
