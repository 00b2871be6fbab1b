// Looks at a table of each game in forced colours, light and dark: `node forced.mjs URL`. Highlighted targets, the
// player who has to decide and the owner of a piece must be visible without backgrounds and shadows. Prints its results
// as JSON.
import { launch, watched } from "./browser.mjs";
import { listed } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const found = [];
for (const colorScheme of ["light", "dark"]) {
  for (const game of ["discovery", "empire"]) {
    const context = await launch({ reducedMotion: "reduce", forcedColors: "active", colorScheme });
    const page = await watched(context, faults);
    page.setDefaultTimeout(30_000);
    await page.goto(url);
    await page.getByRole("button", { name: game === "discovery" ? /^Play now/ : /^Play Empire/ }).click();
    const asked = page.locator(".sentence.yours, .decide, .claim.lit").first();
    await asked.waitFor();
    // Play up to a decision with highlighted targets; in `empire` an offer, when all players have a nation.
    const sign = game === "discovery" ? ".target.lit" : ".player.lit";
    for (
      let tries = 0;
      tries < 40 && (!(await page.locator(sign).count()) || (await page.locator(".seat-none.player").count()));
      tries++
    ) {
      const node = await page.locator("[data-node]").getAttribute("data-node");
      if (await page.locator(".decide").count()) await page.locator(".decide").first().click();
      else {
        if (game === "discovery") await listed(page);
        await page.locator(".choice:enabled, .claim.lit > .cover").first().click();
        await page.locator(".confirm").click();
      }
      await page.waitForFunction(
        (before) =>
          document.querySelector("[data-node]")?.getAttribute("data-node") !== before &&
          document.querySelector(".yours"),
        node,
      );
      await asked.waitFor();
      await page.evaluate(async () => {
        for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
      });
    }
    // What a scene is about has an outline of its own meanwhile.
    await page.waitForFunction(() => !document.querySelector("[data-marked]"));
    found.push(
      await page.evaluate(
        ([game, colorScheme]) => {
          const outline = (one) => [getComputedStyle(one).outlineStyle, parseFloat(getComputedStyle(one).outlineWidth)];
          const outlines = (selector) => [...document.querySelectorAll(selector)].map(outline);
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "CanvasText";
          const plain = getComputedStyle(probe).color;
          probe.remove();
          const seats = [...document.querySelectorAll(".player > header .of-seat")].map(
            (one) => getComputedStyle(one).color,
          );
          const tab = getComputedStyle(document.querySelector(".tabs [aria-pressed=true]")).backgroundColor;
          const other = getComputedStyle(document.querySelector(".tabs [aria-pressed=false]")).backgroundColor;
          return {
            game,
            colorScheme,
            lit: outlines(".target.lit"),
            unlit: outlines(":is(.player, .box):not(.lit, [data-news])"),
            due: outlines(".order .due, .etable .player > .due"),
            others: outlines(".order li:not(.due), .etable .player > header:not(.due)"),
            seats: [...seats, plain],
            isTabShown: tab !== other,
          };
        },
        [game, colorScheme],
      ),
    );
    await context.close();
  }
}
console.log(JSON.stringify({ found, faults }));
