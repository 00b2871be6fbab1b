// Filters for offers: `node filters.mjs URL [FOLDER]`. The player sets filters at a table with three others, whose
// moves the test makes. Hidden offers are counted and shown, a reload keeps the filters. The dialog is checked in three
// languages, on two screens, light and dark. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { post, signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { sellNothing, startEmpire } from "./rivals.mjs";

const [url, folder] = process.argv.slice(2);
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce", viewport: SCREENS.desktop });
const page = await watched(context, faults);
page.setDefaultTimeout(15_000);
await context.addInitScript(() => localStorage.setItem("ask-first", "no"));
await page.goto(url);
await signIn(page);
const { id, rivals } = await startEmpire(page, url, ["Marco", "Jeanne", "Willem"], { version: "beginner" });
const [marco, jeanne, willem] = rivals;
await page.goto(`${url}#/table/${id}`);
await sellNothing(page, rivals);

const offers = page.locator(".offer-board");
const line = (text) => offers.locator(".offer", { hasText: text });
await marco.play("offer s0 give 1 good for 7 gold");
await jeanne.play("offer s0 give 1 revolt 1 gold done");
await willem.play("offer anybody give 2 gold for 1 good");
await line("Willem").waitFor();
found.before = await offers.locator(".offer").count();

// Filters are set and count at once.
await offers.getByRole("button", { name: "Filter offers" }).click();
const dialog = page.locator(".offer-board dialog");
const chosen = ["Offers that ask for gold", "Gifts with revolts (those to you are declined)"];
for (const name of chosen) await dialog.getByLabel(name).check();
await dialog.getByRole("button", { name: "Close" }).click();
const show = offers.locator(".back");
await show.filter({ hasText: "2 hidden by your filters: show" }).waitFor();
found.after = await offers.locator(".offer").count();
await marco.play("offer s2 give 1 revolt done");
await line("Marco").filter({ hasText: "Jeanne" }).waitFor();
found.undeclined = await line("Jeanne declines").count();
await jeanne.call("PUT", `tables/${id}/seats/${jeanne.seat}/standing/filters`, { filters: ["revolt"] });
await line("Jeanne declines").waitFor(); // everybody sees it at once
await marco.play("cancel 2");
await line("Jeanne declines").waitFor({ state: "detached" });
found.label = await offers.getByRole("button", { name: /^Filter offers/ }).getAttribute("aria-label");

// A reload keeps them; hidden offers can be shown and accepted.
await page.reload();
await show.filter({ hasText: "2 hidden by your filters: show" }).waitFor();
found.reloaded = await offers.locator(".offer").count();
await show.click();
found.shown = await offers.locator(".offer").count();
const accept = line("Marco").locator(".accept");
await accept.click();
// An offer that costs support takes a second click.
const again = accept.filter({ hasText: /again/ });
const accepted = show.filter({ hasText: "1 shown despite your filters: hide" });
await again.or(accepted).waitFor();
if (await again.count()) await again.click();
await accepted.waitFor();

// The player's own gift, which Jeanne declines, stands on the board while pictures are taken.
const own = offers.locator(".offer.own .declined");
found.own = await giveRevolt();

/** Offer a revolt to Jeanne by a call, as the composer has tests of its own; return what the page says of it. */
async function giveRevolt() {
  const seen = await page.evaluate(async (id) => (await (await fetch(`api/tables/${id}?seat=0`)).json()).sections, id);
  const node = { number: seen["view.number"], takebacks: seen["view.takebacks"] };
  await post(page, `tables/${id}/seats/0/moves`, {
    ...node,
    key: crypto.randomUUID(),
    move: "offer s2 give 1 revolt done",
  });
  await own.waitFor();
  return own.innerText();
}

/** Check the page as it is, light and dark. */
const inspect = async (name) => faults.push(...(await inspected(page, name, folder)));

for (const lang of ["en", "fr", "it"]) {
  await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
  for (const [size, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await page.reload();
    if (size === "phone") await page.locator(".tabs button").nth(1).click(); // the tab of the offers
    await show.waitFor();
    await inspect(`board-${lang}-${size}`);
    await offers.locator("header [aria-haspopup]").click();
    await dialog.getByRole("checkbox").first().waitFor();
    await inspect(`dialog-${lang}-${size}`);
    await page.keyboard.press("Escape");
  }
}

// Without filters all offers are back.
await page.evaluate(() => localStorage.setItem("lang", "en"));
await page.setViewportSize(SCREENS.desktop);
await page.reload();
await offers.getByRole("button", { name: "Filter offers: 2 set" }).click();
for (const name of chosen) await dialog.getByLabel(name).uncheck();
await dialog.getByRole("button", { name: "Close" }).click();
await offers.locator(".offer.you", { hasText: "Jeanne" }).waitFor();
found.without = await offers.locator(".offer").count();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
