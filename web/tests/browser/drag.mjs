// Drags workers and cards at three tables: `node drag.mjs URL [FOLDER]`. With a mouse at 1280 pixels in `discovery` and
// `empire`, and with a finger on a phone. Prints what came of each drag.
import { launch, watched } from "./browser.mjs";
import { asked, laidEmpire, laidForTwo, played, sellFirst } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

async function shoot(page, name) {
  if (folder) await page.screenshot({ path: `${folder}/drag-${name}.png` });
}

/** The centre of the visible part of an element. */
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Press on one element and hold it over another. */
async function carry({ mouse }, from, to) {
  await mouse.move(...(await middle(from)));
  await mouse.down();
  await mouse.move(...(await middle(to)), { steps: 4 });
}

/** A finger: `touch("touchStart", x, y)`, and so on. */
async function finger(page) {
  const client = await page.context().newCDPSession(page);
  return (type, ...at) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [] });
}

const target = (page, id) => page.locator(`[data-target="${id}"]`).first();
const node = (page) => page.locator("[data-node]").getAttribute("data-node");

// A worker with the mouse.
{
  const context = await launch({ reducedMotion: "reduce" });
  const page = await watched(context, faults);
  await laidForTwo(page, url);
  await asked(page);
  const colonist = target(page, "type:colonist");
  const before = await node(page);
  await carry(page, colonist, target(page, "box:dock"));
  await page.locator(".ghost").waitFor();
  await page.locator("[data-over=yes]").waitFor();
  found.lit = await page.locator(".target.lit").count();
  await shoot(page, "held");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  found.isPutBack = (await page.locator(".ghost").count()) + (await page.locator(".confirm").count()) === 0;

  await carry(page, colonist, target(page, "region:peru"));
  await page.mouse.up();
  found.nowhere = await page.getByRole("alert").innerText();

  const free = await page.locator("[data-target^='space:specialists'].lit").first().getAttribute("data-target");
  const specialist = target(page, free);
  await carry(page, colonist, specialist);
  await page.mouse.up();
  found.asked = await page.locator(".hand strong").innerText();
  await shoot(page, "asked");
  await page.locator(".confirm").click();
  await played(page, before);
  found.isPlayed = (await node(page)) !== before;

  // The space is now occupied.
  await asked(page);
  await carry(page, colonist, specialist);
  await page.locator("[data-over=no]").waitFor();
  await page.mouse.up();
  found.refused = await page.getByRole("alert").innerText();
  await shoot(page, "refused");
  await context.close();
}

// A worker with a finger: at once from the sheet. A swipe over highlighted targets still scrolls.
{
  const context = await launch({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await watched(context, faults);
  await laidForTwo(page, url);
  await asked(page);
  const touch = await finger(page);
  const drag = async (from, to) => {
    await touch("touchStart", ...from);
    for (const share of [0.3, 0.6, 1])
      await touch("touchMove", from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
  };
  const dock = target(page, "box:dock");

  await dock.waitFor();

  const handle = target(page, "type:colonist");
  await drag(await middle(handle), await middle(dock));
  await page.locator("[data-over=yes]").waitFor();
  await shoot(page, "finger");
  await touch("touchEnd");
  found.byHandle = await page.locator(".hand strong").innerText();
  await page.getByRole("button", { name: "Cancel" }).click();

  await drag([180, 340], [180, 190]);
  await touch("touchEnd");
  await page.waitForFunction(() => document.querySelector(".tab").scrollTop > 0);
  found.isScrolled = !(await page.locator(".ghost").count()) && !(await page.locator(".confirm").count());
  await context.close();
}

// Cards of `empire`: dragging an own card to a player starts an offer, another card is added to it. A finger rests
// first.
{
  const context = await launch({ reducedMotion: "reduce", hasTouch: true });
  const page = await watched(context, faults);
  await laidEmpire(page, url, 1);
  await sellFirst(page);
  const [ours, them] = ["held:0:gold", "seat:1"].map((id) => target(page, id));
  await ours.scrollIntoViewIfNeeded();
  await carry(page, ours, them);
  await page.locator("[data-over=yes]").waitFor();
  await page.mouse.up();
  const offer = page.locator(".sending [role=status]");
  await offer.filter({ hasText: "1 gold" }).waitFor();
  const touch = await finger(page);
  await ours.scrollIntoViewIfNeeded();
  await touch("touchStart", ...(await middle(ours)));
  await page.locator(".ghost").waitFor();
  await touch("touchMove", ...(await middle(them)));
  await page.locator("[data-over=yes]").waitFor();
  await touch("touchEnd");
  found.offer = await offer.filter({ hasText: "2 gold" }).innerText();
  await shoot(page, "offer");
  await context.close();
}
console.log(JSON.stringify({ ...found, faults }));
