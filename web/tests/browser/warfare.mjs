// Battles, victims, plagues and moves of workers on the board: `node warfare.mjs URL WIDTH HEIGHT [FOLDER] [LANG]
// [SCHEME]`. Prints the name of a position before each table, and waits until the test has laid it out; at the end
// prints its results as JSON.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { asked, listed, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, width, height, folder, lang = "en", colorScheme = "light"] = process.argv.slice(2);
const isWide = Number(width) > 1000;
const LEGAL = 8; // choices of the position `poor`
const say = words(lang, "discovery");
const faults = [];
const input = createInterface({ input: process.stdin });
const told = input[Symbol.asyncIterator]();
const context = await launch({
  reducedMotion: "reduce",
  viewport: { width: Number(width), height: Number(height) },
  colorScheme,
});
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
await page.goto(`${url}#/?lang=${lang}`);
await signIn(page);

let name = "";
const found = {};
const shoot = async (what) => {
  if (folder) await page.screenshot({ path: `${folder}/${name}-${what}-${width}-${lang}-${colorScheme}.png` });
};
const node = () => page.locator("[data-node]").getAttribute("data-node");
const sentence = async () => (await page.locator(".sentence").innerText()).split("\n")[0].trim();
/** A lit thing of the stage, of the sheet or of the map. */
const lit = (target, where = "") => page.locator(`${where} .target.lit[data-target="${target}"] > .cover`);
const confirm = page.locator(".confirm:enabled");
const war = page.getByRole("region", { name: say("war-title") });
const list = page.locator(".list.card");
const view = (what) =>
  page.evaluate(
    async ([id, what]) => (await (await fetch(`api/tables/${id}`)).json()).sections[`view.${what}`],
    [table, what],
  );
const REGIONS = [
  "new-france",
  "new-england",
  "virginia",
  "florida",
  "caribbean",
  "new-spain",
  "new-granada",
  "peru",
  "brazil",
];
/** The workers of a seat in a region, once there are so many; a bot may have to answer first. */
async function troops(region, seat, wanted) {
  for (let tries = 0; ; tries++) {
    const found = (await view("troops"))[REGIONS.indexOf(region)][seat];
    if (tries > 100 || found.reduce((sum, count) => sum + count) === wanted) return found;
    await page.waitForTimeout(100);
  }
}
/** What is on the screen: whether the page scrolls or the list opened by itself, and how high the sheet is. */
const look = async () =>
  page.evaluate(() => ({
    isListed: !!document.querySelector(".list.card"),
    isWide: document.documentElement.scrollWidth > innerWidth,
    sheet: Math.round(document.querySelector(".sheet[data-part=prompt]")?.getBoundingClientRect().height ?? 0),
    cut: [...document.querySelectorAll("[data-part=stage], .war")].some(
      (one) => one.scrollHeight > one.clientHeight + 2,
    ),
  }));
let table = "";
/** Open a table in a position. */
async function at(position) {
  name = position;
  console.log(position);
  await told.next();
  table = await startTable(page, "discovery", [MINE, bot(), bot(), bot()]);
  await page.goto(`${url}#/table/${table}`);
  await asked(page);
}
/** Do something that plays, and wait until it is accepted. */
async function plays(act) {
  const before = await node();
  await act();
  await played(page, before);
}
/** Whether moves are confirmed, as the menu says. */
async function confirming(isOn) {
  const menu = page.locator("summary", { hasText: "☰" });
  await menu.click();
  await page.getByLabel(say("table-ask-first")).setChecked(isOn);
  await menu.click();
}

// A war: the panel says what it would do, and a tap on a region turns it into a battle.
await at("warfare");
await war.waitFor();
await war.locator("table").waitFor();
found.warfare = {
  ...(await look()),
  flaws: await problems(page),
  first: await war.locator("button[data-enter]").innerText(),
};
await war.getByRole("button", { name: say("war-war") }).click();
await war.locator("tbody tr").nth(2).waitFor();
found.warfare.war = {
  ringed: await page.locator(".area.ringed").evaluateAll((all) => all.map((one) => one.dataset.region)),
  rows: await war
    .locator("tr")
    .evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))),
  button: await war.locator("button[data-enter]").innerText(),
  text: await war.locator("p").innerText(),
  ...(await look()),
};
await shoot("war");
await page
  .locator('.area[data-region="brazil"]')
  .evaluate((one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true })));
await page.locator('.area.ringed[data-region="brazil"]').waitFor();
found.warfare.battle = {
  ringed: await page.locator(".area.ringed").evaluateAll((all) => all.map((one) => one.dataset.region)),
  button: await war.locator("button[data-enter]").innerText(),
};
await war.locator("table").waitFor();
await shoot("battle");

