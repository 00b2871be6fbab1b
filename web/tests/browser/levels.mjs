// Goes on from a game against bots: `node levels.mjs URL`. On the what-if board the bots have the levels that they have in the game.
// Prints the levels by seat.
import { launch, watched } from "./browser.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await page.goto(url);
const id = await page.evaluate(async () => {
  const post = (path, body) =>
    fetch(`api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("guests", { name: "Navigator", lang: "en", keeps: "cookie" });
  const seats = [{ kind: "mine" }, { kind: "bot", level: 2 }, { kind: "bot", level: 0 }];
  const made = await (await post("tables", { game: "discovery", options: {}, seats, is_public: false })).json();
  await post(`tables/${made.id}/start`, {});
  return made.id;
});
await page.goto(`${url}#/replay/${id}`);
await page.getByLabel("What if?").selectOption("bots");
await page.getByRole("button", { name: "Continue from here" }).click();
await page.locator(".choice:enabled").first().waitFor();
const levels = await page.evaluate(async () => {
  const { sections } = await (await fetch(`api/tables/${location.hash.match(/table\/([^?]+)/)[1]}`)).json();
  return sections.table.seats.map((seat) => seat.level ?? null);
});
await context.close();
console.log(JSON.stringify({ levels, faults }));
