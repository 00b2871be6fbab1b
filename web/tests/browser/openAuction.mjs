// An open auction with three other people, whose moves the test makes: `node openAuction.mjs URL [FOLDER]`. A click too
// early is not sent, what is typed stays whatever others do, gold in a bid is locked, offers are made, countered and
// accepted, the drawer is kept when a card is settled, a plan bids by itself, the clock runs, and on a phone the
// auction stays in sight on every tab. Every state is checked in three languages, on two screens, light and dark.
// Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { eventsOf, post, signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { sellNothing, SLOW_CLOCK, startEmpire } from "./rivals.mjs";
import { controls } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce", viewport: DESKTOP });
const page = await watched(context, faults);
page.setDefaultTimeout(15_000);
await context.addInitScript(() => {
  localStorage.setItem("ask-first", "no"); // one click sends
  localStorage.setItem("sound", "soft");
  window.heard = []; // the frequencies of all sounds
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) window.heard.push(value);
    return set.call(this, value, at);
  };
  window.staged = []; // what scenes have said: some are short
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".stage  h2")) {
      const text = one.innerText.replace(/\s+/g, " ").trim();
      if (text && window.staged.at(-1) !== text) window.staged.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
const KNOCK = 140; // its frequency
await page.goto(url);
await signIn(page);
const people = ["Marco", "Jeanne", "Willem"];
const { id, rivals } = await startEmpire(page, url, people, { version: "beginner" }, SLOW_CLOCK);
const [marco, jeanne, willem] = rivals;
await page.goto(`${url}#/table/${id}`);

const act = (name) => controls(page).locator(`.${name}`);
const form = page.getByRole("form", { name: "Your offer" });
const offers = page.getByRole("region", { name: "Offers", exact: true });
const line = (name) => page.locator(".ladder .line", { hasText: name });
const lastLine = (text) => page.locator(".log li", { hasText: text }).last().waitFor();

/** Whether a field is as it was, with focus. */
const kept = (field) => field.evaluate((one) => (one === document.activeElement ? one.value : "no focus"));

/** What the sheet of the phone has on a tab: its line, its buttons, whether the clock is in sight, and its height. */
async function sheet() {
  const place = page.locator(".sheet[data-part=prompt]");
  return await place.evaluate((one) => {
    const isSeen = (at) => {
      const { bottom, height } = at.getBoundingClientRect();
      return height > 0 && bottom <= innerHeight + 1;
    };
    return {
      line: one.querySelector(".below").innerText,
      buttons: [...one.querySelectorAll("button:not(.unseen)")].filter(isSeen).map((at) => at.innerText.split("\n")[0]),
      hasClock: [...one.querySelectorAll("[role=timer]")].some(isSeen),
      isLow: one.getBoundingClientRect().height <= 360,
    };
  });
}

/** Elements that scroll or are cut, apart from what may: the lower groups of the offer board, log and chat. */
const overflowing = () =>
  page.evaluate(() =>
    [...document.querySelectorAll(".etable, .etable *")]
      .filter((one) => one.checkVisibility() && !one.closest(".lower, .pane, .menu, .unseen, .log"))
      .filter((one) => getComputedStyle(one).overflowY !== "visible" && getComputedStyle(one).display !== "inline")
      .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0)
      .map((one) => one.className),
  );

