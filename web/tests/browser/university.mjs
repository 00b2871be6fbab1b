// The University between two workers of a box: `node university.mjs URL [FOLDER]`. The table starts at the dock, where
// the player's worker is the last of five. The player asks to be asked before each further worker, and then not to be
// asked any more. Prints the kinds of questions in the order in which they came.
import { launch, watched } from "./browser.mjs";
import { listed, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url, folder] = process.argv.slice(2);
const say = words("en", "discovery");
const LOOKS = [
  { name: "light", viewport: { width: 1280, height: 800 } },
  { name: "dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "phone", viewport: { width: 360, height: 740 } },
];
const faults = [];
const rounds = [];

async function round({ name, ...options }) {
  const context = await launch({ reducedMotion: "reduce", ...options });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  const seats = [{ kind: "mine" }, { kind: "bot", level: 0 }, { kind: "bot", level: 0 }];
  await page.goto(`${url}#/new?table=${encodeURIComponent(JSON.stringify({ game: "discovery", seats }))}`);
  await page.getByRole("button", { name: say("new-create") }).click();

  const decision = page.getByRole("region", { name: say("table-decision") });
  const question = decision.locator(".sentence");
  const dialog = page.getByRole("dialog", { name: say("standing-none") });
  const row = dialog.getByRole("listitem").filter({ hasText: say("asked-front-mid") });
  const found = { name, questions: [] };

  const shoot = async (what) => {
    if (folder) await page.screenshot({ path: `${folder}/university-${what}-${name}.png` });
  };
  /** Wait until the player is asked, and note the question. */
  const asked = async () => {
    await page.locator(".sentence.yours").waitFor();
    found.questions.push((await question.innerText()).split("\n")[0].trim());
  };
  /** Answer with the first choice whose name starts with a text. */
  const answer = async (label) => {
    const node = await decision.getAttribute("data-node");
    await listed(page);
    await page.locator(".choice:enabled", { hasText: label }).first().click();
    await decision.locator(".confirm").click();
    await played(page, node);
  };
  const menu = page.getByLabel(say("menu"), { exact: true });
  // In the menu; the flag beside it has the same name once something stands.
  const standing = page.locator(".menu").getByRole("button", { name: say("standing-none") });
  const open = async () => {
    await dialog.waitFor({ state: "hidden" }); // an answer closes it, and the menu with it
    await page.locator("details[open]", { has: menu }).waitFor({ state: "detached" });
    await menu.click();
    await standing.click();
  };

  await asked();
  await open();
  await shoot("passed");
  found.passed = await row.innerText();
  await row.getByRole("button", { name: say("standing-ask-again") }).click();
  await open();
  await row.getByRole("button", { name: say("standing-skip") }).waitFor();
  await shoot("wanted");
  found.wanted = await row.innerText();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  found.isWide = (await width()) > options.viewport.width;
  await page.getByRole("button", { name: say("keys-close") }).click();
  await answer(say("choice-pass"));
  await asked();
  await shoot("asked");
  await answer(say("choice-pass"));
  await asked();
  // From here on the player passes automatically: the next question is about the player's own worker.
  const node = await decision.getAttribute("data-node");
  await open();
  await row.getByRole("button", { name: say("standing-skip") }).click();
  await played(page, node);
  await asked();
  await open();
  found.again = await row.innerText();
  await context.close();
  return found;
}

for (const look of LOOKS) rounds.push(await round(look));
console.log(JSON.stringify({ rounds, faults }));
