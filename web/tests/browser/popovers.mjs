// Popovers and the dialog about a table, in a wide window and on a phone: `node popovers.mjs URL [FOLDER]`. With a
// FOLDER it takes screenshots there. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { asked } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
// Without nations: Spain may discover any region before the first turn.
const OPTIONS = { builders: true, expansion_buildings: true };
const SCREENS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const KEYS = [
  "box:dock",
  "box:buildings",
  "space:goods:1",
  "space:specialists:6",
  "building:",
  "stack",
  "pile",
  "deck",
  "good:",
];
const faults = [];
const found = {};

/** How much of the card lies over what can be chosen, outside the window, and how small its text is. */
const measured = (page) =>
  page.evaluate(() => {
    const card = document.querySelector(".popover").getBoundingClientRect();
    const covered = [...document.querySelectorAll(".target.lit, .alight")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    });
    const sizes = [...document.querySelectorAll(".popover :is(p, td, dd, a)")].map((one) =>
      parseFloat(getComputedStyle(one).fontSize),
    );
    return {
      covered: covered.map((one) => one.dataset.target),
      isWithin: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
      smallest: Math.min(...sizes),
    };
  });

for (const [name, viewport] of Object.entries(SCREENS)) {
  const isPhone = name === "phone";
  const context = await launch({ reducedMotion: "reduce", viewport, hasTouch: isPhone });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  await signIn(page);
  const id = await startTable(page, "discovery", [MINE, bot(), bot(), bot()], OPTIONS);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  await page.locator(".target.lit > .cover").first().waitFor();
  const touch = isPhone ? await context.newCDPSession(page) : null;
  const card = page.locator(".popover");
  const shoot = async (what) => folder && (await page.screenshot({ path: `${folder}/popover-${what}-${name}.png` }));

  /** Point at a thing, or press it for long, until its card is open. */
  async function explain(key) {
    // Spoils cost nothing.
    const place = page.locator(`[data-about^="${key}"]:not([data-about*="spoils"]):visible`).first();
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await place.boundingBox();
    const at = { x: x + Math.min(width / 2, 14), y: y + Math.min(height / 2, 8) };
    if (touch) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await card.waitFor();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await page.mouse.move(at.x, at.y);
      await card.waitFor();
    }
    await card.locator("[data-rule]").waitFor();
  }

  async function close() {
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    if (!touch) await page.mouse.move(640, 4);
  }

  const seen = { cards: {}, flaws: [] };
  const node = await page.locator("[data-node]").getAttribute("data-node");
  for (const key of KEYS) {
    await explain(key);
    // Figures of the reader's own seat come a little later.
    if (key === "building:") await card.getByText(/With a builder/).waitFor();
    seen.cards[key] = { text: await card.innerText(), ...(await measured(page)) };
    if (key === "building:") {
      seen.line = await page.locator(".below").innerText();
      seen.rule = await card.locator("[data-rule]").getAttribute("href");
      seen.flaws.push(...(await problems(page)));
      await shoot("building");
    }
    await close();
  }
  seen.isUnchosen = (await page.locator("[data-node]").getAttribute("data-node")) === node;
  seen.inHand = await page.locator("form.hand").count();
  seen.titles = await page.evaluate(() =>
    [...document.querySelectorAll("[data-about][title], [data-about] [title]")].map((one) =>
      one.outerHTML.slice(0, 80),
    ),
  );

  if (!isPhone) {
    // The pointer goes over to the card, which stays, and follows the link to the clause.
    await explain("box:dock");
    const link = await card.locator("[data-rule]").boundingBox();
    await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2, { steps: 8 });
    const [rules] = await Promise.all([context.waitForEvent("page"), card.locator("[data-rule]").click()]);
    seen.opened = rules.url();
    await rules.close();
    await page.bringToFront();
    await close();
    // The focus explains too.
    await page.keyboard.press("ArrowDown");
    await card.waitFor();
    seen.focused = await page.evaluate(() => document.activeElement.getAttribute("aria-describedby"));
    await close();
    // Regions are explained in the stage.
    const region = await page.locator('.spot [data-target="region:peru"]').boundingBox();
    await page.mouse.move(region.x + 30, region.y + 30);
    await page.locator("[data-part=stage] td").first().waitFor();
    seen.region = await page.locator("[data-part=stage]").innerText();
    await shoot("region");
    await page.mouse.move(640, 4);
  }

  seen.tables = {};
  for (const game of ["discovery", "empire"]) {
    if (game === "empire") {
      const other = await startTable(page, game, [MINE, bot(), bot()]);
      await page.goto(`${url}#/table/${other}`);
    }
    const dialog = page.getByRole("dialog", { name: "About this table" });
    await page.locator(".over-title").first().click();
    await dialog.waitFor();
    seen.tables[game] = await dialog.innerText();
    seen.flaws.push(...(await problems(page)));
    await shoot(`table-${game}`);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  found[name] = seen;
  await context.close();
}
console.log(JSON.stringify({ faults, found }));