/** Check the page as it is, on two screens, light and dark, in a language. */
async function inspect(name, sizes = ["desktop", "phone"]) {
  const before = page.viewportSize();
  for (const size of sizes) {
    const viewport = size === "phone" ? PHONE : DESKTOP;
    await page.setViewportSize(viewport);
    faults.push(...(await inspected(page, `${name}-${size}`, folder)));
    if (size === "desktop") faults.push(...(await overflowing()).map((one) => `${name}: ${one} scrolls`));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(before);
}

// Everybody sells nothing: the first card is up.
await sellNothing(page, rivals);
await act("match").waitFor();
await page.waitForFunction(() => window.staged.some((text) => / = /.test(text)));
found.sale = await page.evaluate(() => window.staged.filter((text) => /^Sold/.test(text)));

// A click in the moment in which the highest bid changes is not sent.
const early = page.evaluate(
  () =>
    new Promise((done) => {
      const button = document.querySelector(".match");
      new MutationObserver(() => {
        if (!/Match 3/.test(button.textContent)) return;
        button.click();
        requestAnimationFrame(() =>
          done({ isHeld: button.classList.contains("held"), isBusy: !!document.querySelector("[data-busy]") }),
        );
      }).observe(button, { subtree: true, characterData: true, childList: true });
    }),
);
await marco.play("bid 3");
found.early = await early;
await page.waitForTimeout(450);
await act("match").click();
await line("You").getByText("tied with Marco").waitFor();
found.locked = await page.locator(".own-hand .locked").innerText();

// What is typed stays when somebody raises, with focus.
const field = controls(page).getByRole("spinbutton", { name: "Amount" });
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("r");
await page.keyboard.type("7");
await jeanne.play("bid 7");
await controls(page).locator(".raise-to small", { hasText: "ties with Jeanne" }).waitFor();
found.typed = [await field.inputValue(), await field.evaluate((one) => one === document.activeElement)];
found.line = await page.locator(".question .below").innerText();
await page.keyboard.press("ArrowUp"); // 8
found.stepped = await field.inputValue();

// It stays whatever else others do, with the cursor between its digits.
await field.fill("12");
await field.press("ArrowLeft");
found.others = [];
const acts = [
  () => willem.play("bid 3"),
  () => willem.play("withdraw"), // tied with two
  () => jeanne.play("content"),
  () => marco.play("offer s2 give 1 gold done"),
  () => jeanne.play("accept s1 1"),
  () => jeanne.play("bid 9"),
];
for (const act of acts) {
  const before = await page.locator("[data-node]").getAttribute("data-node");
  await act();
  await page.waitForFunction((old) => document.querySelector("[data-node]").getAttribute("data-node") !== old, before);
  found.others.push(await kept(field));
}
await page.keyboard.type("0");
found.cursor = await field.inputValue();

// A number that is now below one's own bid, made from another screen, is refused with a knock.
await field.fill("5");
const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}?seat=0`)).json(), id);
const elsewhere = { number: sections["view.number"], takebacks: sections["view.takebacks"] };
await post(page, `tables/${id}/seats/0/moves`, { ...elsewhere, key: crypto.randomUUID(), move: "bid 6" });
await controls(page).locator(".raise-to small", { hasText: "below your 6" }).waitFor();
await page.evaluate(() => (window.heard = []));
await field.press("Enter");
await page.getByRole("alert").waitFor();
found.refused = [await page.getByRole("alert").innerText(), await field.inputValue()];
await page.waitForFunction((knock) => window.heard.includes(knock), KNOCK);

// The mark of contentment falls off when somebody raises.
await page.evaluate(() => document.activeElement?.blur());
await page.waitForTimeout(450);
await page.keyboard.press("c");
await line("You").locator(".content-mark.said").waitFor();
found.question = await page.locator(".question .sentence").innerText();
await marco.play("bid 10");
await line("You").locator(".content-mark:not(.said)").waitFor();

// Gold that stands in a bid is not given, however often it is dragged to a player.
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("o");
await form.getByRole("radio", { name: "Marco" }).check({ force: true });
const givenGold = form.getByRole("spinbutton", { name: "You give: gold" });
found.free = Number(await givenGold.getAttribute("max"));
await givenGold.fill(String(found.free - 1));
await page.keyboard.press("Escape");
found.dragged = [];
for (let time = 0; time < 2; time++) {
  await form.waitFor({ state: "detached" });
  await page.locator('[data-target="held:0:gold"]').dragTo(page.locator('[data-target="seat:1"]').first());
  await form.waitFor();
  found.dragged.push(Number(await givenGold.inputValue()));
  await page.keyboard.press("Escape");
}
await page.keyboard.press("o");
await form.getByRole("button", { name: "Clear" }).click();
await form.getByRole("radio", { name: "Anybody" }).check({ force: true });
await page.keyboard.press("Escape");

// Offers: to me, countered, accepted by the other.
await marco.play("offer s0 give 2 gold for 1 good");
await jeanne.play("offer anybody give 1 population for 29 gold");
await willem.play("offer s1 give 1 colony for 3 gold");
const toMe = offers.getByRole("region", { name: "To you" });
await toMe.getByRole("button", { name: /counter/i }).click();
await form.waitFor();
found.countered = await page.locator(".sentence-of-offer > b").innerText();
// What is typed here stays, too, whatever others do.
const gold = form.getByRole("spinbutton", { name: "You get: gold" });
await gold.fill("14");
await gold.press("ArrowLeft");
found.drafted = [];
for (const act of [
  () => jeanne.play("bid 10"), // tied with Marco
  () => jeanne.play("withdraw"),
  () => marco.play("content"),
  () => willem.play("offer s2 give 1 gold done"),
  () => jeanne.play("accept s3 2"),
]) {
  const before = await page.locator("[data-node]").getAttribute("data-node");
  await act();
  await page.waitForFunction((old) => document.querySelector("[data-node]").getAttribute("data-node") !== old, before);
  found.drafted.push(await kept(gold));
}
await page.keyboard.type("0");
found.drafted.push(await gold.inputValue());
await gold.fill("4");
found.draftOutlook = await page.locator(".sentence-of-offer .outlook").innerText();
await inspect("drawer");
await form.getByRole("spinbutton", { name: "You get: gold" }).press("Enter");
await form.waitFor({ state: "detached" });
await offers.getByRole("region", { name: "Yours, 1 of 6" }).waitFor();
found.reason = await offers.getByRole("region", { name: "To anybody" }).locator(".why").innerText();
await marco.play("accept s0 1");
await lastLine("gets 1 good");

// By keys alone: Tab goes to the button of an offer, Enter accepts it.
await marco.play("offer s0 give 1 gold done");
const gift = toMe.getByRole("button", { name: "Accept offer 2 from Marco" });
await page.mouse.move(0, 0); // new offers wait while the pointer rests on the board
await gift.waitFor();
await offers.getByRole("button", { name: /New offer/ }).focus();
for (let at = 0; at < 20 && !(await gift.evaluate((one) => one === document.activeElement)); at++)
  await page.keyboard.press("Tab");
await page.keyboard.press("Enter");
if (/again/i.test(await gift.innerText({ timeout: 1000 }).catch(() => ""))) await page.keyboard.press("Enter");
await lastLine("Navigator (you) accepts a gift from Marco");

// A gift of a revolt costs support: it takes a second click.
await offers.hover({ position: { x: 5, y: 5 } });
await willem.play("offer s0 give 1 revolt 1 gold done");
await offers.getByRole("button", { name: "1 new" }).click(); // it waits while the pointer rests on the board
const costly = toMe.locator(".offer", { hasText: "Willem" }).locator(".accept");
found.outlook = await toMe.locator(".offer", { hasText: "Willem" }).locator(".outlook").innerText();
await costly.click();
found.again = await costly.innerText();
await costly.click();
await lastLine("accepts a gift");

// The drawer is kept when a card is settled, and when it is closed.
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("o");
await form.getByRole("radio", { name: "Jeanne" }).check({ force: true });
await form.getByRole("spinbutton", { name: "You give: colonies" }).fill("1");
await page.waitForTimeout(450);
await act("content").click();
for (const rival of rivals) {
  const seen = await rival.look();
  if (seen["view.deciders"].includes(rival.seat)) await rival.play("content");
}
await page.locator(".row .gone").first().waitFor();
found.kept = [await page.locator(".sentence-of-offer > b").innerText()];
found.settled = await page.locator(".row .gone .state .long").first().innerText();
await page.keyboard.press("Escape");
await form.waitFor({ state: "detached" });
await page.keyboard.press("o");
found.kept.push(await page.locator(".sentence-of-offer > b").innerText());
await page.keyboard.press("Escape");

// A plan bids for its owner, who sees it in the row, and ends with a bid by hand.
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("p");
const planning = page.getByRole("form", { name: "Plan bids" });
await planning.getByRole("spinbutton", { name: /^Limit for card 3/ }).fill("2");
await planning.getByRole("spinbutton", { name: /^Limit for card 4/ }).fill("4");
await planning
  .getByRole("radiogroup", { name: /^When tied for card 4/ })
  .getByRole("radio", { name: "withdraw" })
  .check();
const hers = { bids: [{ place: 3, amount: 0 }], key: crypto.randomUUID() };
await jeanne.call("PUT", `tables/${id}/seats/${jeanne.seat}/standing/plan`, hers);
await page.locator(".plans .said").waitFor();
found.sent = await page.locator(".plans .content-mark").allInnerTexts();
found.columns = await page.evaluate(() => {
  const middle = (one) => one.getBoundingClientRect().x + one.getBoundingClientRect().width / 2;
  const cards = [...document.querySelectorAll(".row .one")].map(middle);
  return [...document.querySelectorAll(".plan .limit")].map((one, at) => Math.abs(middle(one) - cards[at + 2]) < 6);
});
await inspect("plan");
await page.setViewportSize({ width: 1366, height: 657 });
if (folder) await page.screenshot({ path: `${folder}/plan-low.png` });
faults.push(...(await overflowing()).map((one) => `low plan: ${one} scrolls`));
await page.setViewportSize(DESKTOP);
await planning.getByRole("spinbutton", { name: /^Limit for card 4/ }).press("Enter");
await planning.waitFor({ state: "detached" });
await line("You").getByText("would win for 1").waitFor();
await inspect("switch");
const toggle = page.getByRole("switch");
await toggle.uncheck();
await page.locator(".plan-strip:not(.on)").waitFor();
await toggle.check();
await page.locator(".plan-strip.on").waitFor();
found.plan = [
  await page.locator(".plan-strip b").innerText(),
  await page.locator(".row .state .long").nth(3).innerText(),
];
await marco.play("bid 3");
await line("Marco").getByText("would win for 3").waitFor();
await page.waitForTimeout(450);
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("m");
await page.locator(".plan-strip:not(.on)").waitFor();
found.unplanned = await page.locator(".plan-strip .quiet").innerText();
found.matched = (await marco.look())["view.bids"].slice(0, 2);
found.clock = await page.getByRole("timer").count();
await willem.play("bid 3");
await line("You").getByText("tied with Marco, Willem").waitFor();

// Whoever has withdrawn can still trade.
await page.waitForTimeout(450);
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("w");
await line("You").getByText("withdrawn at 3").waitFor();
found.out = await page.locator(".question .sentence").innerText();
await page.keyboard.press("o");
await form.waitFor();
await page.keyboard.press("Enter");
await offers.getByRole("region", { name: "Yours, 1 of 6" }).waitFor();

for (const lang of ["en", "fr", "it"]) {
  await page.goto(`${url}#/table/${id}?lang=${lang}`);
  await page.reload();
  await page.locator(".ladder .line").first().waitFor();
  await inspect(`lot-${lang}`);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("p");
  await page.locator(".plan").waitFor();
  await inspect(`plan-${lang}`);
  await page.keyboard.press("Escape");
  await page.locator(".plan").waitFor({ state: "detached" });
}
await page.goto(`${url}#/table/${id}?lang=en`);
await page.reload();
await page.locator(".ladder .line").first().waitFor();

