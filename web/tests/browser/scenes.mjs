// Watches scenes of `discovery` while bots play: `node scenes.mjs URL [FOLDER]`. One at a time; Space goes on; the
// stage catches up with the game; none with speed off. In both games: the strip of what happened since one's move; a
// replay with scenes. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, signIn, startTable } from "./calls.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const context = await launch();
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const STAGE = ".stage[data-scene]";
const SLOW = "1"; // half speed
const OFF = "0";

/** Record from now on which scenes are shown, how many at once, and when something on the stage changed last. */
function record() {
  return page.evaluate((stage) => {
    window.seen = { kinds: [], most: 0, changed: 0, pressed: 0, answered: 0 };
    const look = () => {
      const shown = [...document.querySelectorAll(stage)];
      window.seen.most = Math.max(window.seen.most, shown.length);
      const now = shown.map((one) => one.dataset.scene + one.innerText).join();
      if (now === window.shown) return;
      [window.shown, window.seen.changed] = [now, performance.now()];
      if (shown[0]) window.seen.kinds.push(shown[0].dataset.scene);
      if (window.seen.pressed && !window.seen.answered) window.seen.answered = performance.now() - window.seen.pressed;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener("keydown", () => (window.seen.pressed = performance.now()), { capture: true });
  }, STAGE);
}

/** Press Space while a scene is shown; return the milliseconds until the stage shows something else. */
async function press() {
  await page.locator(STAGE).waitFor();
  await page.evaluate(() => Object.assign(window.seen, { pressed: 0, answered: 0 }));
  await page.keyboard.press("Space");
  await page.waitForFunction(() => window.seen.answered > 0);
  return page.evaluate(() => window.seen.answered);
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

const times = [];
const seen = { kinds: [], most: 0 };
let behind = 0;
let id = "";
// Two games, and more if the bots were so quick that the stage left out nearly all they did.
for (let round = 0; round < 2 || (seen.kinds.length < 2 && round < 8); round++) {
  id = await openTable("discovery", SLOW);
  const playing = playOn(page, id, 2);
  if (!round) times.push(await press());
  await playing;
  await page.locator(".sentence.yours").waitFor();
  const asked = await page.evaluate(() => performance.now());
  // When nothing happens any more, the stage is empty within six seconds.
  await page.waitForFunction((stage) => !document.querySelector(stage), STAGE, { polling: 20 });
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

console.log(JSON.stringify({ faults, times, behind, seen, strips, replayed, unseen }));
await context.close();
