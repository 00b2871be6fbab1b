// A first visit: `node visit.mjs URL`. One click on the start page leads to a table against bots; then every decision
// of a whole game has to show what is asked as a sentence, and a link to its clause. Prints its results as JSON.
import { Questions } from "./asked.mjs";
import { launch, watched } from "./browser.mjs";
import { chances, listed, played } from "./table.mjs";

const [url] = process.argv.slice(2);
const MOST = 600;
const faults = [];
// A phone renders one part of the table at a time, so a decision is several times faster than with the whole board.
const context = await launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const chance = chances(5);

await page.goto(url);
await page.getByRole("button", { name: /^Play now/ }).click();

const decision = page.getByRole("region", { name: "Your decision" });
const choices = page.getByRole("group", { name: "Your choices" }).locator(".choice:enabled");
const over = page.getByRole("region", { name: "The game is over" });
const questions = new Questions(decision, /^Rule /);
let decisions = 0;
for (; decisions < MOST; decisions++) {
  if (!(await listed(page, over))) break;
  if (!decisions) await page.getByRole("button", { name: "Log", exact: true }).click();
  const node = await decision.getAttribute("data-node");
  await questions.look();
  await choices.nth(chance(await choices.count())).click();
  await decision.locator(".confirm").click();
  await played(page, node);
}
await over.waitFor();
const verdict = await over.getByRole("status").innerText();
const seats = await over.getByRole("table").first().getByRole("columnheader").count();
await context.close();
console.log(JSON.stringify({ decisions, ...(await questions.found()), verdict, seats, faults }));
