// The fullest table of `empire`: `node crowded.mjs URL VERSION [FOLDER]`. Six people, an open auction with bids, twelve
// offers of which six are to the reader, and the drawer open. At 1280 by 800 nothing may scroll but the lower groups of
// the offer board, and nothing may be cut, in three languages. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { post, signIn } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { sellNothing, SLOW_CLOCK, startEmpire } from "./rivals.mjs";
import { controls } from "./table.mjs";

const [url, version, folder] = process.argv.slice(2);
const faults = [];
const found = { overflow: {} };
const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await page.goto(url);
await signIn(page);
const names = ["Marco", "Jeanne", "Willem", "Beatriz", "Hugh"];
const { id, rivals } = await startEmpire(page, url, names, { version }, SLOW_CLOCK);
const [marco, jeanne, willem, beatriz, hugh] = rivals;
await page.goto(`${url}#/table/${id}`);
/** Play a move of the reader from elsewhere. */
async function play(move) {
  const { sections } = await page.evaluate(async (id) => (await fetch(`api/tables/${id}?seat=0`)).json(), id);
  const node = { number: sections["view.number"], takebacks: sections["view.takebacks"] };
  await post(page, `tables/${id}/seats/0/moves`, { ...node, key: crypto.randomUUID(), move });
}
if (version === "standard") {
  // Everybody claims another nation.
  const { menu } = await marco.look();
  const nations = menu.filter(({ kind, refusal }) => kind === "select" && !refusal).map(({ notation }) => notation);
  await play(nations[0]);
  for (const rival of rivals) await rival.play(nations[rival.seat]);
}
await sellNothing(page, rivals);
await controls(page).locator(".match").waitFor();

// Everybody has a population, and in the standard version a bond.
const given = version === "standard" ? "1 bond" : "1 colony";
const gold = async (rival) => (await rival.look())["view.cards"][rival.seat].at(-1);
const rich = [];
for (const rival of [marco, jeanne, willem, hugh, beatriz]) rich.push({ rival, holds: await gold(rival) });
rich.sort((one, other) => other.holds - one.holds);
await rich[2].rival.play("bid 1");
for (const { rival } of rich.slice(0, 2)) await rival.play("bid 4");
const toMe =
  version === "standard" ? "1 population 1 bond for 1 good 10 gold" : "1 population 3 gold for 1 good 1 colony";
for (const rival of rivals) await rival.play(`offer s0 give ${toMe}`);
await hugh.play(`offer s0 give ${given} for 1 good`);
await beatriz.play(`offer anybody give ${given} for 9 gold`);
await hugh.play("offer anybody give 1 population for 4 gold");
await marco.play(`offer s2 give 1 population ${given} for 1 population`);
await jeanne.play(`offer s5 give ${given} for 1 supporter`);
for (const move of [`offer s1 give ${given} for 5 gold`, "offer anybody give 1 population for 8 gold"])
  await play(move);
const offers = page.locator(".offer-board");
const form = page.locator("form#board-draft");
await offers.locator(".offer").nth(11).waitFor();
found.offers = await offers.locator(".offer").count();
found.toMe = await offers.getByRole("region", { name: "To you" }).locator(".offer").count();

/** What scrolls or is cut: parts with more inside than they show. The log scrolls by design. */
const overflowing = () =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".etable, .etable *")]
      .filter((one) => one.checkVisibility() && !one.closest(".pane, .menu, .unseen, .lower"))
      .filter((one) => one === document.documentElement || getComputedStyle(one).overflowY !== "visible")
      .filter((one) => getComputedStyle(one).display !== "inline" && one.clientHeight > 0)
      .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      .map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`),
  );
for (const lang of ["en", "fr", "it"]) {
  await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
  await page.reload();
  await offers.locator(".offer").nth(11).waitFor();
  await page.keyboard.press("o");
  await form.waitFor();
  found.kinds = await form.getByRole("spinbutton").count();
  found.overflow[lang] = await overflowing();
  if (lang === "en") found.flaws = await problems(page);
  if (folder) await page.screenshot({ path: `${folder}/crowded-${version}-${lang}.png` });
}
const lower = offers.locator(".lower");
found.scrolls = await lower.evaluate((one) => one.scrollHeight > one.clientHeight);
found.faults = faults;
console.log(JSON.stringify(found));
await context.close();
