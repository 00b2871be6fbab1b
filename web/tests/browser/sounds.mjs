// Sounds: `node sounds.mjs URL`. They are off at first; switched on in the settings they are heard at a worker placed,
// at a refusal and at the own turn. A sound is known by the frequencies it is made of. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { asked, played } from "./table.mjs";
import { words } from "./words.mjs";

const [url] = process.argv.slice(2);
const say = words("en");
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
await page.addInitScript(() => {
  window.heard = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) window.heard.push(value);
    return set.call(this, value, at);
  };
});
/** Wait until a sound with these frequencies was heard since the last call. */
const heard = async (...pitches) => {
  await page.waitForFunction((wanted) => wanted.every((one) => window.heard.includes(one)), pitches);
  await page.evaluate(() => (window.heard = []));
};
const [TICK, KNOCK, TWO_BELLS, COIN] = [[900], [140], [660, 880], [1900, 2600]];

await page.goto(url);
await signIn(page);
await page.goto(`${url}#/settings`);
const setting = page.getByRole("combobox", { name: say("sound"), exact: true });
const listen = page.getByRole("button", { name: say("sound-try") });
await setting.waitFor();
found.atFirst = [await setting.inputValue(), await listen.isDisabled()];
await setting.selectOption("soft");
await heard(...TICK, ...COIN, ...TWO_BELLS);
await listen.click();
await heard(...COIN);

const id = await startTable(page, "discovery", [MINE, bot(), bot()]);
await page.goto(`${url}#/table/${id}`);
await asked(page);
await heard(...TWO_BELLS);
const dock = page.locator('.target.lit[data-target="box:dock"] > .cover');
await dock.waitFor();
await page.locator('[data-target="region:peru"]').first().dispatchEvent("click");
await page.locator(".why-not").waitFor();
await heard(...KNOCK);
const node = await page.locator("[data-node]").getAttribute("data-node");
await dock.click();
await dock.click();
await played(page, node);
await heard(...TICK);

// The menu has the same setting.
await asked(page);
await page.getByLabel(say("menu"), { exact: true }).click();
found.inMenu = await setting.inputValue();
await setting.selectOption("off");
found.stored = await page.evaluate(() => localStorage.getItem("sound"));
found.faults = faults;
console.log(JSON.stringify(found));
await context.close();
