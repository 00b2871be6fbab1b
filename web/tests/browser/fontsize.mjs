// Visits the main pages with the browser's font size as usual and set to 24 and 32 px:
// `node fontsize.mjs URL [FOLDER]`. Text has to follow it, and nothing may be cut off, overlap or scroll sideways. At
// the usual size no text and no target may be too small, and axe-core must find nothing at a table. With a folder
// screenshots are taken. Prints its results as JSON.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, watched } from "./browser.mjs";
import { bot, MINE, playOn, signIn, startTable } from "./calls.mjs";
import { problems, tooSmall } from "./inspecting.mjs";

const [url, folder] = process.argv.slice(2);
const USUAL = 16;
const LOOKS = [
  [USUAL, 1280, 800],
  [USUAL, 390, 844],
  [24, 1280, 800],
  [32, 1280, 800],
  [32, 390, 844],
];
const faults = [];
const found = { roots: [], wrong: [], pages: 0 };

/** List the layout faults of the page. Runs in the browser. */
function wrongs(size) {
  const list = new Set();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) list.add(`scrolls ${scrollWidth - clientWidth} px sideways`);
  const name = (one) => {
    const text = one.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    return `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> “${text}”`;
  };
  const isScrolled = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isCut = (style) =>
    /hidden|clip/.test(style.overflowX + style.overflowY) || /strict|size|paint/.test(style.contain);
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest(".unseen, dialog:not([open]), svg, details:not([open]) > .menu, option, [aria-hidden=true]");

  // Each piece of text, clipped to its visible part.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || /SCRIPT|STYLE|TITLE/.test(own.tagName) || !shown(own)) continue;
    if (parseFloat(getComputedStyle(own).fontSize) < 0.85 * size) list.add(`too small: ${name(own)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Lines are higher than letters: shrink the box to the letters.
      const inset = (bottom - top) * 0.2;
      let box = { left, right, top: top + inset, bottom: bottom - inset };
      let reach = { ...box };
      for (let at = own; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === "inline" || style.display === "contents") continue;
        const frame = at.getBoundingClientRect();
        if (isScrolled(style)) {
          if (at.clientHeight < 1.4 * size) list.add(`no room to scroll: ${name(at)}`);
          box = {
            left: Math.max(box.left, frame.left),
            right: Math.min(box.right, frame.right),
            top: Math.max(box.top, frame.top),
            bottom: Math.min(box.bottom, frame.bottom),
          };
          reach = { ...frame.toJSON() }; // content that is scrolled away can be reached
        } else if (isCut(style)) {
          if (
            reach.left < frame.left - 2 ||
            reach.right > frame.right + 2 ||
            reach.top < frame.top - 2 ||
            reach.bottom > frame.bottom + 2
          )
            list.add(`cut off: ${name(own)} by ${name(at)}`);
        }
        if (style.position === "fixed") break;
      }
      if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ own, ...box });
    }
  }
  const layer = (one) => one.closest(".hand, [role=alert], .menu, .bar, section.list");
  texts.forEach((a, at) => {
    for (const b of texts.slice(at + 1)) {
      if (a.own === b.own || layer(a.own) !== layer(b.own)) continue;
      if (a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
        list.add(`overlap: ${name(a.own)} and ${name(b.own)}`);
    }
  });
  return [...list];
}

for (const [size, width, height] of LOOKS) {
  const profile = mkdtempSync(join(tmpdir(), "carrack-browser-"));
  mkdirSync(join(profile, "Default"));
  writeFileSync(
    join(profile, "Default", "Preferences"),
    JSON.stringify({ webkit: { webprefs: { default_font_size: size } } }),
  );
  const context = await launch({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true, profile });
  const page = await watched(context, faults);
  page.setDefaultTimeout(30_000);

  async function look(name) {
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 15; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size}-${width}.png` });
    const wrong = await page.evaluate(wrongs, size);
    if (size === USUAL) {
      wrong.push(...(await tooSmall(page)));
      if (/table|replay/.test(name)) wrong.push(...(await problems(page)));
    }
    found.wrong.push(...wrong.map((one) => `${name} ${size} px at ${width}: ${one}`));
    found.pages++;
  }

  /** The pages without a table; `pages.mjs` has them at the usual size. */
  async function lookAround() {
    await look("start");
    for (const [path, sign] of [
      ["new", "button.create"],
      ["lobby", "h1"],
      ["settings", "select"],
      ["editions", "tbody tr"],
      ["how/discovery", ".parts li"],
      ["rules/empire", "section[id]"],
    ]) {
      await page.evaluate((path) => (location.hash = `#/${path}`), path);
      await page.locator(sign).first().waitFor();
      await look(path.replace("/", "-"));
    }
  }

  await page.goto(url);
  await page.locator(".ways").waitFor();
  found.roots.push(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      getComputedStyle(document.querySelector(".way span")).fontSize,
    ]),
  );
  if (size !== USUAL) await lookAround();
  for (const game of ["discovery", "empire"]) {
    await signIn(page);
    const id = await startTable(page, game, [MINE, bot(), bot(), bot()]);
    await playOn(page, id, 3);
    await page.evaluate((id) => localStorage.setItem(`answered ${id} 0`, "5"), id); // much has happened since
    await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
    await page.locator(".sentence.yours, .decide").first().waitFor();
    const tabs = page.locator(":is(.dtable, .etable) > .tabs button");
    await page.locator(":is(.dtable, .etable).wide, :is(.dtable, .etable) .tab").waitFor();
    if (!(await tabs.count())) await look(`table-${game}`);
    for (let at = 0; at < (await tabs.count()); at++) {
      await tabs.nth(at).click();
      await look(`table-${game}-${at}`);
    }
    if (size === USUAL) {
      // On a phone the buttons of an open auction leave no room for that of the list.
      if (await page.locator("button.list").count()) {
        await page.locator("button.list").click();
        await page.locator(".list.card .choice").first().waitFor();
        await look(`table-${game}-list`);
        await page.keyboard.press("Escape");
      }
      await page.getByLabel("Menu", { exact: true }).click();
      await look(`table-${game}-menu`);
      await page.keyboard.press("Escape");
      // A scene that is held: the strip of what happened.
      await page.getByRole("button", { name: /^Since your move/ }).click();
      await page.locator(".since [aria-current=step]").waitFor();
      await look(`table-${game}-since`);
      await page.keyboard.press("Escape");
    }
    await page.evaluate((id) => (location.hash = `#/replay/${id}`), id);
    await page.getByText(/^Decision \d+ of \d+$/).waitFor();
    await page.locator(".shown .drawn").first().waitFor();
    await look(`replay-${game}`);
  }
  await context.close();
}
console.log(JSON.stringify({ ...found, faults }));
