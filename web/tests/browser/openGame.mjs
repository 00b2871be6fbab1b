// Plays a whole game of `empire` with open auctions and the offer board: `node openGame.mjs URL WIDTH WAY [standard]`.
// By `clicks` through roles and names, or by `keys` alone; the beginner version for two, or the standard version for
// four. The player makes an offer, accepts one, bids, withdraws and is content. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { tableOf } from "./calls.mjs";
import { controls, laidOpenEmpire, laidStandardEmpire } from "./table.mjs";

const [url, wide, way, version] = process.argv.slice(2);
const MOST = 900; // acts after which the test fails
const LONGEST = 200_000; // milliseconds after which it fails, too, and says where
const MOST_TRIES = 20; // to accept an offer: others may be faster
const FIRST_BIDS = 4; // made as soon as they can be; later ones now and then
const WIDTH = Number(wide);
const byKeys = way === "keys";
const faults = [];
const context = await launch({ viewport: { width: WIDTH, height: WIDTH < 500 ? 844 : 800 }, reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
await (version === "standard" ? laidStandardEmpire : laidOpenEmpire)(page, url);

const decision = page.getByRole("region", { name: "Your decision" });
const over = page.getByRole("region", { name: "The game is over" });
const told = {
  acts: 0,
  claims: 0,
  sold: 0,
  bids: 0,
  withdrawn: 0,
  tied: 0,
  content: 0,
  ready: 0,
  offers: 0,
  accepted: 0,
  acceptable: 0,
  again: 0,
  scrolled: 0,
};
const act = (name) => controls(page).locator(`.${name}:not([aria-disabled])`);
const sell = controls(page).getByRole("button", { name: /^Sell/ });
const nations = page.getByRole("region", { name: "Nations" }).getByRole("button");
const tab = (name) => page.getByRole("group", { name: "Parts of the table" }).getByRole("button", { name });
const node = () => decision.getAttribute("data-node");

/** Click a button; return whether it was still there: others act meanwhile. */
const clicked = (button) =>
  button.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );

/** Press a button of the auction, by a click or by its key; return whether the server was told. */
async function press(name, key) {
  const before = await node();
  const button = act(name);
  if (!(await button.count())) return false;
  const pressed = async () => {
    if (!byKeys) return await clicked(button);
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press(key);
    return true;
  };
  if (!(await pressed())) return false;
  // Confirming is on: bids and withdrawals take a second click. One just after a change is not sent at all.
  const text = await button.innerText({ timeout: 500 }).catch(() => "");
  if (/again/.test(text)) {
    told.again++;
    if (!(await pressed())) return false;
  }
  return await page
    .waitForFunction(
      (old) => {
        const now = document.querySelector("[data-node]");
        return !now || (now.getAttribute("data-node") !== old && !now.hasAttribute("data-busy"));
      },
      before,
      { timeout: 1500 },
    )
    .then(
      () => true,
      () => false,
    );
}

/** Offer a gold to anybody for a good; return whether it lies on the board. */
async function offer() {
  if (byKeys) {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("o");
  } else {
    if (WIDTH < 500) await tab(/^Offers/).click();
    await page
      .getByRole("button", { name: /New offer/ })
      .first()
      .click();
  }
  const form = page.getByRole("form", { name: "Your offer" });
  await form.waitFor();
  const gold = form.getByRole("spinbutton", { name: "You give: gold" });
  await gold.fill("1");
  await form.getByRole("spinbutton", { name: "You get: goods" }).fill("1");
  await page.getByText("1 gold for 1 good, to anybody.").waitFor();
  if (byKeys) await gold.press("Enter");
  else await page.getByRole("button", { name: /^Put it on the board/ }).click();
  const isLaid = await form.waitFor({ state: "detached", timeout: 4000 }).then(
    () => true,
    () => false,
  );
  if (!isLaid) await page.keyboard.press("Escape");
  if (WIDTH < 500) await tab("Auction").click();
  return isLaid;
}

/** Put the focus on an offer that can be accepted, by the key that moves it; return whether there is one. */
async function reached() {
  await page.evaluate(() => document.activeElement?.blur());
  const count = await page.evaluate(() => document.querySelectorAll("a, button, input, [tabindex='0']").length);
  for (let at = 0; at < count; at++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.classList.contains("accept"))) return true;
  }
  return false;
}

