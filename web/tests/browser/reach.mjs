// What `carrack play` says about friends: `node reach.mjs LINK`, with the link that opens the door. Prints what it
// found.
import { launch, watched } from "./browser.mjs";

const [link, folder] = process.argv.slice(2);
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(20_000);
await page.goto(link);
await page.getByRole("button", { name: "Play with friends" }).click();
await page.getByRole("button", { name: "Create table" }).waitFor();
found.start = await page.locator(".how").allInnerTexts();
if (folder) await page.screenshot({ path: `${folder}/reach-start.png` });
await page.getByRole("button", { name: "Create table" }).click();
await page.getByRole("button", { name: /^Start / }).waitFor();
await page.locator(".invite").locator(".how, input").first().waitFor();
found.waiting = await page.locator(".how").allInnerTexts();
found.links = await page.locator(".invite input").evaluateAll((all) => all.map((one) => one.value));
const code = page.getByRole("img", { name: "QR code of the link" });
if (found.links.length) await code.waitFor(); // its encoder is loaded after the page
found.codes = await code.count();
if (folder) await page.screenshot({ path: `${folder}/reach-waiting.png` });
await context.close();
console.log(JSON.stringify({ ...found, faults }));
