// Measures the first visit: `node first.mjs URL`. Transferred bytes, and the time until the page can be used with the
// processor slowed four times. Prints JSON.
import { launch } from "./browser.mjs";

const [url] = process.argv.slice(2);
const context = await launch();
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await page.goto(url, { waitUntil: "networkidle" });
await page.locator(".way:enabled").first().waitFor();
const found = await page.evaluate(async () => {
  const files = performance.getEntriesByType("resource").filter((one) => !one.name.includes("/api/"));
  const sum = (list) => list.reduce((bytes, one) => bytes + one.encodedBodySize, 0);
  const [page] = performance.getEntriesByType("navigation");
  const script = sum(files.filter((one) => /\.js$/.test(new URL(one.name).pathname)));
  return { script, all: sum(files) + page.encodedBodySize };
});

// Reloaded without its cache, until a button of the start page can be pressed and the page responds.
await session.send("Network.setCacheDisabled", { cacheDisabled: true });
const times = [];
for (let round = 0; round < 5; round++) {
  await page.evaluate(() =>
    navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
  );
  await page.goto("about:blank");
  await page.goto(url, { waitUntil: "commit" });
  times.push(
    await page.evaluate(
      () =>
        new Promise((done) => {
          const look = () =>
            document.querySelector(".way:enabled")
              ? requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now()))))
              : requestAnimationFrame(look);
          look();
        }),
    ),
  );
}
times.sort((a, b) => a - b);
await context.close();
console.log(JSON.stringify({ ...found, interactive: times[2] }));
process.exit(0);
