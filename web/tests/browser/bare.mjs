// Plays a whole game that the client has no folder for: `node bare.mjs URL GAME [FOLDER]`. The board is the bare one,
// the choices are a list. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { MINE, signIn, startTable } from "./calls.mjs";
import { chances, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, game, folder] = process.argv.slice(2);
const MOST = 100; // decisions after which the test fails
const say = words("en");
const faults = [];
const looks = [];
let decisions = 0;

const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
const chance = chances(3);
const seats = ["Ana", "Bea"].map((name) => ({ ...MINE, name })); // both at one screen
await page.goto(url);
await signIn(page);
const table = await startTable(page, game, seats);
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
await over.getByText(say("over-as-table")).click();
await over.getByRole("table").first().getByRole("row").nth(1).waitFor(); // the score sheet: a bot worker sums it up
if (folder) await page.screenshot({ path: `${folder}/bare-over.png` });
const verdict = await over.getByRole("status").innerText();
const lines = await page.getByRole("log").first().getByRole("listitem").allInnerTexts();
await context.close();
console.log(JSON.stringify({ decisions, looks, verdict, lines, faults }));
