// Watches scenes of `discovery` while bots play: `node scenes.mjs URL [FOLDER]`. One at a time; Space goes on, by a
// clock that stands still while the machine is busy; the stage catches up with the game; none with speed off. In both
// games: the strip of what happened since one's move; a replay with scenes. Lines of the log ring their places under
// the pointer. The cartouche turns its page, but not with reduced motion. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, post, signIn, startTable } from "./calls.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const context = await launch();
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const STAGE = ".stage[data-scene]";
const PLAYING = "[data-playing]"; // also while workers only travel, without a stage
const SLOW = "1"; // half speed
const OFF = "0";
const STEP = 20; // milliseconds that a clock goes on at once
const MOST_STEPS = 3000;

/** Record from now on which scenes are shown, how many at once, and when something on the stage changed last. */
function record() {
  return page.evaluate((stage) => {
    window.seen = { kinds: [], most: 0 };
    const look = () => {
      const shown = [...document.querySelectorAll(stage)];
      window.seen.most = Math.max(window.seen.most, shown.length);
      const now = shown.map((one) => one.dataset.scene + one.innerText).join();
      if (now === window.shown) return;
      window.shown = now;
      if (shown[0]) window.seen.kinds.push(shown[0].dataset.scene);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, STAGE);
}

/** A new table whose page is open, with scenes at a speed. */
async function openTable(game, speed) {
  const id = await startTable(page, game, [MINE, bot(), bot(), bot()]);
  await page.evaluate((pace) => localStorage.setItem("pace", pace), speed);
  await page.goto(`${url}#/table/${id}`);
  await page.reload();
  await page.locator("[data-part=boxes]").waitFor();
  await page.getByRole("log").getByRole("listitem").first().waitFor(); // what is in the log already is not shown
  await record();
  return id;
}

await page.goto(url);
await signIn(page);

const seen = { kinds: [], most: 0 };
let behind = 0;
let id = "";
// Two games, and longer ones if the bots were so quick that the stage left out nearly all they did.
for (let round = 0; round < 2 || (seen.kinds.length < 2 && round < 8); round++) {
  id = await openTable("discovery", SLOW);
  await playOn(page, id, round < 2 ? 2 : 4); // before turn 4 an age is scored
  await page.locator(".sentence.yours").waitFor();
  const asked = await page.evaluate(() => performance.now());
  // When nothing happens any more, the last scene is over within six seconds.
  await page.waitForFunction((playing) => !document.querySelector(playing), PLAYING, { polling: 20 });
  behind = Math.max(behind, await page.evaluate((asked) => performance.now() - asked, asked));
  const { kinds, most } = await page.evaluate(() => window.seen);
  seen.kinds.push(...kinds);
  seen.most = Math.max(seen.most, most);
}

/** The strip: from the tab of the log, by arrows, until Escape. How many steps, and whether the arrows move. */
async function stepThrough(id) {
  await page.evaluate((id) => localStorage.setItem(`answered ${id} 0`, "5"), id);
  await page.reload();
  await page.getByRole("button", { name: /^Since your move \([1-9]/ }).click();
  const strip = page.getByRole("region", { name: "What happened since your move" });
  const isAt = async (step) =>
    (await strip.getByRole("listitem").nth(step).getByRole("button").getAttribute("aria-current")) === "step";
  const steps = await strip.getByRole("listitem").count();
  const isAtFirst = await isAt(0);
  await page.locator("[data-marked]").first().waitFor();
  await page.keyboard.press("ArrowRight");
  const isAtSecond = await isAt(1);
  if (folder) await page.screenshot({ path: `${folder}/since-${id}.png` });
  await page.keyboard.press("Escape");
  await strip.waitFor({ state: "detached" });
  await page.locator(".sentence.yours").waitFor();
  return { steps, isAtFirst, isAtSecond };
}

/** A replay shows the scenes of the decision it goes on to: the kind of the first. */
async function replay(id) {
  await page.goto(`${url}#/replay/${id}`);
  await page.getByRole("slider").waitFor();
  await page.locator(".drawn .target").first().waitFor();
  for (let at = 0; at < 400 && !(await page.locator(STAGE).count()); at++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((at) => document.querySelector("input[type=range]").value >= at, at);
    await page.waitForTimeout(120); // the slider must rest before a node is fetched
  }
  if (folder) await page.screenshot({ path: `${folder}/replay-${id}.png` });
  return page.locator(STAGE).getAttribute("data-scene");
}

const strips = { discovery: await stepThrough(id) };
const replayed = { discovery: await replay(id) };
id = await openTable("empire", OFF);
await playOn(page, id, 3);
await page.locator(".sentence.yours").waitFor();
await page.evaluate((pace) => localStorage.setItem("pace", pace), SLOW);
strips.empire = await stepThrough(id);
replayed.empire = await replay(id);

// Speed off: nothing is shown, whatever happens.
const quiet = await openTable("discovery", OFF);
await playOn(page, quiet, 2);
await page.locator(".sentence.yours").waitFor();
const unseen = await page.evaluate(() => window.seen.kinds);

/** What is ringed while the pointer is on a line of the log, and after it has left. */
async function ringed(line) {
  const marked = () =>
    page.evaluate(() => [...document.querySelectorAll("[data-marked]")].map((one) => one.dataset.target));
  await line.hover();
  await page.locator("[data-marked]").first().waitFor();
  const found = { line: await line.innerText(), marked: await marked() };
  await page.locator(".brand").hover();
  await page.locator("[data-marked]").first().waitFor({ state: "detached" });
  return found;
}
const lines = page.getByRole("log").getByRole("button");
const docked = lines.filter({ hasText: "on the colonist dock" });
const rings = [await ringed(docked.last()), await ringed(lines.last())];

/**
 * Press Space while scenes are shown, in a page whose clock goes on only when it is told to; return after how many
 * milliseconds of that clock the stage showed something else each time.
 */
async function press(presses) {
  const other = await launch();
  await other.clock.install();
  const paused = await watched(other, faults);
  paused.setDefaultTimeout(60_000);
  await paused.goto(url);
  await signIn(paused);
  const id = await startTable(paused, "discovery", [MINE, bot(), bot(), bot()]);
  await paused.evaluate((pace) => localStorage.setItem("pace", pace), SLOW);
  await paused.goto(`${url}#/table/${id}`);
  await paused.reload();
  await paused.locator(".sentence.yours").waitFor();
  await paused.clock.pauseAt(await paused.evaluate(() => Date.now() + 10_000)); // what has been played is over
  await post(paused, `tables/${id}/seats/0/leave`, { level: 0 });
  const shown = () =>
    paused.evaluate((stage) => {
      const found = document.querySelector(stage);
      return found ? found.dataset.scene + found.innerText : "";
    }, STAGE);
  const times = [];
  for (let steps = 0; times.length < presses && steps < MOST_STEPS; steps++) {
    await paused.clock.runFor(STEP);
    const before = await shown();
    if (!before) continue;
    // A scene that would have gone on by itself just now says nothing about Space.
    await paused.clock.runFor(STEP);
    if ((await shown()) !== before) continue;
    await paused.keyboard.press("Space");
    let time = 0;
    while ((await shown()) === before && time < 20 * STEP) {
      await paused.clock.runFor(STEP);
      time += STEP;
    }
    times.push(time);
  }
  await other.close();
  return times;
}
/** Whether the cartouche turns its page while a scene marks it. */
const turns = () =>
  page.evaluate(() => {
    const cartouche = document.querySelector('[data-target="track"]');
    cartouche.setAttribute("data-marked", "");
    const moving = cartouche.getAnimations({ subtree: true });
    cartouche.removeAttribute("data-marked");
    return moving.some(({ animationName }) => animationName?.endsWith("turn-page"));
  });
const pages = { moving: await turns() };
await page.emulateMedia({ reducedMotion: "reduce" });
pages.still = await turns();
await context.close();
const times = await press(4);

console.log(JSON.stringify({ faults, pages, times, rings, behind, seen, strips, replayed, unseen }));
