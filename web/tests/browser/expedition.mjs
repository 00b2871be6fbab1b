// An expedition by two clicks and by keys, and scouting: `node expedition.mjs URL [FOLDER]`. The tables start at the
// discovery box, where the player has a captain, a soldier and two colonists; Florida's counter needs 3. Prints what
// was shown and what the server says.
import { launch, watched } from "./browser.mjs";
import { bot, eventsOf, MINE, post, signIn, startTable } from "./calls.mjs";
import { problems } from "./inspecting.mjs";
import { played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, folder] = process.argv.slice(2);
const LOOKS = [
  { name: "light", viewport: { width: 1280, height: 800 } },
  { name: "dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "narrow", viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "fr" },
];
const faults = [];
const rounds = [];

/** Fetch a path of the API as the page's guest. */
const read = (page, path) => page.evaluate(async (path) => (await fetch(`api/${path}`)).json(), path);

async function round({ name, ...options }) {
  const context = await launch({ reducedMotion: "reduce", ...options });
  const say = words(options.locale ?? "en", "discovery");
  const isWide = options.viewport.width > 1000;
  const page = await watched(context, faults);
  page.setDefaultTimeout(30_000);
  await page.goto(url);
  await signIn(page);
  const seats = [MINE, bot(), bot()];
  const panel = page.getByRole("form", { name: say("board-expedition") });
  const region = (word) => page.locator(`[data-target="region:${word}"] > .cover`);
  const launching = panel.getByRole("button", { name: say("board-launch") });
  const question = page.getByRole("region", { name: say("table-decision") });
  const stage = page.locator("[data-part=stage]");
  const found = { name };

  const shoot = async (what) => {
    if (folder) await page.screenshot({ path: `${folder}/expedition-${what}-${name}.png` });
  };
  const open = async () => {
    const id = await startTable(page, "discovery", seats, { scouting: true });
    await page.goto(`${url}#/table/${id}`);
    await region("peru").waitFor();
    return id;
  };
  const node = () => page.locator("[data-node]").getAttribute("data-node");
  /** What the panel shows once the server has answered for a strength; the percentage without its sign. */
  const shown = async (strength) => {
    await panel.locator(".figures:not(.old) .strength", { hasText: new RegExp(`^${strength}\\b`) }).waitFor();
    const chance = panel.locator(".chance");
    const text = (await chance.count()) ? (await chance.innerText()).replace(/\D/g, "") : "";
    return {
      strength,
      chance: Number(text),
      bars: await panel.locator(".odds .beaten").count(),
      text: await panel.locator(".verdict").innerText(),
    };
  };
  /** The same from the server: by its preview, and as a count over the counters that the reader has not seen. */
  const told = async (id, move, strength) => {
    const { outlook } = await post(page, `tables/${id}/seats/0/preview`, { move });
    const { unseen } = (await read(page, `tables/${id}/seats/0/figures`)).figures;
    const sum = (rows) => rows.reduce((all, { count }) => all + count, 0);
    const counted = sum(unseen.filter(({ resistance }) => resistance <= strength)) / sum(unseen);
    const { beaten, possible } = outlook.expedition;
    return {
      strength: outlook.expedition.strength,
      chance: Math.round((100 * beaten) / possible),
      counted: Math.round(100 * counted),
    };
  };
  const expedition = async (id) => {
    const events = await eventsOf(page, id, 0);
    return events.find(({ kind }) => kind === "expedition")?.args ?? null;
  };
  /** One worker of a type less: by the stepper, or on a phone by a tap on a figure. */
  const keep = (type) =>
    isWide
      ? panel.getByRole("button", { name: `${say("table-less")}: ${type}` }).click()
      : panel.getByRole("button", { name: type, pressed: true }).last().click();

  // Two clicks.
  let id = await open();
  let before = await node();
  await region("peru").click();
  await shown(5);
  await shoot("panel");
  found.flaws = await problems(page);
  found.isAskedToLaunch = !isWide || (await question.locator(".below").innerText()) === say("board-explore-line");
  found.overflow = await panel.evaluate((one) => one.scrollHeight - one.clientHeight);
  found.sheet = await page.evaluate(() => document.querySelector(".dtable > .sheet")?.clientHeight ?? 0);
  found.sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await launching.click();
  await played(page, before);
  found.launched = await expedition(id);

  // Keys: an arrow to what is lit, Enter for the panel, Enter to launch.
  id = await open();
  before = await node();
  await page.locator(".sentence.yours").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement?.matches(".cover"));
  const target = await page.evaluate(() => document.activeElement.closest("[data-target]").dataset.target);
  await page.keyboard.press("Enter");
  await shown(5);
  await page.waitForFunction(() => document.activeElement?.matches(".confirm"));
  await page.keyboard.press("Enter");
  await played(page, before);
  found.byKeys = { ...(await expedition(id)), pressed: target };

  // The chance of some of the workers, another region, and scouting from the bar and from the panel.
  id = await open();
  before = await node();
  await question
    .getByRole("button", { name: say("board-scout", { price: say("board-money", { amount: 1 }) }) })
    .click();
  await question.locator("[aria-pressed=true]").waitFor();
  await shoot("armed");
  await region("florida").click();
  await question.locator(".confirm").click();
  await played(page, before);
  const seen = isWide ? stage : question.locator(".below");
  await seen.getByText(isWide ? say("board-counter-secret") : say("counter-2_4_3_5")).waitFor();
  await shoot("scouted");
  await region("peru").click();
  found.whole = await shown(5);
  found.wholeTold = await told(id, "explore peru colonist 2 captain 1 soldier 1", 5);
  await keep(say("type-colonist", { count: isWide ? 2 : 1 }));
  await keep(say("type-colonist", { count: isWide ? 2 : 1 }));
  found.part = await shown(3);
  found.partTold = await told(id, "explore peru colonist 0 captain 1 soldier 1", 3);
  await shoot("part");
  await region("florida").click();
  await panel.locator(".known").waitFor();
  const verdict = (await shown(3)).text;
  found.isKnown = verdict === say("board-succeeds", { resistance: 3 });
  await shoot("known");
  await region("brazil").click();
  await panel.locator(".odds").waitFor();
  before = await node();
  await panel.locator("button.scout").click();
  await question.locator(".confirm").click();
  await played(page, before);
  await panel.locator(".known").waitFor();
  found.isBack = (await panel.locator(".target").innerText()) === say("region-brazil");
  found.money = (await read(page, `tables/${id}?seat=0`)).sections["view.money"][0];
  await panel.getByRole("button", { name: say("board-not-now") }).click();
  await panel.waitFor({ state: "detached" });
  found.stays = await expedition(id);
  await context.close();
  return found;
}

for (const look of LOOKS) rounds.push(await round(look));
console.log(JSON.stringify({ rounds, faults }));
