// Plays a whole game of `empire` in a browser: `node empire.mjs URL WIDTH [FOLDER]`. Amounts by stepper, an offer by the composer,
// everything through roles and names. Every decision has a sentence and a link to its clause. Prints what it found as JSON.
import { Questions } from "./asked.mjs";
import { launch, watched } from "./browser.mjs";
import { laidEmpire } from "./table.mjs";

const [url, wide, folder] = process.argv.slice(2);
const MOST = 600; // decisions; a game that needs more does not end
const WIDTH = Number(wide);
const faults = [];
const context = await launch({ viewport: { width: WIDTH, height: WIDTH < 500 ? 740 : 800 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);

await laidEmpire(page, url, 1);

const decision = page.getByRole("region", { name: "Your decision" });
const choices = decision.getByRole("group", { name: "Your choices" });
const over = page.getByRole("region", { name: "The game is over" });
const questions = new Questions(decision, /^Rule /);
const told = { decisions: 0, sold: 0, bids: 0, offers: 0, answers: 0, scrolled: 0 };
let auctions = 0; // questions about a bid: it bids in every second

async function node() {
  return await decision.getAttribute("data-node");
}

/** Wait until what was decided counts, and somebody is asked again or the game is over. */
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
  await decision
    .getByRole("button", { name: /an offer$/ })
    .first()
    .click();
  const composer = decision.getByRole("group", { name: /^Offer to/ });
  const gives = composer.getByRole("group", { name: "You give" });
  await gives.getByRole("group", { name: "gold" }).getByRole("button", { name: "More" }).click();
  const checked = page.waitForResponse(
    (answer) => /why-not$/.test(answer.url()) && /for 1 good/.test(answer.request().postData() ?? ""),
  );
  await composer
    .getByRole("group", { name: /^You want/ })
    .getByRole("group", { name: "goods" })
    .getByRole("button", { name: "More" })
    .click();
  await composer.getByText(/^You give 1 gold to .+ and ask for 1 good\.$/).waitFor();
  if (folder) await page.screenshot({ path: `${folder}/empire-offer.png` });
  // A player without goods cannot be asked for any: the composer says so before anything is sent.
  if ((await (await checked).json()).problem) {
    await composer.getByText(/has no goods|does not have that many goods/).waitFor();
    await composer.getByRole("button", { name: "Cancel" }).click();
    return false;
  }
  await composer.getByRole("button", { name: "Send the offer" }).click();
  return true;
}

for (; told.decisions < MOST; told.decisions++) {
  await decision
    .getByRole("button", { name: /^(Sell|Bid|Do nothing|Accept)/ })
    .first()
    .or(over)
    .waitFor();
  if (await over.isVisible()) break;
  const sentence = await questions.look();
  const before = await node();
  if (/^How many goods/.test(sentence)) {
    const more = decision.getByRole("button", { name: "More" });
    if (await more.isEnabled()) await more.click();
    await decision.getByRole("button", { name: /^Sell/ }).click();
    told.sold++;
  } else if (/^Make an offer/.test(sentence)) {
    if (told.offers < 2 && (await offer())) told.offers++;
    else await choose("Do nothing");
  } else if (/^Do you accept/.test(sentence)) {
    await decision.getByText(/^You would get/).waitFor();
    await choose(told.answers++ % 2 ? "Accept" : "Refuse");
  } else {
    const bid = decision.getByRole("button", { name: /^Bid/ });
    if (auctions++ % 2 === 0 && (await bid.count())) {
      await bid.click();
      told.bids++;
    } else await choose("Do nothing");
  }
  await settled(before);
  told.scrolled = Math.max(told.scrolled, await page.evaluate(() => document.documentElement.scrollWidth));
  // A window that grows, or a phone that is turned, loses nothing: the symbols are still there, once.
  if (told.decisions === 12) {
    for (const width of [WIDTH < 500 ? 1280 : 360, WIDTH]) {
      await page.setViewportSize({ width, height: 740 });
      await page
        .getByRole("group", { name: "Parts of the table" })
        .getByRole("button", { name: "Board" })
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
