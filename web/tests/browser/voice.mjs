// What screen readers are told on a phone, where the log is not shown: `node voice.mjs URL`. While bots play at both
// tables, with slow scenes: one live region, at most one announcement a second, and each sentence is one of the log.
// Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, SCREENS, signIn, startTable } from "./calls.mjs";

const [url] = process.argv.slice(2);
const SLOW = "1"; // half speed
const REST = 1100; // milliseconds in which what has happened is told
const faults = [];
const context = await launch(SCREENS.phone);
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

/** Record from now on what the live region announces and when, and how often a log that announces was shown. */
function record() {
  return page.evaluate(() => {
    window.heard = { times: [], lines: [], logs: 0 };
    new MutationObserver((changes) => {
      if (document.querySelector('[role=log]:not([aria-live="off"], .chat *)')) window.heard.logs++;
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((one) => one instanceof Element && one.matches(".voice p"));
      if (!added.length) return;
      window.heard.times.push(performance.now());
      window.heard.lines.push(...added.map((one) => one.textContent));
    }).observe(document.querySelector(".play"), { subtree: true, childList: true });
  });
}

/** Whether the region is one that screen readers find: the only one for events, and not in a hidden part. */
const regions = () =>
  page.evaluate(() =>
    [...document.querySelectorAll(".voice")].map((one) => [
      one.getAttribute("aria-live"),
      one.closest("[aria-hidden], [hidden], [inert], dialog") === null && getComputedStyle(one).display !== "none",
    ]),
  );

async function listen(game, wanted) {
  const id = await startTable(page, game, [MINE, bot(), bot(), bot()]);
  await page.evaluate((pace) => localStorage.setItem("pace", pace), SLOW);
  await page.goto(`${url}#/table/${id}`);
  await page.reload();
  await page.locator(".sentence.yours").waitFor();
  await record();
  const before = await page.getByRole("log").count();
  await playOn(page, id, wanted);
  await page.locator(".sentence.yours").waitFor();
  await page.waitForTimeout(REST);
  const { times, lines, logs } = await page.evaluate(() => window.heard);
  const gaps = times.slice(1).map((time, at) => time - times[at]);
  const found = { regions: await regions(), before, logs, said: times.length, shortest: Math.min(...gaps) };
  // Beside the chat, which takes the place of the log.
  await page.locator(".tabs").first().getByRole("button").last().click();
  await page.locator(".log-panel .tabs").getByRole("button").last().click();
  found.besideChat = await regions();
  await page.locator(".log-panel .tabs").getByRole("button").first().click();
  const log = await page.locator(".log").evaluate((one) => ({
    live: one.getAttribute("aria-live"),
    lines: [...one.querySelectorAll("li, h2, h3")].map((line) => line.textContent.trim()),
  }));
  found.live = log.live;
  found.unlogged = lines.filter((line) => !log.lines.includes(line));
  found.last = [lines.at(-1), log.lines.at(-1)];
  return found;
}

await page.goto(url);
await signIn(page);
const found = { discovery: await listen("discovery", 3), empire: await listen("empire", 2) };
await context.close();
console.log(JSON.stringify({ ...found, faults }));
