// Visits every public page: `node pages.mjs URL [FOLDER]`. In both themes axe-core looks for accessibility problems,
// and the page is measured for sideways scrolling; with a folder screenshots are taken at 360, 1280 and 2560 px. Prints
// its results as JSON.
import { launch, watched } from "./browser.mjs";
import { playOn, post, tableOf } from "./calls.mjs";
import { excess, problems } from "./inspecting.mjs";
import { asked, laidForTwo, listed } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
// Colours depend on the theme, layout on the width: testing each once is enough.
const LOOKS = folder
  ? ["light", "dark"].flatMap((theme) => [360, 1280, 2560].map((width) => [theme, width]))
  : [
      ["light", 1280],
      ["dark", 360],
    ];
const HEIGHTS = { 360: 740, 1280: 800, 2560: 1440 };
const faults = [];
const violations = [];
const wide = [];
const context = await launch({ reducedMotion: "reduce", bypassCSP: true });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);

/** Wait until a list that is rendered in pieces, one per frame, is complete. */
async function settled() {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Check the current page in every theme and width. */
async function inspect(name) {
  for (const [theme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await settled();
    const sideways = await excess(page);
    if (sideways > 0) wide.push(`${name} ${theme} ${width}: ${sideways} px`);
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
    if (width === 2560) continue;
    violations.push(...(await problems(page)).map((one) => `${name} ${theme} ${width}: ${one}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Open a page and wait for an element that shows that it is loaded. */
async function visit(path, sign) {
  await page.goto(`${url}#/${path}`);
  await page.locator(sign).first().waitFor();
}

await page.goto(url);
await page.locator(".ways").waitFor();
await inspect("start");
await visit("lobby", "h1");
await inspect("lobby");
await visit("new", "button.create");
await inspect("new");
await visit("settings", "select");
await inspect("settings");
await visit("editions", "tbody tr");
await inspect("editions");
for (const game of ["discovery", "empire"]) {
  await visit(`how/${game}`, ".parts li");
  await inspect(`how-${game}`);
}
for (const game of ["discovery", "empire"]) {
  await visit(`rules/${game}`, "section[id]");
  await inspect(`rules-${game}`);
}

// A linked clause is visible, and so is the next one.
const landed = [];
for (const clause of ["E5.4", "E3"]) {
  await visit(`rules/empire?clause=${clause}`, `[id="${clause}"]`);
  await page.waitForFunction((id) => document.activeElement?.id === id, clause);
  landed.push(
    await page.evaluate((id) => document.getElementById(id).getBoundingClientRect().top < innerHeight, clause),
  );
}

await visit("", ".ways");
await page.getByRole("button", { name: /^Play with friends/ }).click();
await page.getByRole("button", { name: "Create table" }).waitFor();
await inspect("friends");
await page.getByRole("button", { name: "Create table" }).click();
await page.getByRole("img", { name: "QR code of the link" }).waitFor();
await inspect("waiting");

for (const [name, button] of [
  ["discovery", /^Play now/],
  ["empire", /^Play Empire/],
]) {
  await visit("", ".ways");
  await page.getByRole("button", { name: button }).click();
  await page.locator(".choice:enabled, .target.lit").first().waitFor();
  if (folder) {
    await playOn(page, tableOf(page), 4); // a game in progress for the screenshot
    await page.locator(".yours").waitFor({ timeout: 60_000 });
  }
  await inspect(`table-${name}`);
}

// Leaving: a bot plays until the player returns; then the game is ended, which a single player can agree to alone.
const menu = page.getByLabel("Menu", { exact: true });
async function leave(label) {
  if (!(await page.locator("details[open]").count())) await menu.click();
  await page.getByRole("button", { name: label }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: label }).click();
}
await menu.click();
await inspect("menu");
await leave("Let a bot play for me");
await page.getByText("A bot plays for you.").waitFor();
await page.getByRole("button", { name: "Take my seat back" }).last().click();
await page.getByText("A bot plays for you.").waitFor({ state: "detached" });
await leave("End the game by agreement");
await page.getByRole("region", { name: "The game is over" }).waitFor();
await page.locator("details:not([open])").first().waitFor({ state: "attached" });
await inspect("over");

// Two players at one screen: the table is hidden during the hand-over.
await visit("new", "button.create");
for (const seat of [4, 3]) await page.getByRole("button", { name: `Remove seat ${seat}` }).click();
await page.getByLabel("Seat 2").selectOption("mine");
await page.getByRole("button", { name: "Create table" }).click();
await listed(page);
await page.locator(".choice:enabled").first().click();
await page.locator(".confirm").click();
await page.getByRole("heading", { name: /turn\. Hand the screen over\.$/ }).waitFor();
await inspect("hand-over");

// A finished game of bots, its replay, and a what-if board.
await laidForTwo(page, url);
await asked(page);
await post(page, `tables/${tableOf(page)}/seats/0/leave`, { level: 0 });
const over = page.getByRole("region", { name: "The game is over" });
await over.getByText("Show as a table").click({ timeout: 120_000 });
await over.getByRole("rowheader", { name: "Colonies" }).waitFor();
await inspect("final");
await page.getByRole("link", { name: "Replay" }).first().click();
await page.getByText(/^Decision \d+ of \d+$/).waitFor();
await page.getByRole("slider").fill("100");
await page.getByText(/^Decision 100 of \d+$/).waitFor();
await page.locator(".drawn .target").first().waitFor();
await inspect("replay");
await page.getByRole("button", { name: "Continue from here" }).click();
await page.getByText(/^Practice board: the real game/).waitFor();
await asked(page);
await inspect("what-if");

// The cached client opens without a network too, and reports the problem.
const seen = [...faults];
await page.goto(`${url}#/`);
await page.evaluate(async () => void (await navigator.serviceWorker.ready));
for (let load = 0; load < 2; load++) {
  await page.reload({ waitUntil: "networkidle" });
  await page.locator(".ways").waitFor();
}
await context.setOffline(true);
await page.reload();
await page.getByRole("button", { name: /^Play now/ }).click();
const offline = await page.getByRole("alert").innerText();
await context.close();
console.log(JSON.stringify({ faults: seen, violations, wide, landed, offline }));
process.exit(0);
