// Reviews a finished game: `node after.mjs URL TABLE FOLDER`. Score sheet, graph, proof and record; the replay by keys;
// a what-if board, on which it plays and goes back. Prints its results as JSON.
import { readFileSync } from "node:fs";
import { launch, watched } from "./browser.mjs";
import { asked, listed } from "./table.mjs";

const [url, table, folder] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(120_000); // on the interpreted core the bots of a what-if board take their time

/** Take a screenshot, if a folder is given. */
async function shoot(name) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

await page.goto(`${url}#/table/${table}`);
const over = page.getByRole("region", { name: "The game is over" });
await over.getByText("Show as a table").click();
const sheet = over.getByRole("table").first();
await sheet.getByRole("rowheader", { name: "Colonies" }).waitFor();
const total = await sheet
  .getByRole("row", { name: /^Total/ })
  .getByRole("cell")
  .allInnerTexts();
const graph = over.getByRole("img", { name: "Points after each turn" });
const lines = await graph.locator("path.line").count();
const turns = over.getByRole("table", { name: "Points after each turn" }).getByRole("row");
const rows = await turns.count();
const ends = await turns.last().getByRole("cell").allInnerTexts();

// Facts from the record, and what a part of a bar is made of.
const facts = await over.getByRole("list", { name: "Highlights" }).getByRole("listitem").count();
await over
  .getByRole("button", { name: /^(Ana|Bea), / })
  .first()
  .click();
const detail = await over.locator(".detail").innerText();

// The picture to share is a file of its own, made here.
await over.getByRole("button", { name: "Picture to share" }).click();
const made = page.waitForEvent("download");
await over.getByRole("button", { name: "Save picture" }).click();
const picture = readFileSync(await (await made).path());
const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)]; // of the header of a PNG
await over.getByRole("button", { name: "Close" }).click();

await page.getByRole("button", { name: "Was the deal fair?" }).click();
const deal = page.getByRole("dialog", { name: "Was the deal fair?" });
await deal.getByRole("button", { name: "Check in this browser" }).click();
const proof = await deal.getByText(/The secret matches/).innerText();
await deal.getByRole("button", { name: "Let the server check" }).click();
const word = await deal.getByText(/^The server has/).innerText();
const saved = page.waitForEvent("download");
await deal.getByRole("link", { name: "Download the record" }).click();
const record = readFileSync(await (await saved).path(), "utf-8");
await deal.getByRole("button", { name: "Close" }).click();
await shoot("over");

// The result is laid aside; a line of the log marks its targets on the board.
await page.keyboard.press("b");
await over.waitFor({ state: "detached" });
await page.getByRole("log").getByRole("button").last().click();
await page.locator("[data-marked]").first().waitFor();
const marked = await page.locator("[data-marked]").count();
await page.getByRole("button", { name: "See the result" }).click();
await over.waitFor();

await page.getByRole("link", { name: "Replay" }).click();
const at = page.getByText(/^Decision \d+ of \d+$/);
await at.waitFor();
const numbers = [];
for (const [key, expected] of [
  ["Home", 0],
  ["ArrowRight", 1],
  ["ArrowRight", 2],
  ["ArrowLeft", 1],
  ["PageDown", null],
  ["End", null],
]) {
  await page.keyboard.press(key);
  if (expected !== null) await page.getByText(new RegExp(`^Decision ${expected} of`)).waitFor();
  numbers.push(Number(/\d+/.exec(await at.innerText())[0]));
}
await page.getByRole("heading", { level: 1, name: /^Turn 8/ }).waitFor();
const second = numbers[4];
await page.getByRole("slider").fill(String(second));
await page.getByRole("heading", { level: 1, name: /^Turn 2/ }).waitFor();
await shoot("replay");
// On a phone the board as text is there too, beside the part that is shown.
await page.setViewportSize({ width: 360, height: 740 });
await page.getByRole("button", { name: "Map", exact: true }).waitFor();
const told = await page.getByRole("table", { name: "Map" }).getByRole("rowheader").count();
await page.setViewportSize({ width: 1280, height: 800 });
await page.getByRole("button", { name: "Play", exact: true }).click();
await page.getByText(new RegExp(`^Decision ${second + 2} of`)).waitFor();
await page.getByRole("button", { name: "Pause" }).click();

// From here on a what-if board.
await page.getByRole("button", { name: "Continue from here" }).click();
await page.getByText(/^Practice board: the real game/).waitFor();
const node = () => page.locator("[data-node]").getAttribute("data-node");
await asked(page);
const began = await node();
await shoot("board");
await listed(page);
await page.locator(".choice:enabled").first().click();
await page.locator(".confirm").click();
await page.waitForFunction((old) => document.querySelector("[data-node]")?.getAttribute("data-node") !== old, began);
const tried = await node();
await page.getByRole("button", { name: "Back to the start" }).click();
await page.waitForFunction(
  (old) => document.querySelector("[data-node]")?.getAttribute("data-node").split(".")[0] === old,
  began.split(".")[0],
);
await context.close();
console.log(
  JSON.stringify({
    ...{ total, lines, rows, ends, facts, detail, size, proof, word, record, marked, numbers, told, began, tried },
    faults,
  }),
);
