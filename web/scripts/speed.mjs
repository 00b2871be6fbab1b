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
import { round, slowdown, startTrace, workOf } from "../tests/browser/tracing.mjs";

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
const HURRY = 20; // milliseconds between decisions before the trace

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
const slowed = [slowdown()];
const endTrace = await startTrace(cdp, ...(values.trace ? ["disabled-by-default-v8.cpu_profiler"] : []));
const decisions = await play(Number(values.pause), Number(values.seconds) * 1000, 1e6);
const events = await endTrace();
slowed.push(slowdown());
await cdp.send("HeapProfiler.collectGarbage");
const atLast = await state();
await context.close();
if (values.trace) writeFileSync(values.trace, JSON.stringify({ traceEvents: events }));

console.log(JSON.stringify({ decisions, slowed, ...workOf(events), atFirst, atLast }, null, 2));
