// What lies on what on the map: `node names.mjs URL [FOLDER]`. Positions with four and six seats, in three languages,
// on a large screen and two phones: names, goods, pennants, counters and rows of colonies may not touch each other; on
// a large screen rows lie within the block of their region. Every good is shown, and in one position more workers than
// any game has. Prints the name of a position before each table, and waits until it is laid out; at the end prints its
// results as JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { launch, watched } from "./browser.mjs";
import { bot, MINE, signIn, startTable } from "./calls.mjs";
import { crowd } from "./torture.mjs";

const [url, folder] = process.argv.slice(2);
const SIZES = [[1280, 800], [390, 844], [360, 740]]; // prettier-ignore
/** Positions by name: how many players, and what the page shows besides. */
const POSITIONS = {
  "late-4": { players: 4, more: { isFull: false } },
  "late-6": { players: 6, more: { isFull: false } },
  "scouted-4": { players: 4, more: { isFull: false } },
  "full-4": { players: 4, more: { lead: 10 } },
  "full-6": { players: 6, more: {} },
};
const TOUCH = 1.5; // pixels by which frames may meet: edges are smooth
const REACH = 4; // units of the map by which a row may stand out of its block
const map = JSON.parse(readFileSync(new URL("../../src/discovery/cartogram.json", import.meta.url), "utf8"));
const blocks = Object.fromEntries(Object.entries(map.regions).map(([name, { anchors }]) => [name, anchors.block]));
const MOST = 60; // faults that are reported
const found = { looks: 0, parts: 0, wrong: [], faults: [] };
const lines = createInterface({ input: process.stdin });
const told = lines[Symbol.asyncIterator]();

/** The parts of every region with their frames in pixels, and what touches what. Runs in the browser. */
function touching([most, reach, blocks]) {
  // Letters are lower than their line: from the top of a capital to the foot of a "g".
  const CAPITAL = 0.7;
  const FOOT = { name: 0.22, other: 0.02 };
  const frameOf = (one, kind) => {
    const { x, y, width, height } = one.getBBox();
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    if (one.tagName === "text") {
      const size = parseFloat(getComputedStyle(one).fontSize);
      const line = Number(one.getAttribute("y"));
      const foot = kind === "name" ? FOOT.name : FOOT.other;
      Object.assign(box, { top: line - CAPITAL * size, bottom: line + foot * size });
    }
    const at = one.getScreenCTM();
    const [left, top] = [at.a * box.left + at.e, at.d * box.top + at.f];
    return { left, top, right: at.a * box.right + at.e, bottom: at.d * box.bottom + at.f };
  };
  const joined = (frames) => ({
    left: Math.min(...frames.map(({ left }) => left)),
    top: Math.min(...frames.map(({ top }) => top)),
    right: Math.max(...frames.map(({ right }) => right)),
    bottom: Math.max(...frames.map(({ bottom }) => bottom)),
  });
  const parts = [...document.querySelectorAll(".map .place")].flatMap((place) => {
    const region = place.dataset.place;
    return [...place.children].map((one) => {
      const kind = one.getAttribute("class")?.split(" ")[0] ?? one.getAttribute("href").slice("#art-".length);
      const shapes = kind === "colony" || kind === "knowers" ? [...one.querySelectorAll("use, text, rect")] : null;
      const frame = shapes ? joined(shapes.map((shape) => frameOf(shape, kind))) : frameOf(one, kind);
      return { region, kind, frame, one };
    });
  });
  const wrong = [];
  const words = ({ region, kind, one }) => `${region} ${kind} “${one.textContent.trim()}”`;
  parts.forEach((a, at) =>
    parts.slice(at + 1).forEach((b) => {
      const across = Math.min(a.frame.right, b.frame.right) - Math.max(a.frame.left, b.frame.left);
      const down = Math.min(a.frame.bottom, b.frame.bottom) - Math.max(a.frame.top, b.frame.top);
      if (across > most && down > most)
        wrong.push(`${words(a)} touches ${words(b)} by ${across.toFixed(1)} by ${down.toFixed(1)}`);
    }),
  );
  const frame = document.querySelector(".map").getBoundingClientRect();
  for (const part of parts) {
    const { left, right, top, bottom } = part.frame;
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
      wrong.push(`${words(part)} sticks out of the map`);
    if (!blocks || part.kind !== "colony") continue;
    const at = part.one.parentElement.getScreenCTM();
    const [x, y, wide, high] = blocks[part.region];
    const out = Math.max(
      x - (left - at.e) / at.a,
      (right - at.e) / at.a - x - wide,
      y - (top - at.f) / at.d,
      (bottom - at.f) / at.d - y - high,
    );
    if (out > reach) wrong.push(`${words(part)} stands out of its block by ${out.toFixed(1)}`);
  }
  return { parts: parts.length, wrong };
}

for (const [name, { players, more }] of Object.entries(POSITIONS)) {
  const context = await launch({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const page = await watched(context, found.faults);
  page.setDefaultTimeout(30_000);
  await page.goto(url);
  await signIn(page);
  await crowd(page, more);
  console.log(name);
  await told.next();
  const id = await startTable(page, "discovery", [MINE, ...Array.from({ length: players - 1 }, () => bot())]);
  for (const lang of ["en", "fr", "it"]) {
    await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
    await page.goto("about:blank");
    await page.goto(`${url}#/table/${id}`);
    await page.locator(`html[lang=${lang}] .sentence.yours`).waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const isWide = width > 500;
      await page.waitForFunction(
        (want) => document.querySelector(".dtable")?.matches(".wide") === want && !!document.querySelector(".dtable"),
        isWide,
      );
      if (!isWide) await page.locator(".tabs button").first().click();
      await page.locator(".map .place .name").nth(8).waitFor();
      // Names are placed anew once the fonts are there.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      });
      const { parts, wrong } = await page.evaluate(touching, [TOUCH, REACH, isWide ? blocks : null]);
      found.parts += parts;
      found.looks++;
      found.wrong.push(...wrong.map((one) => `${name}, ${lang}, ${width} by ${height}: ${one}`));
      if (folder) await page.screenshot({ path: `${folder}/names-${name}-${lang}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await context.close();
}
lines.close(); // else the script never ends
console.log(JSON.stringify({ ...found, wrong: found.wrong.slice(0, MOST) }));
