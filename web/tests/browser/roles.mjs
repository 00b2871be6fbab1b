// Plays a whole game of `discovery` through roles and names alone, as a screen reader finds them, in a language: `node
// roles.mjs URL LANG WIDTH`. No selectors, no coordinates. Every decision has a sentence and a link to its clause.
// Prints its results as JSON.
import { Questions } from "./asked.mjs";
import { launch, watched } from "./browser.mjs";
import { chances, played } from "./table.mjs";
import { beginning, leftInEnglish, words } from "./words.mjs";

const [url, lang, width] = process.argv.slice(2);
const MOST = 600;
const say = words(lang);
const chance = chances(3);
const faults = [];
const context = await launch({
  locale: lang,
  viewport: { width: Number(width), height: width < 500 ? 740 : 800 },
  reducedMotion: "reduce",
});
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

const button = (place, name) => place.getByRole("button", { name, exact: typeof name === "string" });

await page.goto(url);
await page.getByRole("link", { name: beginning(say("start-own")) }).click();
await button(page, beginning(say("preset-two"))).click();
await page
  .getByRole("combobox", { name: say("seat-number", { number: 2 }) })
  .selectOption({ label: say("seat-bot", { level: 0, manner: say("level-0") }) });
await button(page, say("new-create")).click();

const decision = page.getByRole("region", { name: say("table-decision") });
const choices = page.getByRole("group", { name: say("table-choices") }).getByRole("button", { disabled: false });
const list = button(decision, beginning(say("table-list")));
// An expedition is launched from its panel.
const confirm = button(decision, beginning(say("table-confirm"))).or(button(page, beginning(say("board-launch"))));
const over = page.getByRole("region", { name: say("over-title") });
const map = page.getByRole("region", { name: say("board-map") });
const questions = new Questions(decision, beginning(say("table-rule", { clause: "" })));
// The board as text has a row for each region, whichever part of the table is shown.
const told = page.getByRole("table", { name: say("board-map") }).getByRole("rowheader");
await told.first().waitFor({ state: "attached" });
const names = await told.allTextContents();
const anyRegion = new RegExp(`^(${names.map((name) => beginning(name.trim()).source.slice(1)).join("|")})( ?:|$)`, "i");
const found = { decisions: 0, onMap: 0, english: [], regions: names.length };
for (; found.decisions < MOST; found.decisions++) {
  await list.or(over).waitFor();
  if (await over.isVisible()) break;
  const node = await decision.getAttribute("data-node");
  await questions.look();
  // A highlighted region of the map is a button with the name of the region and what a tap does.
  const regions = map.getByRole("button", { name: anyRegion });
  if (chance(2) && (await map.count()) && (await regions.count())) {
    await regions.nth(chance(await regions.count())).click();
    found.onMap++;
  }
  if (!(await confirm.isVisible())) {
    if (!(await choices.count())) await list.click();
    await choices.first().waitFor();
    await choices.nth(chance(await choices.count())).click();
  }
  await confirm.click();
  await played(page, node); // until then the board may show the choices of this question
  if (found.decisions % 8 === 0) found.english.push(...leftInEnglish(await page.getByRole("main").innerText(), lang));
}
await over.waitFor();
const verdict = await over.getByRole("status").innerText();
const rows = await over.getByRole("table").first().getByRole("row").count();
await context.close();
console.log(JSON.stringify({ ...found, ...(await questions.found()), verdict, rows, faults }));
