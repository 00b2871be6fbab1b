// Types an amount at a table of `empire`: `node bid.mjs URL`. The button shows the number while it is typed, Enter
// plays it, and a number outside the range is not played. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, startTable } from "./calls.mjs";
import { controls, laidEmpire, listed, played } from "./table.mjs";

const [url] = process.argv.slice(2);
const MOST = 40;
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await laidEmpire(page, url, 0);

const decision = page.getByRole("region", { name: "Your decision" });
const field = controls(page).getByRole("spinbutton", { name: "Amount" });
const button = controls(page).locator(".decide");
const choice = page.locator(".choice:enabled");
const confirm = decision.locator(".confirm");
const label = () => button.evaluate((one) => one.firstChild.textContent.trim()); // without its key
const node = () => decision.getAttribute("data-node");
const found = { shown: [], isHeldBack: false, isPlayed: false, log: "" };
for (let made = 0; made < MOST && !found.isPlayed; made++) {
  await button.or(choice).first().waitFor();
  const before = await node();
  const range = (await field.count())
    ? [await field.getAttribute("min"), await field.getAttribute("max")].map(Number)
    : [0, 0];
  if (range[1] - range[0] >= 2 && /^Raise/.test(await label())) {
    await field.focus();
    await field.fill(String(range[1] + 7));
    await page.keyboard.press("Enter");
    found.isHeldBack = (await node()) === before && !(await page.locator("[data-busy]").count());
    for (const amount of [range[0] + 1, range[1]]) {
      await field.fill(String(amount));
      found.shown.push([amount, await label()]);
    }
    await page.keyboard.press("Enter");
    await played(page, before);
    found.isPlayed = true;
    found.log = await page
      .locator(".log li", { hasText: `bids ${range[1]} gold` })
      .last()
      .innerText();
    break;
  }
  // The list of choices may be replaced by a stepper, which is loaded later: press the one that is there.
  await button.or(choice).first().click();
  await page.waitForFunction(
    ([before]) =>
      document.querySelector(".confirm") || document.querySelector("[data-node]")?.getAttribute("data-node") !== before,
    [before],
  );
  if (await confirm.count()) await confirm.click();
  await played(page, before);
}

// At a table of `discovery` that bids for player order: the selected choice has the amount. A number out of range is
// played neither by Enter nor by the button, although the click first leaves the field.
const auction = () => startTable(page, "discovery", [MINE, bot()], { edition: "2007", start_auction: true });
// A bot that opens may pass at once, which ends the auction, or bid so high that one amount is left.
const bid = page.getByRole("button", { name: /^Bid .* to / });
for (let tried = 0; tried < MOST && !(await bid.count()); tried++) {
  const id = await auction();
  await page.goto("about:blank"); // so that nothing of the last table is mistaken for this one
  await page.goto(`${url}#/table/${id}`);
  await listed(page);
}
await bid.click();
const number = decision.getByRole("spinbutton");
const most = Number(await number.getAttribute("max"));
const start = await node();
await number.fill(String(most + 7));
await confirm.click();
await page.keyboard.press("Enter");
found.isHeldBackInHand =
  (await node()) === start &&
  !(await page.locator("[data-busy]").count()) &&
  (await number.inputValue()) === String(most + 7);
await number.fill(String(most));
found.inHand = [most, await confirm.innerText()];
await number.press("Enter");
await played(page, start);
found.bidInHand = await page
  .locator(".log li", { hasText: `${most}` })
  .first()
  .innerText();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