// Victims: the region or the row of an enemy there, then the battle; two figures, one of them changed.
if (isWide) {
  await lit("row:new-spain:1").click();
  await page.locator('.area.ringed[data-region="new-spain"]').waitFor();
} else {
  await lit("region:new-spain").click();
  await page.locator('.area.ringed[data-region="new-spain"]').waitFor();
}
await plays(() => war.locator("button[data-enter]").click());
const stage = page.locator("section.naming");
await stage.waitFor();
found.victims = { ask: await sentence(), ...(await look()), flaws: await problems(page) };
const where = "section.naming";
await lit("figure:colonist:0", where).click();
found.victims.afterOne = await sentence();
found.victims.isAsleep = (await confirm.count()) === 0;
await shoot("one");
await lit("figure:missionary:0", where).click();
await confirm.waitFor();
found.victims.struck = await stage.locator(".struck").count();
found.victims.onMap = await page.locator(".map .spot.named").count();
await lit("figure:colonist:0", where).click(); // not this one after all
await confirm.waitFor({ state: "hidden" });
if (isWide) await page.locator('.map .target.lit[data-target="figure:soldier"] > .cover').click();
else await lit("figure:soldier:0", where).click();
await confirm.waitFor();
await shoot("two");
found.victims.focused = await confirm.evaluate((one) => one === document.activeElement);
await plays(() => page.keyboard.press("Enter"));
found.victims.left = [await troops("new-spain", 1, 2), await troops("new-spain", 0, 3)];

// What cannot be chosen says why.
await at("poor");
await war.waitFor();
await war.getByRole("button", { name: say("war-war") }).click({ force: true }); // it is marked as disabled, but answers
found.poor = await page.locator(".why-not").innerText();
await shoot("why");
// The list has everything, as before; Escape closes it and the panel is there again.
await page.keyboard.press("Escape");
if (isWide) {
  await page.keyboard.press("l");
  await list.waitFor();
  await page
    .locator(".list .choice:enabled")
    .nth(LEGAL - 1)
    .waitFor(); // the list is drawn over some frames
  found.listed = await page.locator(".list .choice:enabled").count();
  await page.keyboard.press("Escape");
  await war.waitFor();
}
await listed(page);
await page
  .locator(".choice:enabled", { hasText: say("choice-pass") })
  .first()
  .click();
await plays(() => confirm.click());

// The militia is one of the victims.
await at("militia");
await war.waitFor();
await listed(page);
await page.locator(".list .choice:enabled").nth(3).click();
await plays(() => confirm.click());
await stage.waitFor();
found.militia = await stage.locator(".man.militia").count();
await shoot("victims");

// The defender sees the same with the sides changed, and what was named against him.
await at("attacked");
await stage.waitFor();
found.attacked = { ...(await look()), ask: await sentence(), named: await stage.locator(".man.struck").count() };
found.attacked.text = await stage.locator("li").allInnerTexts();
await shoot("asked");
await confirming(false);
await lit("figure:colonist:0", where).click();
await plays(() => lit("figure:colonist:1", where).click());
found.attacked.left = [await troops("new-spain", 1, 2), await troops("new-spain", 0, 3)];

// Without confirmation the last figure plays: one click each.
await at("lose");
await stage.waitFor();
found.lose = await look();
await shoot("asked");
await plays(() => lit("figure:missionary", where).click());
found.lose.left = await troops("florida", 0, 9);

// Whom the plague strikes, and how many.
await at("blight");
if (isWide) await lit("row:new-spain:2").waitFor();
await shoot("asked");
found.blight = await look();
if (isWide) await plays(() => lit("row:new-spain:2").click());
else {
  await lit("region:new-spain").click();
  await page.locator("section.colonies").waitFor();
  await shoot("region");
  await plays(() => lit("row:new-spain:2", "section.colonies").click());
}
await stage.waitFor();
await shoot("cull");
await lit("figure:colonist:1", where).click();
await lit("figure:colonist:2", where).click();
await plays(() => confirm.click());
found.blight.left = await troops("new-spain", 2, 4);

// From region to region, then who goes; the first tap is where they leave.
await at("migration");
if (isWide) {
  // One's own row stands for the region that is left; a second tap puts it back.
  await lit("row:caribbean:0").click();
  await lit("region:new-spain").waitFor();
  await lit("row:caribbean:0").click();
  await lit("row:new-spain:0").waitFor();
  await lit("row:caribbean:0").click();
} else await lit("region:caribbean").click();
await lit("region:new-spain").waitFor();
await shoot("to");
found.migration = { lit: await page.locator(".map .region-target.lit").count() };
await plays(() => lit("region:new-spain").click());
await stage.waitFor();
found.migration = { ...found.migration, ...(await look()) };
await shoot("who");
await plays(() => lit("figure:colonist:0", where).click()); // the first went by itself, since all are alike
found.migration.left = [await troops("caribbean", 0, 1), await troops("new-spain", 0, 6)];

await confirming(true);
await at("stables");
if (isWide) await lit("mover:brazil:0:soldier").click();
else await lit("region:brazil").click();
await lit("region:peru").click();
await confirm.waitFor();
await shoot("held");
await plays(() => lit("region:peru").click());
found.stables = await troops("peru", 0, 1);

await context.close();
input.close();
console.log(JSON.stringify({ ...found, faults }));
