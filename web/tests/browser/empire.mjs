// Plays a whole game of `empire` in a browser: `node empire.mjs URL WIDTH [FOLDER]`. Amounts by stepper, an offer by
// the composer, everything through roles and names. Every decision has a sentence and a link to its clause. Prints its
// results as JSON.
import { Questions } from "./asked.mjs";
import { launch, watched } from "./browser.mjs";
import { controls, laidEmpire } from "./table.mjs";

const [url, wide, folder] = process.argv.slice(2);
const MOST = 600; // decisions after which the test fails
const WIDTH = Number(wide);
const faults = [];
const context = await launch({ viewport: { width: WIDTH, height: WIDTH < 500 ? 740 : 800 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

await laidEmpire(page, url, 1);

const decision = page.getByRole("region", { name: "Your decision" });
const choices = controls(page);
const over = page.getByRole("region", { name: "The game is over" });
const questions = new Questions(decision, /^Rule /);
const told = { decisions: 0, sold: 0, bids: 0, offers: 0, answers: 0, scrolled: 0 };
let auctions = 0; // number of questions about a bid; the script bids in every second one

async function node() {
  return await decision.getAttribute("data-node");
}

/** Wait until the decision is accepted and the next question or the end is shown. */
async function settled(before) {
  await page.waitForFunction((old) => {
    const now = document.querySelector("[data-node]");
    return !now || (now.getAttribute("data-node") !== old && !now.hasAttribute("data-busy"));
  }, before);
}

async function choose(name) {
  await choices.getByRole("button", { name }).first().click();
  await decision.getByRole("button", { name: "Confirm" }).click();
}

async function offer() {
  await choices
    .getByRole("button", { name: /an offer$/ })
    .first()
    .click();
  const composer = page.getByRole("group", { name: /^Offer to/ });
  const gives = composer.getByRole("group", { name: "You give" });
  const moreGold = gives.getByRole("group", { name: "gold" }).getByRole("button", { name: "More" });
  if (!(await moreGold.isEnabled())) {
    await choices.getByRole("button", { name: "Cancel" }).click();
    return false;
  }
  await moreGold.click();
  const checked = page.waitForResponse(
    (answer) => /why-not$/.test(answer.url()) && /for 1 good/.test(answer.request().postData() ?? ""),
  );
  await composer
    .getByRole("group", { name: /^You want/ })
    .getByRole("group", { name: "goods" })
    .getByRole("button", { name: "More" })
    .click();
  await choices.getByText(/^You give 1 gold to .+ and ask for 1 good\.$/).waitFor();
  if (folder) await page.screenshot({ path: `${folder}/empire-offer.png` });
  // A player without goods cannot be asked for any: the composer says so before anything is sent.
  if ((await (await checked).json()).problem) {
    await choices.getByText(/has no goods|does not have that many goods/).waitFor();
    await choices.getByRole("button", { name: "Cancel" }).click();
    return false;
  }
  await choices.getByRole("button", { name: "Send the offer" }).click();
  return true;
}

for (; told.decisions < MOST; told.decisions++) {
  await choices
    .getByRole("button", { name: /^(Sell|Raise|Hold|Do nothing|Refuse)/ })
    .first()
    .or(over)
    .waitFor();
  if (await over.isVisible()) break;
  const sentence = await questions.look();
  const before = await node();
  if (/^How many goods/.test(sentence)) {
    const more = choices.getByRole("button", { name: "More" });
    if (await more.isEnabled()) await more.click();
    await choices.getByRole("button", { name: /^Sell/ }).click();
    told.sold++;
  } else if (/^Make an offer/.test(sentence)) {
    if (told.offers < 2 && (await offer())) told.offers++;
    else await choose("Do nothing");
  } else if (/^Do you accept/.test(sentence)) {
    await page.getByRole("article", { name: "The offer" }).waitFor();
    // Whoever lacks the cards can only refuse.
    const accept = choices.getByRole("button", { name: "Accept" });
    await choose(told.answers++ % 2 && (await accept.count()) ? "Accept" : "Refuse");
  } else {
    const bid = choices.getByRole("button", { name: /^Raise/ });
    if (auctions++ % 2 === 0 && (await bid.count())) {
      await bid.click();
      told.bids++;
    } else await choose(/^Hold/);
  }
  await settled(before);
  told.scrolled = Math.max(told.scrolled, await page.evaluate(() => document.documentElement.scrollWidth));
  // After the window grows, or a phone is turned, the symbols are still in the page, once.
  if (told.decisions === 12) {
    for (const width of [WIDTH < 500 ? 1280 : 360, WIDTH]) {
      await page.setViewportSize({ width, height: 740 });
      await page
        .getByRole("group", { name: "Parts of the table" })
        .getByRole("button", { name: "Hand" })
        .waitFor({ state: width < 500 ? "visible" : "detached" });
    }
    told.symbols = await page.locator('[id="art-card-gold"]').count();
  }
  if (folder && told.decisions === 12) await page.screenshot({ path: `${folder}/empire-playing.png` });
}
await over.waitFor();
if (folder) await page.screenshot({ path: `${folder}/empire-over.png` });
const verdict = await over.getByRole("status").innerText();
const rows = await page.getByRole("table", { name: "Auction row" }).getByRole("row").count();
await context.close();
console.log(JSON.stringify({ ...told, ...(await questions.found()), verdict, rows, width: WIDTH, faults }));
