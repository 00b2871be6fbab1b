// An open auction with three other people, whose moves the test makes: `node openAuction.mjs URL [FOLDER]`. A click too
// early is not sent, what is typed stays, gold in a bid is locked, offers are made, countered and accepted, the drawer
// is kept when a card is settled, a plan bids by itself, and the clock runs. Every state is checked in three languages,
// on two screens, light and dark. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { createTable, MINE, post, signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { joined } from "./rivals.mjs";
import { controls } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce", viewport: DESKTOP });
const page = await watched(context, faults);
page.setDefaultTimeout(15_000);
await context.addInitScript(() => localStorage.setItem("ask-first", "no")); // one click sends
await page.goto(url);
await signIn(page);
const open = { kind: "open" };
const seats = [MINE, open, open, open];
const id = await createTable(page, "empire", seats, { version: "beginner" }, { auction_seconds: 300 });
const [marco, jeanne, willem] = await joined(url, id, ["Marco", "Jeanne", "Willem"]);
const rivals = [marco, jeanne, willem];
await post(page, `tables/${id}/start`);
await page.goto(`${url}#/table/${id}`);

const act = (name) => controls(page).locator(`.${name}`);
const form = page.getByRole("form", { name: "Your offer" });
const offers = page.getByRole("region", { name: "Offers", exact: true });
const line = (name) => page.locator(".ladder .line", { hasText: name });
const lastLine = (text) => page.locator(".log li", { hasText: text }).last().waitFor();

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
async function inspect(name) {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    faults.push(...(await inspected(page, `${name}-${size}`, folder)));
    if (size === "desktop") faults.push(...(await overflowing()).map((one) => `${name}: ${one} scrolls`));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(DESKTOP);
}

// Everybody sells nothing: the first card is up.
await controls(page).getByRole("button", { name: /^Sell/ }).waitFor();
for (const rival of rivals) await rival.play("sell 0");
await controls(page).getByRole("button", { name: /^Sell/ }).click();
await act("match").waitFor();

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

// The mark of contentment falls off when somebody raises.
await page.evaluate(() => document.activeElement?.blur());
await page.waitForTimeout(450);
await page.keyboard.press("c");
await line("You").locator(".content-mark.said").waitFor();
found.question = await page.locator(".question .sentence").innerText();
await marco.play("bid 8");
await line("You").locator(".content-mark:not(.said)").waitFor();

// Offers: to me, countered, accepted by the other.
await marco.play("offer s0 give 2 gold for 1 good");
await jeanne.play("offer anybody give 1 population for 29 gold");
await willem.play("offer s1 give 1 colony for 3 gold");
const toMe = offers.getByRole("region", { name: "To you" });
await toMe.getByRole("button", { name: /counter/i }).click();
await form.waitFor();
found.countered = await page.locator(".sentence-of-offer > b").innerText();
await form.getByRole("spinbutton", { name: "You get: gold" }).fill("4");
found.draftOutlook = await page.locator(".sentence-of-offer .outlook").innerText();
await inspect("drawer");
await form.getByRole("spinbutton", { name: "You get: gold" }).press("Enter");
await form.waitFor({ state: "detached" });
await offers.getByRole("region", { name: "Yours, 1 of 6" }).waitFor();
found.reason = await offers.getByRole("region", { name: "To anybody" }).locator(".why").innerText();
await marco.play("accept s0 1");
await lastLine("gets 1 good");

// A gift of a revolt costs support: it takes a second click.
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
await act("match").click();
await page.locator(".plan-strip:not(.on)").waitFor();
found.unplanned = await page.locator(".plan-strip .quiet").innerText();
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

// The other four cards go for nothing; then everybody says that they are ready.
for (let card = 0; card < 60 && !(await act("ready").count()); card++) {
  for (const rival of rivals) {
    const seen = await rival.look();
    if (seen["view.ask"]?.kind === "lot" && seen["view.deciders"].includes(rival.seat)) await rival.play("content");
  }
  await page.waitForTimeout(450);
  if (await act("content").and(page.locator(":not([aria-disabled])")).count()) await act("content").click();
}
await act("ready").waitFor();
await marco.play("ready");
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