/** Accept the first offer that can be: with a second click or key, since confirming is on. */
async function accept() {
  const first = page.locator(".offer .accept").first();
  const press = async () => {
    if (!byKeys) return await clicked(first);
    if (!(await page.evaluate(() => document.activeElement?.classList.contains("accept"))) && !(await reached()))
      return false;
    await page.keyboard.press("Enter");
    return true;
  };
  if (!(await press())) return;
  if (/again/i.test(await first.innerText({ timeout: 500 }).catch(() => ""))) await press();
}

/** Accept an offer, if there is one that can be; on a phone the tab of the offers says how many are to the player. */
async function triedToAccept() {
  if (WIDTH < 500) {
    if (!(await tab(/^Offers \d/).count())) return false;
    await tab(/^Offers/).click();
  }
  const isThere = (await page.locator(".offer .accept").count()) > 0;
  if (isThere) {
    told.acceptable++;
    await accept();
  }
  if (WIDTH < 500) await tab("Auction").click();
  return isThere;
}

/** How often the player did something, as the server has it: a change of the table may be another's act. */
const own = (kind) =>
  page.evaluate(
    async ([id, kind]) => {
      const { events } = await (await fetch(`api/tables/${id}/events`)).json();
      return events.filter((event) => event.kind === kind && event.args.seat === 0).length;
    },
    [tableOf(page), kind],
  );

const begun = Date.now();
for (; told.acts < MOST; told.acts++) {
  if (Date.now() - begun > LONGEST) {
    const shown = await decision.innerText({ timeout: 500 }).catch(() => "no decision");
    throw new Error(`stuck after ${JSON.stringify(told)} at ${await node().catch(() => "no node")}: ${shown}`);
  }
  await sell.or(act("content")).or(act("ready")).or(over).or(nations).first().waitFor();
  if (await over.isVisible()) break;
  if (await nations.count()) {
    const before = await node();
    // Whoever claims the same as another claims again, so each time it is the next one.
    if (!(await clicked(nations.nth(told.claims % (await nations.count()))))) continue;
    await decision.getByRole("button", { name: "Confirm" }).click();
    await page.waitForFunction(
      (old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old,
      before,
    );
    told.claims++;
  } else if (await sell.count()) {
    const before = await node();
    if (byKeys) {
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press("Enter");
    } else await sell.click();
    await page.waitForFunction(
      (old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old,
      before,
    );
    told.sold++;
  } else if (told.offers < 2 && told.acts % 5 === 1) {
    if (await offer()) told.offers++;
  } else if (await act("ready").count()) {
    if (await press("ready", "Enter")) told.ready++;
  } else if (told.accepted < 1 && told.acceptable < MOST_TRIES && (await triedToAccept())) {
    told.accepted = await own("traded");
  } else if ((told.bids < FIRST_BIDS || told.acts % 4 === 0) && (await act("next.main").count())) {
    // Whoever leads does not raise: Enter presses the button only while it is the main one.
    await press("next.main", "Enter");
    told.bids = await own("bids");
  } else if ((told.acts % 7 === 3 || (told.bids && !told.withdrawn)) && (await act("withdraw").count())) {
    told.tied++;
    await press("withdraw", "w");
    told.withdrawn = await own("withdraws");
  } else if (await press("content", "c")) told.content++;
  told.scrolled = Math.max(told.scrolled, await page.evaluate(() => document.documentElement.scrollWidth));
  // Between open nodes it keeps its place, but cannot be pressed.
  const undo = page.getByRole("button", { name: "Undo", disabled: false });
  if (await undo.count()) faults.push("Undo can be pressed in an open game");
}
await over.waitFor();
const verdict = await over.getByRole("status").innerText();
await context.close();
console.log(JSON.stringify({ ...told, verdict, faults }));
