// Plays the first round of `empire` in its standard version, bidding all at once, with two people and a bot: `node
// standard.mjs URL`. Ana claims a nation, takes that back and claims another, sells and bids, all of it sealed; then
// they end the game. Bea takes part so that a choice stays sealed for a while: bots choose at once. Everything through
// roles and names. Prints its results as JSON.
import { Questions } from "./asked.mjs";
import { launch, watched } from "./browser.mjs";
import { controls } from "./table.mjs";

const [url] = process.argv.slice(2);
const MOST = 60; // decisions after which the test fails
const BIDS = 2;
const faults = [];
const contexts = await Promise.all([0, 1].map(() => launch({ reducedMotion: "reduce" })));
const [ana, bea] = await Promise.all(contexts.map((context) => watched(context, faults)));
for (const page of [ana, bea]) page.setDefaultTimeout(20_000);

const decision = (page) => page.getByRole("region", { name: "Your decision" });
const button = (page, name) => decision(page).getByRole("button", { name });
const open = (page) => decision(page).getByText(/All choose at once, in secret\.$/);
const isIn = (page) => decision(page).getByText(/You can still change it\.$/);
const questions = new Questions(decision(ana), /^Rule /);
const found = { bids: 0 };

await ana.goto(url);
await ana.getByRole("link", { name: /^Choose everything yourself/ }).click();
await ana.getByRole("button", { name: /^Empire, standard/ }).click();
await ana.getByRole("button", { name: "Remove seat 4" }).click();
await ana.getByRole("combobox", { name: "Seat 2" }).selectOption("invited");
await ana.getByRole("combobox", { name: "Seat 3" }).selectOption("bot 0");
await ana.getByRole("combobox", { name: "Bidding" }).selectOption("sealed");
await ana.getByRole("spinbutton", { name: "Offers" }).fill("0");
await ana.getByRole("spinbutton", { name: "Claiming rounds" }).fill("3");
await ana.getByRole("button", { name: "Create table" }).click();
await bea.goto(await ana.getByLabel("Link for seat 2").inputValue());
await bea.getByLabel("Enter your name").fill("Bea");
await bea.getByRole("button", { name: "Take this seat" }).click();
await ana.getByRole("button", { name: "Start game", exact: true }).click();

/** Claim a nation on the table: the first of those that can be claimed, or the last. */
async function claim(page, isFirst) {
  const nations = page.getByRole("region", { name: "Nations" }).getByRole("button");
  const lit = isFirst ? nations.first() : nations.last();
  const [nation] = (await lit.getAttribute("aria-label")).split(":"); // and what a tap does
  await lit.click();
  await button(page, "Confirm").click();
  return nation;
}

/** Sell one more than the least, where that is possible. */
async function sell(page) {
  const more = controls(page).getByRole("button", { name: "More" });
  if (await more.isEnabled()) await more.click();
  await controls(page).getByRole("button", { name: /^Sell/ }).click();
}

/** Raise the bid if wanted and possible; else pass. */
async function bid(page, isEager) {
  const [raise, leave, idle] = [/^Raise/, /^Withdraw/, /^Hold/].map((name) =>
    controls(page).getByRole("button", { name }),
  );
  await raise.or(leave).or(idle).first().waitFor();
  if (isEager && (await raise.count())) {
    await raise.click();
    found.bids++;
    return;
  }
  await ((await leave.count()) ? leave : idle).click();
  await button(page, "Confirm").click();
}

/** Answer the question of a page, and wait until the answer is in or resolved. */
async function answer(page, asked) {
  const node = await decision(page).getAttribute("data-node");
  if (/Select a nation/.test(asked)) await claim(page, page === bea);
  else if (/How many goods/.test(asked)) await sell(page);
  else await bid(page, page === ana && found.bids < BIDS);
  await page.waitForFunction((old) => {
    const now = document.querySelector("[data-node]");
    return (
      !now.hasAttribute("data-busy") &&
      (now.getAttribute("data-node") !== old || /You can still change it/.test(now.textContent))
    );
  }, node);
}

// As long as Bea thinks, a claim can be taken back; she sees no more than that it is in.
const others = bea.getByRole("region", { name: "Players" }).getByRole("group", { name: "Navigator" });
await open(ana).waitFor();
await decision(ana)
  .getByRole("link", { name: /^Rule / })
  .waitFor(); // loaded with the first question
await questions.look();
const first = await claim(ana, true);
await isIn(ana).waitFor();
await others.first().getByText("has chosen").waitFor();
found.leaks = await bea.getByRole("log").first().getByRole("listitem").filter({ hasText: "selects" }).count();
await button(ana, "Change my choice").click();
await open(ana).waitFor();
await others.first().getByText("deciding…").waitFor();
found.claims = [first, await claim(ana, false)];
await isIn(ana).waitFor();

// Whoever claims the same as another claims again. The round is over when everybody is to sell for the second time.
let sales = 0;
for (let made = 0; made < MOST; made++) {
  await Promise.any([ana, bea].map((page) => open(page).waitFor()));
  const page = (await open(ana).isVisible()) ? ana : bea;
  const asked = page === ana ? await questions.look() : await decision(bea).getByRole("status").first().innerText();
  if (page === ana && /How many goods/.test(asked)) {
    if (sales++) break;
    await answer(ana, asked);
    found.sold = await decision(ana)
      .getByText(/^Your choice/)
      .innerText();
  } else if (/How many goods/.test(asked) && !sales) {
    await open(ana).waitFor(); // she sells first, so that hers is in for a while
  } else await answer(page, asked);
}
await ana.getByRole("heading", { level: 1, name: /^Round 2/ }).waitFor();
const told = ana.getByRole("table", { name: "Players" }).getByRole("row");
found.nations = await told.evaluateAll((rows) => rows.map((row) => row.cells[1].textContent));
found.log = await ana
  .getByRole("log")
  .first()
  .getByRole("listitem")
  .filter({ hasText: /^\s*Navigator .* (selects|bids|sells)/ })
  .allInnerTexts();

for (const page of [ana, bea]) {
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "End the game by agreement" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the game by agreement" }).click();
}
for (const page of [ana, bea]) await page.getByText("The game was ended by agreement.").waitFor();
for (const context of contexts) await context.close();
console.log(JSON.stringify({ ...found, ...(await questions.found()), faults }));