/** Everybody but the reader is content, if asked. */
async function allContent() {
  for (const rival of rivals) {
    const seen = await rival.look();
    if (seen["view.ask"]?.kind === "lot" && seen["view.deciders"].includes(rival.seat)) await rival.play("content");
  }
}

// On a phone no auction runs unseen: the sheet of the other tabs keeps the clock, the highest bid and two buttons.
await page.evaluate(async (id) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ bids: [], key: crypto.randomUUID() }); // nothing is planned any more
  await fetch(`api/tables/${id}/seats/0/standing/plan`, { method: "PUT", headers, body });
}, id);
await allContent();
await line("You").getByText("tied with Marco, Jeanne, Willem").waitFor(); // the next card
await page.setViewportSize(PHONE);
const tabs = page.getByRole("group", { name: "Parts of the table" });
const below = page.locator(".sheet .below");
await marco.play("bid 2");
await tabs.getByRole("button", { name: "Log" }).click();
await below.getByText("You stand at 0, Marco at 2.").waitFor();
found.away = { log: await sheet() };
await inspect("away-log", ["phone"]);
await tabs.getByRole("button", { name: "Hand" }).click();
await page.waitForTimeout(450);
await act("next").click();
await below.getByText("You stand at 3 and would win.").waitFor();
await tabs.getByRole("button", { name: /^Offers/ }).click();
await offers.getByRole("button", { name: /New offer/ }).click();
await form.getByRole("spinbutton", { name: "You give: gold" }).fill("2");
await form.getByRole("spinbutton", { name: "You get: goods" }).fill("1");
await jeanne.play("bid 4");
await below.getByText("You stand at 3, Jeanne at 4.").waitFor();
found.away.composing = await sheet();
await inspect("away-compose", ["phone"]);
await page.getByRole("button", { name: /^Put it on the board/ }).click();
await offers
  .getByRole("region", { name: /^Yours/ })
  .getByText("2", { exact: true })
  .first()
  .waitFor();
