// Plays a whole game of `empire` as it comes, with open auctions and the offer board: `node openGame.mjs URL WIDTH WAY
// VERSION LANG`. By `clicks` or by `keys` alone; the beginner version for two, or the standard version for four; in a
// language. Everything is found by roles and names, without selectors, coordinates or the list of all choices. The
// player makes an offer, accepts one, bids, withdraws and is content. On a wide screen every part and every button of
// an auction has to keep its place. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, eventsOf, MINE, tableOf } from "./calls.mjs";
import { Watch } from "./watch.mjs";
import { beginning, leftInEnglish, words } from "./words.mjs";

const [url, wide, way, version, lang] = process.argv.slice(2);
const MOST = 900; // acts after which the test fails
const LONGEST = 200_000; // milliseconds after which it fails, too, and says where
const SOON = 1_500; // milliseconds that an act may take; a click just after a change is not sent at all
const MOST_TRIES = 20; // to accept an offer: others may be faster
const MOST_ARROWS = 30; // to a nation
const FIRST_BIDS = 4; // made as soon as they can be; later ones now and then
const WIDTH = Number(wide);
const isPhone = WIDTH < 500;
const byKeys = way === "keys";
const isStandard = version === "standard";
const say = words(lang, "empire");
const faults = [];
const context = await launch({
  locale: lang,
  viewport: { width: WIDTH, height: isPhone ? 844 : 800 },
  reducedMotion: "reduce",
});
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const table = {
  game: "empire",
  seats: [MINE, ...(isStandard ? [bot(1), bot(1), bot(1)] : [bot()])],
  options: { version },
};
await page.goto(`${url}#/new?lang=${lang}&table=${encodeURIComponent(JSON.stringify(table))}`);
await page.getByRole("button", { name: say("new-create") }).click();

const decision = page.getByRole("region", { name: say("table-decision") });
const choices = page.getByRole("group", { name: say("table-choices") });
const over = page.getByRole("region", { name: say("over-title") });
const told = {
  acts: 0,
  claims: 0,
  arrows: 0,
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
  english: [],
};
const ANY = "§"; // stands for a number
/** A name with any number in it. */
const numbered = (id, args = {}) => {
  const name = beginning(say(id, { amount: ANY, ...args })).source;
  return new RegExp(name.replace(ANY, "\\d+").replace(/(?<!\\)\d+/, "\\d+"));
};
const can = (place, name, more = {}) => place.getByRole("button", { name, disabled: false, ...more });
const anyOf = (...names) => new RegExp(names.map((one) => one.source).join("|"));
const amounts = [0, 1, 5].map((highest) => numbered("choice-sell", { choices: 1, highest, lowest: highest }));
const sell = can(choices, anyOf(...amounts));
const content = can(choices, beginning(`✓ ${say("empire-content")}`));
const ready = can(choices, beginning(`✓ ${say("empire-ready")}`));
const withdraw = can(choices, beginning(say("choice-withdraw")));
const leads = new RegExp(say("empire-does-lead"));
const oneMore = can(choices, numbered("empire-one-more-bid"));
const nations = page.getByRole("region", { name: say("empire-nations") }).getByRole("button");
const offers = page.getByRole("region", { name: say("empire-offers"), exact: true });
const accept = can(offers, numbered("choice-take", { amount_place: ANY, seat_rival: "" })).first();
const again = new RegExp(say("empire-accept-again", { count: ANY }).replace(ANY, "\\d+"));
const clickAgain = anyOf(new RegExp(say("empire-click-again"), "i"), again);
const tab = (name) => page.getByRole("group", { name: say("table-tabs") }).getByRole("button", { name });
/** The decision that is shown; empty at the end. */
const node = () => decision.getAttribute("data-node", { timeout: 500 }).catch(() => "");
const watch = new Watch(page, "empire");

/** Click a button; return whether it was still there: others act meanwhile. */
const clicked = (button) =>
  button.click({ timeout: SOON }).then(
    () => true,
    () => false,
  );

const blur = () => page.evaluate(() => document.activeElement?.blur());

