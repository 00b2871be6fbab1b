// A planned bid by mail: `node held.mjs URL [FOLDER]`. At a table without a clock the player plans bids while two
// others have not decided. The strip says that the bid is held back, in three languages, on two screens, light and
// dark, until the others have decided and the plans are played. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { BY_MAIL, sellNothing, startEmpire } from "./rivals.mjs";

const [url, folder] = process.argv.slice(2);
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const faults = [];
const found = { notes: {} };
const context = await launch({ reducedMotion: "reduce", viewport: SCREENS.desktop });
const page = await watched(context, faults);
page.setDefaultTimeout(15_000);
await context.addInitScript(() => localStorage.setItem("ask-first", "no"));
await page.goto(url);
await signIn(page);
const { id, rivals } = await startEmpire(page, url, ["Marco", "Jeanne"], { version: "beginner" }, BY_MAIL);
const [marco, jeanne] = rivals;
await page.goto(`${url}#/table/${id}`);
await sellNothing(page, rivals);

// The player plans to bid up to 3 for the card that is up; nothing is bid yet.
const strip = page.locator(".plan-strip");
await strip.getByRole("button").click();
const planning = page.getByRole("form", { name: "Plan bids" });
const limit = planning.getByRole("spinbutton", { name: /^Limit for card/ }).first();
await limit.fill("3");
await limit.press("Enter");
await planning.waitFor({ state: "detached" });
const on = page.locator(".plan-strip.on");
const note = on.locator(".quiet");
await note.waitFor();

/** Check the strip as it is, light and dark: nothing of the note is cut off. */
async function inspect(name) {
  faults.push(...(await inspected(page, name, folder)));
  const cut = await note.evaluate((one) => one.scrollWidth - one.clientWidth);
  if (cut > 1) faults.push(`${name}: ${cut} px of the note are cut off`);
}

for (const lang of ["fr", "it", "en"]) {
  await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
  for (const [size, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await page.reload();
    await note.waitFor();
    found.notes[`${lang} ${size}`] = await note.innerText();
    await inspect(`held-${lang}-${size}`);
  }
}
await page.setViewportSize(SCREENS.desktop);
found.early = (await marco.look())["view.bids"];

// One more has decided, one has not: still held. When the last one has, the plan bids.
await marco.play("content");
found.waiting = (await marco.look()).awaited;
found.still = (await marco.look())["view.bids"];
await jeanne.play("content");
await page.locator(".plan-strip.on:not(.held)").waitFor();
found.after = await note.innerText();
found.played = (await marco.look())["view.bids"];
await context.close();
console.log(JSON.stringify({ ...found, faults }));