found.away.offers = await sheet();
await willem.play("offer s0 give 1 gold done");
const second = toMe.locator(".offer", { hasText: "Willem" }).locator(".accept");
await second.click();
if (/again/i.test(await second.innerText({ timeout: 1000 }).catch(() => ""))) await second.click();
await second.waitFor({ state: "detached" });
found.taken = (await eventsOf(page, id))
  .filter(({ kind, args }) => kind === "traded" && args.seat === 0)
  .map(({ args }) => args.seat_rival);
await act("content").click();
await page.locator(".sheet .content.said").waitFor();
await tabs.getByRole("button", { name: "Auction" }).click();
await page.setViewportSize(DESKTOP);
await allContent();

// Everybody else withdraws from the next card: it is the reader's for nothing.
await line("You").getByText("tied with Marco, Jeanne, Willem").waitFor();
for (const rival of rivals) await rival.play("withdraw");
await page.waitForFunction(() => window.staged.some((text) => /you. wins/.test(text)));
found.lone = await page.evaluate(() => window.staged.filter((text) => /^Yours|you. wins/.test(text)));

// The last card goes for nothing; then everybody says that they are ready.
for (let card = 0; card < 60 && !(await act("ready").count()); card++) {
  await allContent();
  await page.waitForTimeout(450);
  if (await act("content").and(page.locator(":not([aria-disabled])")).count()) await act("content").click();
}
await act("ready").waitFor();
await marco.play("ready");
await page.locator(".round-end .content-mark.said").waitFor();
found.end = await page.locator(".round-end .content-mark").allInnerTexts();
await inspect("end");
await page.keyboard.press("Enter");
await page.locator(".round-end .content-mark.said").nth(1).waitFor();
await jeanne.play("offer anybody give 1 gold for 1 colony");
await page.locator(".round-end .content-mark.said").first().waitFor({ state: "detached" });
for (const rival of rivals) await rival.play("ready");
await page.waitForTimeout(450);
await page.evaluate(() => document.activeElement?.blur());
await page.keyboard.press("Enter");
await controls(page).getByRole("button", { name: /^Sell/ }).waitFor();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
