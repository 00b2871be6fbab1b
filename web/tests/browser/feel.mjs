// Measures how the client feels: `node feel.mjs URL [--seconds 20] [--inputs 60] [--only loads,inputs,frames]`, with a
// server at URL that has no limits of calls. Prints JSON; docs/explanation/web.md says what the figures mean.
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { inputWork, percentile, round, slowdown, startTrace, workOf } from "./tracing.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    inputs: { type: "string", default: "60" },
    only: { type: "string", default: "loads,inputs,frames" },
  },
});
const [url] = positionals;
const SLOWED = 4; // how many times slower than this machine's the processor of the reader is
const [REST, PRESS] = [100, 60]; // milliseconds that a mouse rests on a button before it presses, and presses
const LATENCY = 400; // milliseconds of every request, which separate the rounds of a waterfall
const SEATS = [MINE, ...Array.from({ length: 5 }, () => bot())];
const GAMES = ["discovery", "empire"];
const TABLE = ":is(.dtable, .etable)";
// Something that the reader can do: a button of the question, a choice of a list, a lit target.
const ASKED = `${TABLE} :is(.choice:enabled, .confirm:enabled, .target.lit, .controls button:enabled)`;

/** Open a page in a browser of its own. */
async function open(options = {}) {
  const context = await launch(options);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** Create a table of six in this browser and return its address. */
async function seated(page, game) {
  await page.goto(url);
  await signIn(page);
  return `${url}#/table/${await startTable(page, game, SEATS)}`;
}

/**
 * The requests of a page for files and data: how many, their bytes, and in how many rounds, each of which waited for
 * the one before. Rounds have what the page is drawn from: files, and the table.
 */
async function loaded(page) {
  return page.evaluate((latency) => {
    const [page] = performance.getEntriesByType("navigation");
    const all = [page, ...performance.getEntriesByType("resource")].sort((a, b) => a.startTime - b.startTime);
    const isData = ({ name }) => name.includes("/api/");
    const files = all.filter((one) => !isData(one));
    const isShown = ({ name }) => !/\.(svg|webmanifest)$/.test(name); // the browser's own business
    const sum = (list) => list.reduce((bytes, one) => bytes + one.encodedBodySize, 0);
    // Requests that start within one latency of the first of a round did not wait for its answers.
    const rounds = (list) => {
      let [count, from] = [0, -Infinity];
      for (const { startTime } of list) if (startTime >= from + latency) [count, from] = [count + 1, startTime];
      return count;
    };
    return {
      requests: files.length,
      data: all.length - files.length,
      script: sum(files.filter((one) => /\.js$/.test(new URL(one.name).pathname))),
      bytes: sum(files),
      rounds: rounds(all.filter((one) => (isShown(one) && !isData(one)) || /tables\/[^/]+$/.test(one.name))),
      roundsOfFiles: rounds(files.filter(isShown)),
    };
  }, LATENCY);
}

/** The first visit to the start page, to a table by its link, and a table that this browser has had before. */
async function loads() {
  const found = {};
  {
    const { context, page } = await open();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator(".way:enabled").first().waitFor();
    found.first = await loaded(page);
    await context.close();
  }
  // Without a cache: a table that the browser knows, as after a new version, and one that it has only a link to.
  for (const game of GAMES) {
    const { context, page, cdp } = await open({ serviceWorkers: "block" });
    const address = await seated(page, game);
    await page.goto(address);
    await page.locator(ASKED).first().waitFor();
    await cdp.send("Network.enable");
    const conditions = { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 };
    for (const isKnown of [true, false]) {
      await page.evaluate((isKnown) => isKnown || localStorage.removeItem("own-tables"), isKnown);
      await page.goto("about:blank");
      await cdp.send("Network.clearBrowserCache");
      await cdp.send("Network.emulateNetworkConditions", conditions);
      await page.goto(address, { waitUntil: "commit" });
      await page.locator(ASKED).first().waitFor();
      const table = await loaded(page);
      if (isKnown) found[game] = table;
      else found[game].roundsOfFilesByLink = table.roundsOfFiles;
    }
    await context.close();
  }
  // From the caches of the browser, with the service worker in charge.
  for (const game of GAMES) {
    const { context, page, cdp } = await open();
    const address = await seated(page, game);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const times = [];
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    for (let visit = 0; visit < 6; visit++) {
      await page.goto("about:blank");
      await page.goto(address, { waitUntil: "commit" });
      const time = await page.evaluate(
        (asked) =>
          new Promise((done) => {
            const look = () =>
              document.querySelector(asked)
                ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
                : requestAnimationFrame(look);
            look();
          }),
        ASKED,
      );
      if (visit) times.push(time); // the first visit fills the cache
    }
    times.sort((one, other) => one - other);
    found[game].cached = Math.round(percentile(times, 50));
    await context.close();
  }
  return found;
}

/** Input in a game of six, with the processor slowed: real clicks and keys, at whatever moment they come. */
async function inputs(game) {
  const { context, page, cdp } = await open();
  await page.addInitScript(() => {
    // By interaction: milliseconds until the next frame was presented, as browsers report them (a multiple of 8).
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const known = window.interactions.get(entry.interactionId);
        if (!entry.interactionId || (known && known.duration >= entry.duration)) continue;
        const { name, duration, startTime, processingStart, processingEnd, target } = entry;
        const [delay, handling] = [processingStart - startTime, processingEnd - processingStart];
        window.interactions.set(entry.interactionId, { name, duration, delay, handling, at: target?.className });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const address = await seated(page, game);
  await page.goto("about:blank");
  await page.goto(address);
  await page.locator(ASKED).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const before = await page.evaluate(() => {
    window.interactions.clear();
    return performance.interactionCount;
  });
  const slowed = slowdown();
  const endTrace = await startTrace(cdp);
  const clicks = { asked: 0, meanwhile: 0 };
  for (let at = 0; at < Number(values.inputs); at++) {
    // The middle of a button that is not covered by another element, chosen by turns.
    const place = await page.evaluate(
      ([asked, at]) => {
        const all = [...document.querySelectorAll(asked)].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const hit = width && document.elementFromPoint(x + width / 2, y + height / 2);
          return hit && (one.contains(hit) || hit.contains(one));
        });
        const chosen = all.find((one) => one.matches(".confirm")) ?? all[(at * 7) % Math.max(1, all.length)];
        const box = chosen?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
      },
      [ASKED, at],
    );
    if (place) {
      clicks.asked++;
      await page.mouse.move(...place);
      await page.waitForTimeout(REST);
      await page.mouse.down();
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
    } else {
      clicks.meanwhile++; // others move: a key that closes what is open
      await page.keyboard.press("Escape");
    }
    await page.waitForTimeout(150 + ((at * 37) % 200)); // the pace of a person, at changing moments
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const work = inputWork(await endTrace());
  const { all, count } = await page.evaluate((before) => {
    return { all: [...window.interactions.values()], count: performance.interactionCount - before };
  }, before);
  await context.close();
  all.sort((one, other) => one.duration - other.duration);
  // Interactions of less than 16 ms are not reported one by one.
  const durations = [...Array(Math.max(0, count - all.length)).fill(16), ...all.map((one) => one.duration)];
  return {
    ...clicks,
    slowed,
    interactions: durations.length,
    presented: { p50: percentile(durations, 50), p98: percentile(durations, 98), most: durations.at(-1) ?? 0 },
    work: { count: work.length, p50: round(percentile(work, 50)), p98: round(percentile(work, 98)) },
    slowest: all.slice(-3).map((one) => ({ ...one, delay: round(one.delay), handling: round(one.handling) })),
  };
}

/** The work for frames while bots play and scenes are shown, and how soon after its update a menu is there. */
async function frames(game) {
  const { context, page, cdp } = await open();
  await page.addInitScript(() => {
    // Frames are counted from the message with a menu to the frame that shows its question.
    window.menus = [];
    let [frame, arrived] = [0, null];
    window.WebSocket = class extends WebSocket {
      constructor(...words) {
        super(...words);
        this.addEventListener("message", ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== "change" || !message.sections.menu?.some((choice) => choice.refusal === null)) return;
          const node = document.querySelector("[data-node]")?.getAttribute("data-node");
          arrived = { frame, node };
        });
      }
    };
    // A message to itself arrives after the frame: what is in the page then is what the frame shows.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const question = document.querySelector("[data-node]");
      if (!arrived || question?.getAttribute("data-node") === arrived.node) return;
      if (!document.querySelector(".sentence.yours")) return;
      window.menus.push(frame - arrived.frame);
      arrived = null;
    };
    const look = () => {
      frame++;
      port2.postMessage(null);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const address = await seated(page, game);
  await page.evaluate(() => {
    localStorage.setItem("ask-first", "no");
    localStorage.setItem("list kept open", "yes");
  });
  await page.goto("about:blank");
  await page.goto(address);
  await page.locator(ASKED).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await play(page, 3, 60_000, 20);
  await page.evaluate(() => (window.menus = []));
  await cdp.send("HeapProfiler.collectGarbage");
  const slowed = slowdown();
  const endTrace = await startTrace(cdp);
  const decisions = await play(page, 1e6, Number(values.seconds) * 1000, 400);
  const { work: _, ...work } = workOf(await endTrace());
  const menus = await page.evaluate(() => window.menus);
  await context.close();
  menus.sort((one, other) => one - other);
  return { decisions, slowed, ...work, menus: { count: menus.length, p50: percentile(menus, 50), most: menus.at(-1) } };
}

/** Decide so many times, or for so long. Clicked from within, so that nothing but the client is at work in the page. */
function play(page, most, milliseconds, pause) {
  return page.evaluate(
    async ([most, milliseconds, pause, table]) => {
      const end = performance.now() + milliseconds;
      const sleep = (time) => new Promise((done) => setTimeout(done, time));
      let made = 0;
      while (performance.now() < end && made < most) {
        const enabled = (one) => [...document.querySelectorAll(`${table} ${one}:enabled`)];
        const [confirm] = enabled(".confirm");
        const choices = enabled(".choice");
        if (confirm || choices.length) {
          await sleep(pause);
          (confirm ?? choices[(made * 7) % choices.length]).click();
          made++;
        }
        await sleep(50); // searched rarely: the search itself costs time in the page
      }
      return made;
    },
    [most, milliseconds, pause, TABLE],
  );
}

const wanted = new Set(values.only.split(","));
const found = {};
if (wanted.has("loads")) found.loads = await loads();
for (const [name, measure] of Object.entries({ inputs, frames })) {
  if (!wanted.has(name)) continue;
  found[name] = {};
  for (const game of GAMES) found[name][game] = await measure(game);
}
console.log(JSON.stringify(found));
process.exit(0);
