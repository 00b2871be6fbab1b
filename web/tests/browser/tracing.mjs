// Chromium's own trace of a page, and what it says about the work of the page's main thread.
const CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"];
// Script, style and layout; painting and compositing are on other threads.
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

/** The percentile of sorted numbers. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** A number with one digit after the point. */
export function round(number) {
  return Math.round(number * 10) / 10;
}

/** Start a trace; the returned function ends it and returns its events. */
export async function startTrace(cdp, ...more) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", categories: [...CATEGORIES, ...more].join() });
  return async () => {
    const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await done;
    cdp.off("Tracing.dataCollected", collect);
    return events;
  };
}

/** The processor time of an event, in milliseconds: what other programs take of the machine is not counted. */
const busy = (event) => (event.tdur ?? event.dur ?? 0) / 1000;

/** The events of the page's main thread, in order. */
function mainThread(events) {
  const isDrawn = (pid) => events.some((event) => event.pid === pid && event.name === "Layout");
  const main = events.find(
    (event) => event.name === "thread_name" && event.args.name === "CrRendererMain" && isDrawn(event.pid),
  );
  return events
    .filter((event) => event.pid === main.pid && event.tid === main.tid)
    .sort((one, other) => one.ts - other.ts);
}

/**
 * For each interaction, the work of the main thread from the input to the end of the frame that answers it, with the
 * work that was in its way, in milliseconds of processor time.
 */
export function inputWork(events) {
  const own = mainThread(events);
  const tasks = own.filter((event) => event.name === "RunTask" && event.dur);
  const commits = own.filter((event) => event.name === "Commit");
  const byInteraction = new Map();
  for (const { ph, name, ts, args } of events) {
    const data = args.data;
    if (name !== "EventTiming" || ph !== "b" || !data?.interactionId) continue;
    const handled = ts + (data.processingEnd - data.timeStamp) * 1000;
    const frame = commits.find((event) => event.ts >= handled);
    const isAnswered = frame && frame.ts < ts + (data.duration + 50) * 1000; // else the input has changed nothing
    const until = isAnswered ? frame.ts + frame.dur : handled;
    const work = tasks.reduce((sum, task) => {
      const shared = Math.min(until, task.ts + task.dur) - Math.max(ts, task.ts);
      return shared > 0 ? sum + (busy(task) * shared) / task.dur : sum;
    }, 0);
    byInteraction.set(data.interactionId, Math.max(work, byInteraction.get(data.interactionId) ?? 0));
  }
  return [...byInteraction.values()].sort((one, other) => one - other);
}

/**
 * The work of the main thread in a trace, in milliseconds of processor time. A frame is one that the main thread
 * produced, with all work since the frame before.
 */
export function workOf(events) {
  const own = mainThread(events);
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
  const tasks = own.filter((event) => event.name === "RunTask").map(busy);
  perFrame.sort((one, other) => one - other);
  tasks.sort((one, other) => one - other);
  return {
    frames: frames.length,
    workPerFrame: {
      p50: round(percentile(perFrame, 50)),
      p90: round(percentile(perFrame, 90)),
      p95: round(percentile(perFrame, 95)),
      most: round(perFrame.at(-1) ?? 0),
      over8: perFrame.filter((one) => one > 8).length,
    },
    tasks: {
      longest: tasks.slice(-4).map(round),
      over50: tasks.filter((one) => one > 50).length,
      sum: round(tasks.reduce((one, other) => one + other, 0)),
    },
    work: Object.fromEntries(Object.entries(byName).map(([name, number]) => [name, round(number)])),
  };
}

/**
 * How many times as long as at best this machine takes for a calculation now. Above 1, other programs slow down every
 * thread, also in processor time.
 */
export function slowdown() {
  const times = [];
  for (let at = 0; at < 150; at++) {
    const start = process.cpuUsage();
    const known = new Map();
    for (let key = 0; key < 20_000; key++)
      known.set(`key ${key % 2000}`, { key, others: [known.get(`key ${(key * 7) % 2000}`)?.key] });
    const { user, system } = process.cpuUsage(start);
    if (at >= 30) times.push((user + system) / 1000); // the first ones are not compiled yet
  }
  times.sort((one, other) => one - other);
  return round(percentile(times, 50) / percentile(times, 1));
}
