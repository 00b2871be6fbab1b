// Looks for accessibility problems in the states of states.mjs, light and dark: `node inspect.mjs URL WIDTH HEIGHT
// GROUP LANG [FOLDER]`. Prints the name of a position before each table that begins in one, and waits until it is laid
// out; at the end prints the names of the states and their faults.
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { signIn } from "./calls.mjs";
import { inspected } from "./inspecting.mjs";
import { GROUPS, Visit } from "./states.mjs";

const [url, width, height, group, lang, folder] = process.argv.slice(2);
const isPhone = Number(width) < 1000;
const faults = [];
const states = [];
const input = createInterface({ input: process.stdin });
const told = input[Symbol.asyncIterator]();
// Without the service worker a request can be refused.
const context = await launch({
  reducedMotion: "reduce",
  viewport: { width: Number(width), height: Number(height) },
  serviceWorkers: "block",
});
const errors = [];
const page = await watched(context, errors);
page.setDefaultTimeout(30_000);
await page.goto(url);
await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
await signIn(page);
await page.reload(); // in that language

async function lay(position) {
  console.log(position);
  await told.next();
}

async function look(name) {
  states.push(name);
  faults.push(...(await inspected(page, name, folder)));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

await GROUPS[group](new Visit({ page, url, lang, isPhone, look, lay }));
// A file that is refused on purpose is an error to the browser.
faults.push(...errors.filter((error) => !/ERR_FAILED|dynamically imported module/.test(error)));
await context.close();
input.close(); // else the script would wait for more
console.log(JSON.stringify({ states, faults }));
