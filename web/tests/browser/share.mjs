// The end of a game of `empire`: `node share.mjs URL TABLE [FOLDER]`. The result with its sheet, graph and facts, a
// part of a bar, the board beside it, and the picture to share. Prints its results as JSON.
import { readFileSync } from "node:fs";
import { launch, watched } from "./browser.mjs";
import { inspected } from "./inspecting.mjs";

const [url, table, folder] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(30_000);
await page.goto(`${url}#/table/${table}`);
const over = page.getByRole("region", { name: "The game is over" });
await over.waitFor();
const found = { verdict: await over.getByRole("status").innerText() };
faults.push(...(await inspected(page, "empire-end", folder)));
await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

await over.getByText("Show as a table").click();
const sheet = over.getByRole("table").first();
found.total = await sheet
  .getByRole("row", { name: /^Total/ })
  .getByRole("cell")
  .allInnerTexts();
const graph = over.getByRole("img", { name: "Points after each development" });
found.lines = await graph.locator("path.line").count();
// Numbers keep their size, however small the graph is drawn.
found.smallest = await graph.evaluate((svg) => {
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return Math.min(
    ...[...svg.querySelectorAll("text")].map((one) => parseFloat(getComputedStyle(one).fontSize) * scale),
  );
});
const turns = over.getByRole("table", { name: "Points after each development" }).getByRole("row");
found.rows = await turns.count();
found.ends = await turns.last().getByRole("cell").allInnerTexts();
found.facts = await over.getByRole("list", { name: "Highlights" }).getByRole("listitem").count();
await over
  .getByRole("button", { name: /^(Ana|Bea), / })
  .first()
  .click();
found.detail = await over.locator(".detail").innerText();

// The picture shows names, points and what everybody holds; the saved file shows the same.
await over.getByRole("button", { name: "Picture to share" }).click();
const dialog = page.getByRole("dialog", { name: "Picture to share" });
const drawing = dialog.getByRole("img").first();
found.label = await drawing.getAttribute("aria-label");
found.texts = (await drawing.locator("text").allTextContents()).map((text) => text.trim());
const made = page.waitForEvent("download");
await dialog.getByRole("button", { name: "Save picture" }).click();
const download = await made;
found.file = download.suggestedFilename();
const picture = readFileSync(await download.path());
found.size = [picture.readUInt32BE(16), picture.readUInt32BE(20)]; // of the header of a PNG
found.colours = await page.evaluate(async (data) => {
  const blob = new Blob([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], { type: "image/png" });
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  return new Set(new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
}, picture.toString("base64"));
await dialog.getByRole("button", { name: "Close" }).click();

await page.keyboard.press("b");
await over.waitFor({ state: "detached" });
found.holdings = await page.locator(".etable [data-about^='holdings:'], .etable .own-hand").count();
faults.push(...(await inspected(page, "empire-end-board", folder)));
await page.getByRole("button", { name: "See the result" }).click();
await over.waitFor();
await context.close();
console.log(JSON.stringify({ ...found, faults }));
