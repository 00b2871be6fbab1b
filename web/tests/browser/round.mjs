// Watches a table while bots play: `node round.mjs URL`. After every change of the page the board, the heading and the
// prices must belong to one update. Then the log has followed a long batch, "since my last move" counts its lines, and
// nothing glows after an end by agreement. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { asked, listed } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const found = {};

/** Create a table for this browser and three bots, and go there. */
async function sitDown(game) {
  await page.goto(url);
  await signIn(page);
  const id = await startTable(page, game, [MINE, bot(), bot(), bot()]);
  await page.goto(`${url}#/table/${id}`);
  await page.locator(".choice:enabled, .target.lit").first().waitFor();
  return id;
}

const id = await sitDown("discovery");
await page.locator(".track .turn").waitFor();
await page.evaluate(() => {
  window.torn = new Set();
  window.looks = 0;
  const number = (selector) => /\d+/.exec(document.querySelector(selector)?.textContent ?? "")?.[0];
  new MutationObserver(() => {
    window.looks++;
    for (const price of document.querySelectorAll(".offer .price"))
      if (/-/.test(price.textContent)) window.torn.add(`price ${price.textContent}`);
    const [told, drawn] = [number(".bar h1"), number(".track .turn")];
    if (told !== drawn) window.torn.add(`heading: turn ${told}, board: turn ${drawn}`);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});

// The page plays the first choice of each decision for some turns, as fast as the server answers: the log gets long,
// and loses its first turns. The server waits for each move, so a slow browser misses no turn.
await page.evaluate(async (id) => {
  const decisionOfSeat = async () => (await (await fetch(`api/tables/${id}?seat=0`)).json()).sections;
  for (let sections = await decisionOfSeat(); sections["view.turn"] < 4; sections = await decisionOfSeat()) {
    const choice = sections.menu.find((one) => one.move !== null && one.refusal === null);
    if (!sections["view.deciders"].includes(0) || !choice) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const node = { number: sections["view.number"], takebacks: sections["view.takebacks"], key: crypto.randomUUID() };
    await fetch(`api/tables/${id}/seats/0/moves`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...node, move: choice.move }),
    });
  }
}, id);
await page.waitForFunction(() => /Turn 4/.test(document.querySelector(".track .turn")?.textContent ?? ""));
await asked(page);
[found.torn, found.looks] = await page.evaluate(() => [[...window.torn], window.looks]);
const log = page.locator(".log");
found.lines = await log.getByRole("listitem").count();
found.belowEnd = await log.evaluate(
  (list) =>
    list.querySelector("li:last-child") &&
    [...list.querySelectorAll("li")].at(-1).getBoundingClientRect().bottom - list.getBoundingClientRect().bottom,
);

// A reader who scrolls up stays there.
await log.evaluate((list) => list.scrollBy(0, -400));
const place = () =>
  log.evaluate(
    (list) =>
      [...list.querySelectorAll("li")].find(
        (one) => one.getBoundingClientRect().top >= list.getBoundingClientRect().top,
      )?.textContent,
  );
found.read = [await place()];
const node = await page.locator("[data-node]").getAttribute("data-node");
await listed(page);
await page.locator(".choice:enabled").first().click();
await page.locator(".confirm").click();
await page.waitForFunction(
  (before) => document.querySelector("[data-node]")?.getAttribute("data-node") !== before,
  node,
);
await asked(page);
found.read.push(await place());

const since = page.getByRole("button", { name: /^Since your move/ });
await since.click();
found.since = [Number(/\((\d+)\)/.exec(await since.innerText())[1]), await log.getByRole("listitem").count()];
await page.keyboard.press("Escape"); // closes the strip, which takes the place of the bar

// Ended by agreement during a turn; a single player can agree alone.
found.glowing = [];
for (const game of ["discovery", "empire"]) {
  if (game !== "discovery") await sitDown(game);
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "End the game by agreement" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End the game by agreement" }).click();
  await page.getByRole("region", { name: "The game is over" }).waitFor();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
  found.glowing.push(
    ...(await page
      .locator(":is(.dtable, .etable) :is(.lit, .box.now, .phase.now, .up, .due)")
      .evaluateAll((all) => all.map((one) => one.className))),
  );
}
await context.close();
console.log(JSON.stringify({ ...found, faults }));
