// Forks a game against bots: `node levels.mjs URL`. On the what-if board the bots keep their levels.
// Prints the levels by seat.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable, tableOf } from "./calls.mjs";
import { asked } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await page.goto(url);
await signIn(page);
const id = await startTable(page, "discovery", [MINE, bot(2), bot(0)]);
await page.goto(`${url}#/replay/${id}`);
await page.getByLabel("What if?").selectOption("bots");
await page.getByRole("button", { name: "Continue from here" }).click();
await asked(page);
const levels = await page.evaluate(async (id) => {
  const { sections } = await (await fetch(`api/tables/${id}`)).json();
  return sections.table.seats.map((seat) => seat.level ?? null);
}, tableOf(page));
await context.close();
console.log(JSON.stringify({ levels, faults }));
