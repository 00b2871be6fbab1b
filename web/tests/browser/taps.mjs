// Plays by tapping what is lit on the board, and the few buttons of the bar, alone: `node taps.mjs URL WIDTH PLAYERS
// [DECISIONS]`. A whole game of `discovery`, or so many decisions. Where taps lead nowhere the list of choices is used,
// and the question is reported. At first every move is confirmed; then confirmation is switched off. At every decision
// the places of the parts and the buttons of the bar are looked at. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE } from "./calls.mjs";
import { chances, listed, played } from "./table.mjs";
import { Watch } from "./watch.mjs";

const [url, wide, players, most = "600"] = process.argv.slice(2);
const WIDTH = Number(wide);
const COUNT = Number(players);
const MOST = Number(most);
const MOST_TAPS = 30; // at a decision
const STILL = 10_000; // milliseconds in which a tap must have changed something
const CONFIRMED = 5; // decisions before confirmation is switched off
const isPhone = WIDTH < 500;
const faults = [];
const context = await launch({
  viewport: { width: WIDTH, height: isPhone ? 844 : 800 },
  hasTouch: isPhone,
  reducedMotion: "reduce",
});
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
const chance = chances(7);
const table = {
  game: "discovery",
  seats: [MINE, ...Array.from({ length: COUNT - 1 }, () => bot())],
  options: COUNT > 5 ? { builders: true, expansion_buildings: true } : {},
};
await page.goto(`${url}#/new?table=${encodeURIComponent(JSON.stringify(table))}`);
await page.getByRole("button", { name: "Create table" }).click();

const question = page.locator(".sentence.yours");
const over = page.getByRole("region", { name: "The game is over" });
const watch = new Watch(page);

/** What can be tapped, once it is lit: targets light up a frame after the question. Runs in the browser. */
async function offered() {
  const seen = () => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const asked = document.querySelector("[data-node]");
    const lit = all(".target.lit > .cover").map((one) => one.parentElement);
    return {
      node: asked?.dataset.node ?? "",
      isBusy: !!asked?.hasAttribute("data-busy"),
      lit: lit.filter((one) => !one.matches(".in-hand")).map((one) => one.dataset.target),
      held: lit.filter((one) => one.matches(".in-hand")).map((one) => one.dataset.target),
      bar: all('[data-part="prompt"] button[data-move]:enabled').map((one) => one.dataset.move),
      confirm: all(".confirm:enabled").length > 0,
      isListed: all(".list.card").length > 0,
      named: all(".named, .figure.on, [aria-pressed=true]").length,
    };
  };
  let now = seen();
  for (let frame = 0; frame < 4 && !now.lit.length && !now.isBusy; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    now = seen();
  }
  return now;
}
const look = () => page.evaluate(offered);

/** What the page offers once a tap has changed it; null if it changes nothing. */
async function changed(before) {
  for (const end = Date.now() + STILL; Date.now() < end;) {
    const now = await look();
    if (JSON.stringify(now) !== JSON.stringify(before)) return now;
  }
  return null;
}

/** Tap a thing or press a button. */
async function tap(selector) {
  const one = page.locator(selector).filter({ visible: true }).first();
  await (isPhone ? one.tap() : one.click());
}

const found = { decisions: 0, tapped: 0, pressed: 0, narrowed: 0, listed: [], dead: [], titles: new Set() };

/** Make a decision by taps; returns whether they led to a move. */
async function decide(node) {
  const tapped = new Set();
  let now = await look();
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (now.node !== node || now.isBusy) return true;
    // A tapped target stays lit, and a second tap would put it away; of workers that are alike several may be wanted.
    const lit = now.lit.filter((id) => !tapped.has(id));
    const bar = lit.length && chance(4) ? [] : now.bar;
    const before = now;
    let what = "";
    if (now.confirm) {
      await tap(".confirm:enabled");
      found.pressed++;
    } else if (now.isListed || (!lit.length && !bar.length)) return false;
    else if (bar.length) {
      what = bar[chance(bar.length)];
      await tap(`[data-part="prompt"] button[data-move="${what}"]:enabled`);
      found.pressed++;
    } else {
      what = lit[chance(lit.length)];
      tapped.add(what);
      await tap(`.target.lit[data-target="${what}"] > .cover`);
      found.tapped++;
    }
    const next = await changed(before);
    if (!next) {
      found.dead.push(`${what} of ${before.lit.join(", ")}`);
      return false;
    }
    if (next.node === node && next.lit.length && next.lit.length < before.lit.length) found.narrowed++;
    now = next;
  }
  return false;
}

for (; found.decisions < MOST; found.decisions++) {
  await question.or(over).waitFor();
  if (await over.isVisible()) break;
  found.titles.add(await page.title());
  const { node } = await look();
  await watch.look({ parts: !isPhone });
  if (!(await decide(node))) {
    const legal = [...(await watch.legal()).keys()].join(", ");
    found.listed.push(`${await question.innerText()}: ${legal}`);
    await listed(page);
    const choice = page.locator(".choice:enabled");
    await choice.nth(chance(await choice.count())).click();
    const confirm = page.locator(".confirm:enabled");
    if (await confirm.isVisible()) await confirm.click();
  }
  await played(page, node);
  if (found.decisions === CONFIRMED) {
    await page.locator("summary", { hasText: "☰" }).click();
    await page.getByLabel("Ask me to confirm each move").uncheck();
    await page.locator("summary", { hasText: "☰" }).click();
  }
}
const end = {};
if (MOST >= 600) {
  await over.waitFor();
  end.verdict = await over.getByRole("status").innerText();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
  end.glowing = await page
    .locator(".play :is(.lit, .box.now, .due)")
    .evaluateAll((all) => all.map((one) => one.className));
}
await context.close();
console.log(JSON.stringify({ ...found, ...watch.found(), ...end, titles: [...found.titles], faults }));
