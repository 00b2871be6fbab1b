// Watches a table while bots play: `node round.mjs URL`. Every change of the page is looked at: the board, the heading and the prices
// belong to one update. Then the log has followed a long batch, "since my last move" counts its lines, and nothing glows after an end by
// agreement. Prints what it found as JSON.
import { launch, watched } from "./browser.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const found = {};

/** Create a table for this browser and three bots, and go there. */
async function sitDown(game) {
  await page.goto(url);
  const id = await page.evaluate(async (game) => {
    const post = (path, body) =>
      fetch(`api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("guests", { name: "Navigator", lang: "en", keeps: "cookie" });
    const seats = [{ kind: "mine" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: 0 }))];
    const made = await (await post("tables", { game, options: {}, seats, is_public: false })).json();
    await post(`tables/${made.id}/start`, {});
    return made.id;
  }, game);
  await page.goto(`${url}#/table/${id}`);
  await page.locator(".choice:enabled").first().waitFor();
  return id;
}

const call = (id, path, body = {}) =>
  page.evaluate(
    ([path, body]) =>
      fetch(`api/tables/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    [`${id}/${path}`, body],
  );

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
    const [told, drawn] = [number(".head h1 span"), number(".track .turn")];
    if (told !== drawn) window.torn.add(`heading: turn ${told}, board: turn ${drawn}`);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});

// A bot plays for the one who looks, for some turns: the log gets long, and loses its first turns.
await call(id, "seats/0/leave", { level: 0 });
// The page itself asks for the seat back: quick bots would be through before the driver has heard of the turn.
await page.evaluate(
  (id) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!/Turn [4-8]/.test(document.querySelector(".track .turn")?.textContent ?? "")) return;
        observer.disconnect();
        fetch(`api/tables/${id}/seats/0/return`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: "{}",
        }).then(resolve);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    }),
  id,
);
await page.locator(".choice:enabled").first().waitFor();
[found.torn, found.looks] = await page.evaluate(() => [[...window.torn], window.looks]);
const log = page.locator(".log");
found.lines = await log.getByRole("listitem").count();
found.belowEnd = await log.evaluate(
  (list) =>
    list.querySelector("li:last-child") &&
    [...list.querySelectorAll("li")].at(-1).getBoundingClientRect().bottom - list.getBoundingClientRect().bottom,
);

// Who scrolls up is left there.
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
await page.locator(".choice:enabled").first().click();
await page.locator(".confirm").click();
await page.waitForFunction(
  (before) => document.querySelector("[data-node]")?.getAttribute("data-node") !== before,
  node,
);
await page.locator(".choice:enabled").first().waitFor();
found.read.push(await place());

const since = page.getByRole("button", { name: /^Since my last move/ });
await since.click();
found.since = [Number(/\((\d+)\)/.exec(await since.innerText())[1]), await log.getByRole("listitem").count()];

// Ended by agreement in the middle of a turn, which a single person agrees to alone.
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
      .locator(".board :is(.lit, .box.now, .phase.now, .up, .due)")
      .evaluateAll((all) => all.map((one) => one.className))),
  );
}
await context.close();
console.log(JSON.stringify({ ...found, faults }));
