// England puts the dock in order: `node england.mjs URL [FOLDER]`. Every table begins just before the dock resolves.
// The player drags a tile, by mouse or finger, names two workers by taps, or one's own by a button, and plays the order
// in one call. Prints its results as JSON.
import { openedTable, SCREENS } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { asked, played } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};

for (const [name, screen] of Object.entries(SCREENS)) {
  const { page, sections, close } = await openedTable(url, faults, screen);
  const panel = page.locator(".over-boxes");
  const tile = (label) => panel.getByRole("button", { name: label, exact: true });
  const go = panel.locator("[data-enter]");
  await go.waitFor();
  const seen = (found[name] = { isListed: await page.locator(".list.card").isVisible() });
  seen.before = (await sections())["view.number"];
  seen.tiles = await panel.locator(".sailor").count();
  // The last tile to the place of the second: by a mouse, on a phone by a finger.
  const tiles = panel.locator(".sailor");
  const kinds = () => tiles.evaluateAll((all) => all.map((one) => one.dataset.target));
  const middle = async (at) => {
    const box = await tiles.nth(at).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await tiles.nth(4).scrollIntoViewIfNeeded();
  const before = await kinds();
  const [from, to] = [await middle(4), await middle(1)];
  if (name === "wide") {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await panel.locator("li.over").waitFor();
    if (folder) await page.screenshot({ path: `${folder}/england-drag.png` });
    await page.keyboard.press("Escape");
    await panel.locator("li.carried").waitFor({ state: "detached" });
    await page.mouse.up();
    seen.isCancelled = (await kinds()).join() === before.join();
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await panel.locator("li.over").waitFor();
    await page.mouse.up();
  } else {
    const client = await page.context().newCDPSession(page);
    const touch = (type, ...at) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [] });
    await touch("touchStart", ...from);
    for (const share of [0.3, 0.6, 1])
      await touch("touchMove", from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    await panel.locator("li.over").waitFor();
    await touch("touchEnd");
  }
  await panel.locator("li.named").nth(4).waitFor();
  const [first, second, third, fourth, last] = before;
  seen.isMoved = (await kinds()).join() === [first, last, second, third, fourth].join();
  for (let named = 5; named; named--) {
    await panel.locator("li.named .cover").last().click();
    await panel
      .locator("li.named")
      .nth(named - 1)
      .waitFor({ state: "detached" });
  }
  if (name === "wide") {
    await panel.getByRole("button", { name: "Less", exact: true }).click();
    await panel.locator(".sailor").nth(4).waitFor({ state: "detached" });
    seen.fewer = await panel.locator(".sailor").count();
    await tile("You: missionary: sails next").click();
    await tile("Bot 3: colonist: sails next").click();
    await tile("2. Bot 3: colonist").waitFor();
  } else {
    await panel.getByRole("button", { name: "Mine first" }).click();
    await tile("1. You: missionary").waitFor();
  }
  seen.note = await panel.locator("h2 small").innerText();
  seen.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/england-${name}.png` });
  const node = await page.locator("[data-node]").getAttribute("data-node");
  if (name === "wide") {
    await page.locator(".sentence").focus();
    await page.keyboard.press("Enter");
  } else await go.click();
  await played(page, node);
  await asked(page);
  seen.question = await page.locator(".sentence").innerText();
  const now = await sections();
  seen.used = now["figures.seats"][0].power;
  seen.spaces = now["view.spaces"];
  await close();
}
console.log(JSON.stringify({ found, faults }));