/** Wait until the table is past a decision; return whether it is in time. */
async function past(before, time = SOON) {
  for (const end = Date.now() + time; Date.now() < end;) {
    if (await over.isVisible()) return true;
    const isBusy = await decision.getAttribute("data-busy", { timeout: 500 }).catch(() => "");
    if (isBusy === null && (await node()) !== before) return true;
  }
  return false;
}

/** Whether a button is marked for another click. */
const isArmed = async (button) =>
  clickAgain.test(
    await button.evaluate((one) => one.ariaLabel ?? one.innerText, null, { timeout: 500 }).catch(() => ""),
  );

/** Press a button of the auction, by a click or by its key; return whether the server was told. */
async function press(button, key) {
  const before = await node();
  if (!(await button.count())) return false;
  const pressed = async () => {
    if (!byKeys) return await clicked(button);
    await blur();
    await page.keyboard.press(key);
    return true;
  };
  if (!(await pressed())) return false;
  // Confirming is on: bids and withdrawals take a second click. One just after a change is not sent at all.
  if (await isArmed(button)) {
    told.again++;
    if (!(await pressed())) return false;
  }
  return await past(before);
}

/** Put the drawer of an offer away. */
async function close(form) {
  if (byKeys) await page.keyboard.press("Escape");
  else if (isPhone) await can(page, say("cancel"), { exact: true }).click();
  else await can(form, say("keys-close"), { exact: true }).click();
  if (isPhone) await tab(say("empire-tab-auction")).click();
}

/** Offer a gold to anybody for a good; return whether it lies on the board. */
async function offer() {
  if (byKeys) {
    await blur();
    await page.keyboard.press("o");
  } else {
    if (isPhone) await tab(beginning(say("empire-tab-offers"))).click();
    await can(offers, new RegExp(say("empire-new-offer"))).click();
  }
  const form = page.getByRole("form", { name: say("empire-your-offer") });
  await form.waitFor();
  const given = `${say("empire-give")}: ${say("card-gold", { count: 2 })}`;
  const wanted = `${say("empire-get")}: ${say("card-good", { count: 2 })}`;
  const amount = (name) => form.getByRole("spinbutton", { name, exact: true });
  for (const name of [given, wanted]) {
    if ((await amount(name).inputValue()) === "1") continue;
    const more = can(form.getByRole("group", { name, exact: true }), say("table-more"));
    if (byKeys) await amount(name).fill("1");
    else if (!(await clicked(more))) {
      // All gold stands in a bid.
      await close(form);
      return false;
    }
  }
  const [gives, asks] = [say("card-gold", { count: 1 }), say("card-good", { count: 1 })].map((card) => `1 ${card}`);
  await page.getByText(say("empire-draft-both", { gives, asks, name: say("empire-anybody-word") })).waitFor();
  if (byKeys) await amount(given).press("Enter");
  else await page.getByRole("button", { name: beginning(say("empire-lay")) }).click();
  const isLaid = await form.waitFor({ state: "detached", timeout: 4000 }).then(
    () => true,
    () => false,
  );
  if (!isLaid) await close(form);
  else if (isPhone) await tab(say("empire-tab-auction")).click();
  return isLaid;
}

/** Whether a button has the focus. */
const isFocused = (button) =>
  button.evaluate((one) => one === document.activeElement, null, { timeout: 500 }).catch(() => false);

/** Put the focus on a button by the key that moves it; return whether it can be reached. */
async function reached(button) {
  const most = await page.evaluate(() => document.querySelectorAll("a, button, input, [tabindex='0']").length);
  for (let at = 0; at < most && !(await isFocused(button)); at++) await page.keyboard.press("Tab");
  return await isFocused(button);
}

