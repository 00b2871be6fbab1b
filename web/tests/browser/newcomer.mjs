// Somebody who has never seen the game and reads only the page: `node newcomer.mjs URL GAME`. The script knows what any
// reader of a page knows: there is a question, there are buttons with names in regions with names, and one of them may
// be called Confirm. It knows no rule, move or word of the game, follows no link, and opens neither the list of all
// choices nor the menu. It must get through turn 1 of `discovery` or round 1 of `empire`. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE } from "./calls.mjs";
import { chances } from "./table.mjs";
import { words } from "./words.mjs";

const [url, game] = process.argv.slice(2);
const MOST = 250; // presses after which the newcomer gives up
const SOON = 3_000; // milliseconds in which a press must have changed something
const PATIENCE = 60_000; // milliseconds that the newcomer waits for others
const say = words("en");
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(PATIENCE);
const chance = chances(5);
const table = { game, seats: [MINE, bot(), bot()], options: game === "empire" ? { version: "beginner" } : {} };
await page.goto(`${url}#/new?table=${encodeURIComponent(JSON.stringify(table))}`);
await page.getByRole("button", { name: say("new-create") }).click();

const decision = page.getByRole("region", { name: say("table-decision") });
const question = decision.getByRole("status").first();
const all = page.getByRole("main").getByRole("button", { disabled: false });
/** Buttons that are about the page and not about the game, as their names and their places say. */
const ABOUT_PAGE = ["table-list", "table-undo", "keys-title", "table-about"].map((id) => say(id));
const CHOICES = say("table-choices");
const OTHER_REGIONS = [say("table-log"), say("table-chat")];

/** What the newcomer sees: the question, and everything that can be pressed, by its name and its region. */
async function look() {
  const [told, seen] = await Promise.all([
    decision.innerText({ timeout: PATIENCE }),
    all.evaluateAll((list) =>
      list.map((one, at) => {
        const groups = [];
        for (let up = one; (up = up.parentElement?.closest("[role=group]"));) groups.push(up.ariaLabel);
        const place = one.closest("section[aria-label], form[aria-label]");
        const name = (one.ariaLabel ?? one.innerText).replaceAll(/\s+/g, " ").trim();
        return { at, name, region: place?.ariaLabel ?? "", groups, isMenu: !!one.closest("details, dialog") };
      }),
    ),
  ]);
  const buttons = seen.filter(
    ({ name, region, isMenu }) =>
      name && !isMenu && !OTHER_REGIONS.includes(region) && !ABOUT_PAGE.some((one) => name.includes(one)),
  );
  // Where the page has a group for the reader's choices, one looks there.
  const own = buttons.filter(({ groups }) => groups.includes(CHOICES));
  return {
    told,
    buttons: own.length ? own : buttons,
    text: `${told} ${buttons.map(({ name, region }) => `${region}: ${name}`).join(" ")}`,
  };
}

/** Wait for something else than what was seen; returns null if nothing comes. */
async function other(before, time) {
  for (const end = Date.now() + time; Date.now() < end;) {
    const now = await look();
    if (now.text !== before) return now;
  }
  return null;
}

const heading = page.getByRole("heading", { level: 1 });
const turn = async () => (await heading.innerText()).trim();
await question.waitFor();
const found = { first: await turn(), presses: 0, vain: [], waits: 0, questions: new Set(), wordless: [] };
const numberOf = (title) => Number(/\d+/.exec(title)?.[0]);
const isThrough = async () => numberOf(await turn()) > 1;
const tried = new Map(); // how often a button was pressed while a question stood, by its name
let asked = "";
let now = await look();
while (found.presses < MOST && !(await isThrough())) {
  const sentence = (await question.innerText()).trim();
  if (sentence !== asked) tried.clear();
  asked = sentence;
  if (await page.getByRole("dialog").count()) {
    await page.keyboard.press("Escape"); // it is about something else than what is asked
    now = await look();
  }
  if (!now.buttons.length) {
    found.waits++; // others decide
    now = (await other(now.text, PATIENCE)) ?? now;
    continue;
  }
  found.questions.add(sentence);
  if (!/\p{L}{2}.*[.?!:…]/u.test(sentence)) found.wordless.push(sentence);
  // Whoever is asked to confirm confirms; else something that was not tried yet.
  const confirm = now.buttons.find(({ name }) => name.startsWith(say("table-confirm")));
  const least = Math.min(...now.buttons.map(({ name }) => tried.get(name) ?? 0));
  const fresh = now.buttons.filter(({ name }) => (tried.get(name) ?? 0) === least);
  const { at, name } = confirm ?? fresh[chance(fresh.length)];
  if (process.env.DEBUG) console.error(Date.now() % 1e6, sentence, "|", name, now.buttons.length);
  tried.set(name, (tried.get(name) ?? 0) + 1);
  // Others act meanwhile: the button may have gone, or be another.
  const button = all.nth(at);
  const isThere = (await button.evaluate((one) => one.ariaLabel ?? one.innerText).catch(() => "")).replaceAll(
    /\s+/g,
    " ",
  );
  if (
    isThere.trim() === name &&
    (await button.click({ timeout: SOON }).then(
      () => true,
      () => false,
    ))
  ) {
    found.presses++;
    const next = await other(now.text, SOON);
    if (!next) found.vain.push(`${sentence} ${name}`);
    now = next ?? now;
  } else now = await look();
}
const last = await turn();
const isHere = page.url().includes("#/table/") && context.pages().length;
await context.close();
const questions = [...found.questions];
console.log(JSON.stringify({ ...found, questions, last, isThrough: numberOf(last) > 1, isHere, faults }));
