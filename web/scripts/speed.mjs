// How much work the board is: `node scripts/speed.mjs URL [SECONDS] [SIZE]`, with a server at URL that has no limits of calls. It sits down
// with five bots, decides as quickly as it can, and prints from Chromium's own trace how long script, style and layout took a frame, and
// which tasks were the longest. Times are those of the page's thread, without what other programs took of the machine.
import { launch } from "../tests/browser/browser.mjs";

const [url, seconds = "20", size = "1280x800"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const WORK = new Set([
  "FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "XHRReadyStateChange",
  "UpdateLayoutTree", "Layout",
]);

const context = await launch({ viewport: { width, height } });
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await page.goto(url);
const made = await page.evaluate(async () => {
  const post = (path, body) =>
    fetch(new URL(`api/${path}`, document.baseURI), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  await post("guests", { name: "Navigator", lang: "en", keeps: "cookie" });
  const seats = [{ kind: "mine" }, ...Array.from({ length: 5 }, () => ({ kind: "bot", level: 0 }))];
  const table = await (await post("tables", { game: "discovery", options: {}, seats, is_public: false })).json();
  if (table.sections?.table.life === "gathering") await post(`tables/${table.id}/start`, {});
  return table;
});
await page.evaluate(() => localStorage.setItem("ask-first", "no"));
await page.goto(`${url}#/table/${made.id}`);
await page.reload();
await page.locator(".choice:enabled").first().waitFor();
await page.locator(".board .target").first().waitFor();
await page.evaluate(() => document.fonts.ready);

const cdp = await context.newCDPSession(page);
const events = [];
cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
await cdp.send("Tracing.start", { transferMode: "ReportEvents", categories: "devtools.timeline,toplevel,disabled-by-default-devtools.timeline" });
// Choices are clicked from within, so that nothing but the client itself is at work in the page.
const decisions = await page.evaluate(async (milliseconds) => {
  const end = performance.now() + milliseconds;
  let made = 0;
  while (performance.now() < end) {
    const choices = [...document.querySelectorAll(".choice:enabled")];
    const confirm = document.querySelector(".confirm:enabled");
    if (confirm) confirm.click();
    else choices[(made * 7) % choices.length]?.click();
    if (choices.length) made++;
    await new Promise((done) => setTimeout(done, 60));
  }
  return made;
}, Number(seconds) * 1000);
const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
await cdp.send("Tracing.end");
await done;
await context.close();

/** Of sorted numbers the one that so many of a hundred do not exceed. */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
const isDrawn = (pid) => events.some((event) => event.pid === pid && event.name === "Layout");
const main = events.find((event) => event.name === "thread_name" && event.args.name === "CrRendererMain" && isDrawn(event.pid));
const own = events.filter((event) => event.pid === main.pid && event.tid === main.tid).sort((one, other) => one.ts - other.ts);
const busy = (event) => (event.tdur ?? event.dur ?? 0) / 1000;
const tasks = own.filter((event) => event.name === "RunTask");

const frames = own.filter((event) => event.name === "Commit").map((event) => event.ts);
const perFrame = frames.map(() => 0);
const byName = {};
let until = 0;
let frame = 0;
for (const event of own) {
  if (!WORK.has(event.name) || event.ph !== "X") continue;
  byName[event.name] = (byName[event.name] ?? 0) + busy(event);
  if (event.ts < until) continue; // inside one that is counted
  until = event.ts + event.dur;
  while (frame < frames.length - 1 && frames[frame] < event.ts) frame++;
  perFrame[frame] += busy(event);
}
const cpu = tasks.map(busy).sort((one, other) => one - other);
perFrame.sort((one, other) => one - other);
const round = (number) => Math.round(number * 10) / 10;
const rounded = (table) => Object.fromEntries(Object.entries(table).map(([name, number]) => [name, round(number)]));
const summary = {
  decisions,
  frames: frames.length,
  workPerFrame: { p50: round(percentile(perFrame, 50)), p95: round(percentile(perFrame, 95)), most: round(perFrame.at(-1) ?? 0) },
  tasks: { longest: cpu.slice(-4).map(round), over50: cpu.filter((one) => one > 50).length, sum: round(cpu.reduce((one, other) => one + other, 0)) },
  work: rounded(byName),
};
console.log(JSON.stringify(summary, null, 2));
