// Visits pages some of whose files cannot be fetched: `node unloaded.mjs URL`. Each has to say so, and to work once
// asked to try again. The test that runs it stops the server or deploys another build when it is told to, by a line on
// standard output and one on standard input. Prints what it found as JSON.
import { createInterface } from "node:readline";
import { launch } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";

const [url] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const found = { notStarted: [], catalogue: {}, parts: {}, silent: [], deployed: [], offline: "" };

/** Ask the test to do something, and wait until it has. */
async function ask(what) {
  console.log(what);
  await lines.next();
}

// Without the service worker every request passes here and can be refused. Chromium keeps no file: each visit asks for
// all of them.
const context = await launch({ reducedMotion: "reduce", serviceWorkers: "block" });
const page = await context.newPage();
page.setDefaultTimeout(20_000);
await (await context.newCDPSession(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
const alert = page.getByRole("alert");
let blocked = null;
await page.route("**/*", (route) =>
  blocked?.test(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
);

/** Open a page anew, while files whose address fits a pattern cannot be fetched. */
async function visit(path, pattern) {
  await page.goto("about:blank");
  blocked = pattern;
  await page.goto(`${url}#/${path}`);
}

// The client's own script: the page itself carries the message, with and without the small script that shows it at
// once.
for (const pattern of [/assets\/index-.*\.js$/, /(assets\/index-.*|start)\.js$/]) {
  await visit("lobby", pattern);
  if (pattern.test("start.js")) {
    found.notStarted.push(await page.locator("#not-started").isVisible());
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  }
  const message = page.locator("#not-started p").first();
  await message.waitFor();
  found.notStarted.push(await message.innerText(), await page.locator("#not-started p").count());
  blocked = null;
  await page.getByRole("link", { name: "Try again" }).click();
  await page.locator(pattern.test("start.js") ? ".ways" : "main h1").waitFor();
  found.notStarted.push(await page.evaluate(() => location.hash));
}

// The catalogue, in each language.
for (const lang of ["en", "fr", "it"]) {
  await visit(`lobby?lang=${lang}`, /assets\/web-.*\.js$/);
  found.catalogue[lang] = await alert.innerText();
  blocked = null;
  await alert.getByRole("button").click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

// Every file that a table, a replay and the guide fetch when they are opened.
await visit("?lang=en", null);
await page.locator(".ways").waitFor();
await signIn(page);
const table = await startTable(page, "empire", [MINE, bot()]);
const asked = () =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => /assets\/[^/]*\.js$/.exec(name)?.[0] ?? []),
  );
await visit("settings", null);
await page.getByRole("heading", { level: 1 }).waitFor();
const always = new Set(await asked());
const shown = {
  [`table/${table}`]: page.locator(".etable .row"),
  [`replay/${table}`]: page.locator(".shown .row"),
  "how/empire": page.locator(".parts"),
};
for (const [path, sign] of Object.entries(shown)) {
  await visit(path, null);
  await sign.waitFor();
  await page.waitForLoadState("networkidle");
  const parts = [...new Set(await asked())].filter((file) => !always.has(file));
  found.parts[path.split("/")[0]] = parts.length;
  for (const part of parts) {
    await visit(path, new RegExp(`${part.replaceAll(".", "\\.")}$`));
    await alert.waitFor({ timeout: 5_000 }).catch(() => found.silent.push(`${path} ${part}`));
  }
  blocked = null;
  await alert.getByRole("button", { name: "Try again" }).click();
  await sign.waitFor();
}
await context.close();

// Another build is deployed under an open tab, whose page and files the service worker keeps.
const keeping = await launch({ reducedMotion: "reduce" });
const tab = await keeping.newPage();
tab.setDefaultTimeout(20_000);
const script = () => tab.locator("script[type=module]").getAttribute("src");
await tab.goto(url);
await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
await tab.reload();
await tab.locator(".ways").waitFor();
const before = await script();
await ask("deploy");
await tab.getByRole("link", { name: "How to play Discovery" }).click();
found.deployed.push(await tab.getByRole("alert").locator("p").innerText());
await tab.getByRole("button", { name: "Reload" }).click();
await tab.locator(".parts").waitFor();
found.deployed.push(
  (await script()) !== before,
  await tab.getByRole("alert").count(),
  await tab.evaluate(() => location.hash),
);

// A proxy refuses, as while the server is started again: the page that is kept opens.
await ask("refuse");
await tab.goto(`${url}#/`);
await tab.reload();
found.refused = await tab
  .locator(".ways")
  .waitFor()
  .then(
    () => true,
    () => false,
  );

// Nobody answers.
await ask("stop");
await tab.evaluate((id) => (location.hash = `#/replay/${id}`), table);
found.offline = await tab.getByRole("alert").locator("p").innerText();
await keeping.close();
console.log(JSON.stringify(found));
process.exit(0);