/** Go to a nation with the arrows, choose it and confirm it; return whether it was still there. */
async function claimedByKeys(nation) {
  await blur();
  for (let at = 0; at < MOST_ARROWS && !(await isFocused(nation)); at++)
    await page.keyboard.press(at % 4 < 3 ? "ArrowRight" : "ArrowDown");
  if (!(await isFocused(nation))) return false;
  told.arrows++;
  await page.keyboard.press("Enter");
  await can(decision, say("table-confirm"), { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  return true;
}

/** Accept the first offer that can be: with a second click or key, since confirming is on. */
async function acceptFirst() {
  const press = async () => {
    if (!byKeys) return await clicked(accept);
    if (!(await reached(accept))) return false;
    await page.keyboard.press("Enter");
    return true;
  };
  if ((await press()) && (await isArmed(accept))) await press();
}

/** Accept an offer, if there is one that can be; on a phone the tab of the offers says how many are to the player. */
async function triedToAccept() {
  if (isPhone) {
    const waiting = tab(new RegExp(`^${say("empire-tab-offers")} \\d`));
    if (!(await waiting.count())) return false;
    await waiting.click();
  }
  const isThere = (await accept.count()) > 0;
  if (isThere) {
    told.acceptable++;
    await acceptFirst();
  }
  if (isPhone) await tab(say("empire-tab-auction")).click();
  return isThere;
}

/** How often the player did something, as the server has it: a change of the table may be another's act. */
const own = async (kind) =>
  (await eventsOf(page, tableOf(page))).filter((event) => event.kind === kind && event.args.seat === 0).length;

const begun = Date.now();
for (; told.acts < MOST; told.acts++) {
  if (Date.now() - begun > LONGEST) {
    const shown = await decision.innerText({ timeout: 500 }).catch(() => "no decision");
    throw new Error(`stuck after ${JSON.stringify(told)} at ${await node()}: ${shown}`);
  }
  await sell.or(content).or(ready).or(over).or(nations).first().waitFor();
  if (await over.isVisible()) break;
  await watch.look({ parts: !isPhone });
  if (await nations.count()) {
    const before = await node();
    // Whoever claims the same as another claims again, so each time it is the next one.
    const nation = nations.nth(told.claims % (await nations.count()));
    if (byKeys) {
      if (!(await claimedByKeys(nation))) continue;
    } else {
      if (!(await clicked(nation))) continue;
      await can(decision, say("table-confirm"), { exact: true }).click();
    }
    await past(before, 60_000);
    told.claims++;
  } else if (await sell.count()) {
    const before = await node();
    if (byKeys) {
      await blur();
      await page.keyboard.press("Enter");
    } else await sell.click();
    await past(before, 60_000);
    told.sold++;
  } else if (told.offers < 2 && told.acts % 5 === 1) {
    if (await offer()) told.offers++;
  } else if (await ready.count()) {
    await press(ready, "Enter");
  } else if (told.accepted < 1 && told.acceptable < MOST_TRIES && (await triedToAccept())) {
    told.accepted = await own("traded");
  } else if (
    (told.bids < FIRST_BIDS || told.acts % 4 === 0) &&
    (await oneMore.count()) &&
    !leads.test(await oneMore.innerText({ timeout: 500 }).catch(() => ""))
  ) {
    // Whoever leads does not raise: Enter presses the button only while it is the main one.
    await press(oneMore, "Enter");
    told.bids = await own("bids");
  } else if ((told.acts % 7 === 3 || (told.bids && !told.withdrawn)) && (await withdraw.count())) {
    told.tied++;
    await press(withdraw, "w");
    told.withdrawn = await own("withdraws");
  } else await press(content, "c");
  told.scrolled = Math.max(told.scrolled, await page.evaluate(() => document.documentElement.scrollWidth));
  // Between open nodes it keeps its place, but cannot be pressed.
  const undo = can(page, new RegExp(say("table-undo")));
  if (await undo.count()) faults.push("Undo can be pressed in an open game");
  if (told.acts % 8 === 0) told.english.push(...leftInEnglish(await page.getByRole("main").innerText(), lang));
}
await over.waitFor();
// Counted by the server: on a busy machine its answer may come later than the script looks for it.
[told.ready, told.content] = [await own("ready"), await own("content")];
const verdict = await over.getByRole("status").innerText();
await context.close();
console.log(JSON.stringify({ ...told, ...watch.found(), verdict, faults }));
