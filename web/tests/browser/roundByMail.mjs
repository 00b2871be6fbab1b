// A whole round by mail: `node roundByMail.mjs URL [FOLDER]`. At a table without a clock each of three players sends a
// plan for all five cards, the reader by keys, and everybody sees who has. The reader is away when the last plan comes;
// the table then tells the round as a story. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { eventsOf, signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { BY_MAIL, sellNothing, startEmpire } from "./rivals.mjs";
import { controls } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const PLACES = [2, 3, 4, 5, 6]; // of the cards that are auctioned in the first round
const OWN = [3, 0, 2, 0, 1]; // limits of the reader
const LIMITS = { Marco: [1, 4, 0, 2, 0], Jeanne: [0, 0, 1, 5, 0] };
const faults = [];
const found = { sent: [] };
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(15_000);
await context.addInitScript(() => localStorage.setItem("ask-first", "no"));
await page.goto(url);
await signIn(page);
const { id, rivals } = await startEmpire(page, url, Object.keys(LIMITS), { version: "beginner" }, BY_MAIL);
await page.goto(`${url}#/table/${id}`);
await sellNothing(page, rivals);

/** Let another player send a plan for all cards. */
async function send(rival, limits) {
  const bids = PLACES.map((place, at) => ({ place, amount: limits[at], tied: limits[at] ? "hold" : "withdraw" }));
  const plan = { bids, ready: true, key: crypto.randomUUID() };
  await rival.call("PUT", `tables/${id}/seats/${rival.seat}/standing/plan`, plan);
}

// The marks of who has sent a plan, before anybody has, after Marco, and after the reader.
const [marco, jeanne] = rivals;
const planning = page.getByRole("form", { name: "Plan bids" });
const marks = page.locator(".plans .content-mark");
const openPlan = async () => {
  await page.keyboard.press("p");
  await planning.waitFor();
};
await page.locator(".plan-strip").waitFor();
await openPlan();
found.sent.push(await marks.allInnerTexts());
await send(marco, LIMITS.Marco);
await page.locator(".plans .said").waitFor();
found.sent.push(await marks.allInnerTexts());
const limits = planning.getByRole("spinbutton", { name: /^Limit for card/ });
found.fresh = await Promise.all((await limits.all()).map((one) => one.inputValue()));
for (const [at, limit] of OWN.entries()) await limits.nth(at).fill(String(limit));
await limits.last().press("Enter");
await planning.waitFor({ state: "detached" });
await page.locator(".plan-strip.held").waitFor();
await openPlan();
await page.locator(".plans .said").nth(1).waitFor();
found.sent.push(await marks.allInnerTexts());
faults.push(...(await inspected(page, "sent", folder)));
await page.keyboard.press("Escape");
found.before = await jeanne.look().then((seen) => [seen["view.bids"], seen.awaited]);

// The reader is on another page while the last plan comes: the whole round is played.
await page.goto(url);
await send(jeanne, LIMITS.Jeanne);
const { "view.round": round, "view.mode": mode, table } = await jeanne.look();
found.after = { round, mode, planners: table.planners };
found.won = (await eventsOf(page, id)).filter(({ kind }) => kind === "won").map(({ args }) => [args.seat, args.amount]);

// The table tells it step by step.
await page.goto(`${url}#/table/${id}`);
await controls(page).getByRole("button", { name: /^Sell/ }).waitFor();
await page.getByRole("button", { name: /^Since your move/ }).click();
const steps = page.locator(".since .step");
await steps.first().waitFor();
found.steps = [];
found.scenes = [];
for (const step of await steps.all()) {
  await step.click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  found.steps.push(await step.innerText());
  found.scenes.push(await page.locator(".stage[data-scene]").getAttribute("data-scene"));
}
faults.push(...(await inspected(page, "story", folder)));
await page.keyboard.press("Escape");
await page.locator(".since").waitFor({ state: "detached" });
found.question = await page.locator(".question .sentence").innerText();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
