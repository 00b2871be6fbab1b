// Plays a whole game that the client has no folder for: `node bare.mjs URL GAME [FOLDER]`. The board is the bare one, the choices are a
// list. Prints what it found as JSON.
import { launch, watched } from "./browser.mjs";
import { chances, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, game, folder] = process.argv.slice(2);
const MOST = 100; // decisions; a game that needs more does not end
const say = words("en");
const faults = [];
const looks = [];
let decisions = 0;

const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const chance = chances(3);
const seats = ["Ana", "Bea"].map((name) => ({ kind: "mine", name })); // at one screen: bots run where this game is not known
await page.goto(url);
const table = await page.evaluate(
  async (wanted) => {
    const headers = { "content-type": "application/json" };
    const post = async (path, body = {}) =>
      (await fetch(`api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
    await post("guests", { name: "Navigator", lang: "en", keeps: "cookie" });
    const { id } = await post("tables", wanted);
    await post(`tables/${id}/start`);
    return id;
  },
  { game, seats },
);
await page.goto(`${url}#/table/${table}`);

const decision = page.getByRole("region", { name: say("table-decision") });
const choice = decision.locator(".choice:enabled");
const over = page.getByRole("region", { name: say("over-title") });
const handOver = page.locator("section.card > h1 + button.main");
const board = page.getByRole("region", { name: say("tab-board") });
for (; decisions < MOST; decisions++) {
  await choice.first().or(handOver).or(over).waitFor();
  if (await over.isVisible()) break;
  if (await handOver.isVisible()) {
    await handOver.click();
    await choice.first().waitFor();
  }
  if (decisions % 4 === 0) looks.push(await board.getByRole("row").allInnerTexts());
  const node = await decision.getAttribute("data-node");
  await choice.nth(chance(await choice.count())).click();
  await decision.locator(".confirm").click();
  await played(page, node);
  if (decisions === 3 && folder) {
    await page.screenshot({ path: `${folder}/bare.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${folder}/bare-phone.png` });
    await page.setViewportSize({ width: 1280, height: 800 });
  }
}
await over.waitFor();
if (folder) await page.screenshot({ path: `${folder}/bare-over.png` });
const verdict = await over.getByRole("status").innerText();
const lines = await page.getByRole("log").first().getByRole("listitem").allInnerTexts();
await context.close();
console.log(JSON.stringify({ decisions, looks, verdict, lines, faults }));
