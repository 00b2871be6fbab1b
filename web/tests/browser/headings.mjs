// Goes from page to page by keyboard: `node headings.mjs URL`. Every page has a title of its own, in each language, and
// the focus goes to its heading; at a table it goes to the next question after a confirmation. Prints its results as
// JSON.
import { launch, watched } from "./browser.mjs";
import { createTable, MINE, tableOf } from "./calls.mjs";
import { asked, laidForTwo, listed, played } from "./table.mjs";

const [url] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const found = { titles: {}, focus: [], questions: [], kept: "", handed: [] };

/** The element with the focus: its tag and text. */
const focused = () =>
  page.evaluate(() => [
    document.activeElement.matches(".sentence") ? "question" : document.activeElement.tagName,
    document.activeElement.innerText,
  ]);
const onHeading = () => page.waitForFunction(() => document.activeElement.tagName === "H1");

for (const lang of ["en", "fr", "it"]) {
  const titles = (found.titles[lang] = {});
  await page.goto("about:blank");
  await page.goto(`${url}#/?lang=${lang}`);
  await page.locator(".ways").waitFor();
  titles[""] = await page.title();
  for (const path of [
    "new",
    "lobby",
    "settings",
    "editions",
    "rules/discovery",
    "rules/empire",
    "how/discovery",
    "how/empire",
    "nowhere",
  ]) {
    const before = await page.title();
    await page.evaluate((path) => (location.hash = `#/${path}`), path);
    await page.waitForFunction((before) => document.title !== before, before);
    await onHeading();
    titles[path] = await page.title();
    if (lang === "en") found.focus.push((await focused())[1]);
  }
}

// By the links themselves, as a keyboard follows them.
await page.goto("about:blank");
await page.goto(`${url}#/?lang=en`);
const link = page.getByRole("link", { name: "How to play Empire" });
await link.focus();
await page.keyboard.press("Enter");
await onHeading();
found.focus.push((await focused())[1]);

// A decision by keyboard: the confirmation is gone, the question has the focus, and arrows go on from there.
await laidForTwo(page, url);
await asked(page);
await onHeading();
found.titles.en.table = await page.title();
for (let made = 0; made < 3; made++) {
  const node = await page.locator("[data-node]").getAttribute("data-node");
  await listed(page);
  await page.keyboard.press("1");
  await page.waitForFunction(() => document.activeElement.matches(".confirm"));
  await page.keyboard.press("Enter");
  await played(page, node);
  await page.locator(".yours").waitFor();
  await page.waitForFunction(() => document.activeElement.matches(".sentence"));
  found.questions.push((await focused())[0]);
}
await page.keyboard.press("ArrowDown");
found.questions.push(await page.evaluate(() => document.activeElement.matches(".choice, .cover")));

// A player who is writing keeps the focus.
await page.getByRole("button", { name: "Chat" }).click();
await listed(page);
await page.locator(".choice:enabled").first().click();
const node = await page.locator("[data-node]").getAttribute("data-node");
await page.locator(".confirm").click();
await page.getByLabel("Write a message").focus();
await played(page, node);
await page.locator(".yours").waitFor();
await page.waitForFunction(() => document.activeElement.tagName === "INPUT");
found.kept = (await focused())[0];

// The replay, and a screen that is handed over.
const id = tableOf(page);
await page.evaluate((id) => (location.hash = `#/replay/${id}`), id);
await onHeading();
await page.waitForFunction(() => /Discovery/.test(document.title));
found.titles.en.replay = await page.title();
const shared = await createTable(page, "discovery", [MINE, MINE]);
await page.evaluate((id) => (location.hash = `#/table/${id}`), shared);
await onHeading();
found.titles.en.waiting = await page.title();
await page.getByRole("button", { name: "Start game", exact: true }).click();
const question = page.locator(".sentence.yours");
const handing = page.getByRole("heading", { name: /Hand the screen over\.$/ });
await question.or(handing).waitFor();
await onHeading();
found.handed.push((await focused())[0]);
// The second seat may be the first to play.
if (await handing.isVisible()) await page.locator("section.card button").press("Enter");
await question.waitFor();
await listed(page);
await page.keyboard.press("1");
await page.locator(".confirm").waitFor();
await page.keyboard.press("Enter");
await handing.waitFor();
await onHeading();
found.handed.push((await focused())[1]);
await page.locator("section.card button").press("Enter");
await asked(page);
await page.waitForFunction(() => document.activeElement.matches(".sentence"));
found.handed.push((await focused())[0]);
await context.close();
console.log(JSON.stringify({ ...found, faults }));
