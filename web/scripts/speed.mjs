// Measures the cost of rendering a table: `node scripts/speed.mjs URL [--seconds 20] [--size 1280x800] [--pause 400]
// [--before 3] [--trace FILE]`, with a server at URL that has no limits of calls. It plays against five bots with
// animations, and decides after a pause of `pause` milliseconds each time. From Chromium's own trace it prints how long
// script, style and layout took a frame, and which tasks were the longest. Times are those of the page's thread,
// without what other programs took of the machine; still a crowded machine makes every thread slower, and `slowed` says
// how many times as long as at best a calculation took just before and after. `before` decisions are made before the
// trace begins: with a few of them it begins with a page that has been at work, with many of them the log is long. The
// trace can be kept and opened in Chromium's developer tools; it is slower then.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch } from "../tests/browser/browser.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    size: { type: "string", default: "1280x800" },
    pause: { type: "string", default: "400" },
    before: { type: "string", default: "3" },
    trace: { type: "string", default: "" },
  },
});
const [url] = positionals;
const [width, height] = values.size.split("x").map(Number);
const WORK = new Set([
  "FunctionCall",
  "EvaluateScript",
  "EventDispatch",
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
  "RunMicrotasks",
  "XHRReadyStateChange",
  "MinorGC",
  "MajorGC",
  "UpdateLayoutTree",
  "Layout",
]);
const HURRY = 20; // milliseconds between decisions before the trace

/** Milliseconds of this thread for the same calculation, many times. */
function rounds() {
  const times = [];
  for (let round = 0; round < 150; round++) {
    const start = process.cpuUsage();
    const known = new Map();
    for (let at = 0; at < 20_000; at++)
      known.set(`key ${at % 2000}`, { at, others: [known.get(`key ${(at * 7) % 2000}`)?.at] });
    const { user, system } = process.cpuUsage(start);
    if (round >= 30) times.push((user + system) / 1000); // the first ones are not compiled yet
  }
  return times;
}

const context = await launch({ viewport: { width, height } });
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await page.goto(url);
const made = await page.evaluate(async () => {
  const post = (path, body) =>
    fetch(new URL(`api/${path}`, document.baseURI), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("guests", { name: "Navigator", lang: "en", keeps: "cookie" });
  const seats = [{ kind: "mine" }, ...Array.from({ length: 5 }, () => ({ kind: "bot", level: 0 }))];
  const table = await (await post("tables", { game: "discovery", options: {}, seats, is_public: false })).json();
  if (table.sections?.table.life === "gathering") await post(`tables/${table.id}/start`, {});
  return table;
});
await page.evaluate(() => {
  localStorage.setItem("ask-first", "no");
  localStorage.setItem("list kept open", "yes");
});
await page.goto(`${url}#/table/${made.id}`);
await page.reload();
await page.locator(".choice:enabled").first().waitFor();
await page.locator(".dtable .target").first().waitFor();
await page.evaluate(() => document.fonts.ready);

/**
 * Decide again and again, for so long or so many times. Choices are clicked from within, so that nothing but the client
 * is at work in the page.
 */
const play = (pause, milliseconds, most) =>
  page.evaluate(
    async ([pause, milliseconds, most]) => {
      const end = performance.now() + milliseconds;
      const sleep = (time) => new Promise((done) => setTimeout(done, time));
      let made = 0;
      while (performance.now() < end && made < most) {
        // Searched rarely: the search itself costs time in the page.
        const decision = document.querySelector(".dtable");
        if (!decision) break;
        if (!decision.querySelector(".choice:enabled, .confirm:enabled")) {
          await sleep(50);
          continue;
        }
        await sleep(pause);
        const confirm = decision.querySelector(".confirm:enabled");
        const choices = decision.querySelectorAll(".choice:enabled");
        if (confirm) confirm.click();
        else choices[(made * 7) % choices.length]?.click();
        made++;
        await sleep(50);
      }
      return made;
    },
    [pause, milliseconds, most],
  );
await play(HURRY, 600_000, Number(values.before));

const cdp = await context.newCDPSession(page);
await cdp.send("HeapProfiler.collectGarbage");
const state = async () => ({
  heap: round((await cdp.send("Runtime.getHeapUsage")).usedSize / 1e6),
  nodes: (await cdp.send("Memory.getDOMCounters")).nodes,
  lines: await page.locator(".log li").count(),
});
const atFirst = await state();
const events = [];
const calculations = rounds();
const categories = [
  "devtools.timeline",
  "toplevel",
  "disabled-by-default-devtools.timeline",
  ...(values.trace ? ["disabled-by-default-v8.cpu_profiler"] : []),
];
cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
await cdp.send("Tracing.start", { transferMode: "ReportEvents", categories: categories.join() });
const decisions = await play(Number(values.pause), Number(values.seconds) * 1000, 1e6);
const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
await cdp.send("Tracing.end");
await done;
calculations.push(...rounds());
await cdp.send("HeapProfiler.collectGarbage");
const atLast = await state();
await context.close();
if (values.trace) writeFileSync(values.trace, JSON.stringify({ traceEvents: events }));

/** The percentile of sorted numbers. */
function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
function round(number) {
  return Math.round(number * 10) / 10;
}
const isDrawn = (pid) => events.some((event) => event.pid === pid && event.name === "Layout");
const main = events.find(
  (event) => event.name === "thread_name" && event.args.name === "CrRendererMain" && isDrawn(event.pid),
);
const own = events
  .filter((event) => event.pid === main.pid && event.tid === main.tid)
  .sort((one, other) => one.ts - other.ts);
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
calculations.sort((one, other) => one - other);
const rounded = (table) => Object.fromEntries(Object.entries(table).map(([name, number]) => [name, round(number)]));
const summary = {
  decisions,
  slowed: round(percentile(calculations, 50) / percentile(calculations, 1)),
  frames: frames.length,
  workPerFrame: {
    p50: round(percentile(perFrame, 50)),
    p90: round(percentile(perFrame, 90)),
    p95: round(percentile(perFrame, 95)),
    most: round(perFrame.at(-1) ?? 0),
    over8: perFrame.filter((one) => one > 8).length,
  },
  tasks: {
    longest: cpu.slice(-4).map(round),
    over50: cpu.filter((one) => one > 50).length,
    sum: round(cpu.reduce((one, other) => one + other, 0)),
  },
  work: rounded(byName),
  atFirst,
  atLast,
};
console.log(JSON.stringify(summary, null, 2));
