// The order of seats in a waiting room: `node seats.mjs URL [FOLDER]`. The host moves seats by mouse, menu and
// keyboard while a guest looks on; options are written out for both. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { problems } from "./inspecting.mjs";

const [url, folder] = process.argv.slice(2);
const SIZES = { desktop: [1280, 800], phone: [390, 844], small: [360, 740] };
const EDITIONS = { en: /edition/, fr: /édition/i, it: /edizione/i };
const faults = [];
const found = { marked: {}, mains: {} };
const contexts = await Promise.all([launch({ reducedMotion: "reduce" }), launch({ reducedMotion: "reduce" })]);
const [ana, bea] = await Promise.all(contexts.map((one) => watched(one, faults)));
for (const page of [ana, bea]) page.setDefaultTimeout(20_000);
await ana.setViewportSize({ width: 1280, height: 800 });

const rows = (page) => page.locator(".wait ol.seats > li");
/** Wait until the seats of a page are played by these people. */
const ordered = (page, ...texts) =>
  page.waitForFunction((wanted) => {
    const shown = [...document.querySelectorAll(".wait ol.seats > li")].map(
      (row) => row.querySelector("strong")?.textContent ?? row.querySelector("select")?.value,
    );
    return shown.join() === wanted.join();
  }, texts);
const told = (page, text) => page.locator(".wait .unseen[role=status]", { hasText: text }).waitFor();
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Check a page at all sizes, in both themes and all languages: accessible, not too wide, nothing cut off. */
async function inspect(page, name, langs) {
  for (const lang of langs) {
    await page.locator("header.bar button", { hasText: lang }).click();
    await page.locator(".wait .game span", { hasText: EDITIONS[lang] }).waitFor();
    await page.getByRole("img", { name: /QR/ }).waitFor();
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        if (folder) await page.screenshot({ path: `${folder}/${name}-${lang}-${size}-${colorScheme}.png` });
        const cut = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll(".wait :is(.card, button, p, dt, dd, h1, h2)")]
            .filter((one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth && !one.matches(".unseen"))
            .map((one) => `${one.localName}.${one.className} ${one.textContent.slice(0, 30)}`),
        );
        if (cut.length) faults.push(`${name} ${lang} ${size}: cut ${cut}`);
        faults.push(...(await problems(page)).map((one) => `${name} ${lang} ${size} ${colorScheme}: ${one}`));
      }
    }
  }
  await page.locator("header.bar button", { hasText: "en" }).click();
  await page.locator(".wait .game span", { hasText: EDITIONS.en }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

const table = {
  game: "discovery",
  options: { house_rules: true },
  seats: [{ kind: "mine" }, { kind: "open" }, { kind: "bot", level: 0 }],
};
await ana.goto(`${url}#/new?table=${encodeURIComponent(JSON.stringify(table))}`);
await ana.getByRole("button", { name: "Create table" }).click();
const link = await ana.getByLabel("Link to this table").inputValue();
await ordered(ana, "Navigator", "open", "bot 0");

// A guest reads the options, and has one main button: the first free seat.
await bea.goto(link);
await bea.locator(".wait dl").waitFor();
found.options = await bea.locator(".wait dl dt").allInnerTexts();
found.edition = await bea.locator(".wait .game span").innerText();
found.mains.guest = await bea.locator(".main:visible").allInnerTexts();
found.grips = await bea.locator(".grip").count();
await bea.getByLabel("Enter your name").fill("Bea");
await bea.getByRole("button", { name: "Take this seat" }).click();
await ordered(ana, "Navigator", "Bea", "bot 0");
found.mains.host = await ana.locator(".main:visible").allInnerTexts();
found.state = await ana.locator(".state [role=status]").innerText();

// By the menu; the focus goes with the seat.
await ana.getByRole("button", { name: "Change seat 2" }).click();
await ana.getByRole("button", { name: "Move up" }).click();
await ordered(bea, "Bea", "Navigator", "bot, level 0");
await bea.locator("li.changed").nth(1).waitFor();
found.marked.guest = await rows(bea).evaluateAll((all) => all.map((one) => one.classList.contains("changed")));
await told(ana, "Bea is now in seat 1.");
await ana.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Change seat 1");
await bea.locator("li.changed").first().waitFor({ state: "detached" });

// By keyboard: at the end a key does nothing.
await ana.locator(".grip").first().focus();
await ana.keyboard.press("ArrowUp");
await ana.keyboard.press("ArrowDown");
await told(ana, "Bea is now in seat 2.");
await ordered(bea, "Navigator", "Bea", "bot, level 0");
await ana.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Move seat 2"));
found.focus = await focused(ana);

// By mouse, from the last place to the first; Escape cancels.
const middle = async (at) => {
  const box = await ana.locator(".grip").nth(at).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const [x, bottom] = await middle(2);
const [, top] = await middle(0);
await ana.mouse.move(x, bottom);
await ana.mouse.down();
await ana.mouse.move(x, top - 8, { steps: 4 });
await ana.locator("li.above").waitFor();
if (folder) await ana.screenshot({ path: `${folder}/dragging.png` });
await ana.keyboard.press("Escape");
await ana.locator("li.above").waitFor({ state: "detached" });
await ana.mouse.up();
await ordered(ana, "Navigator", "Bea", "bot 0");
await ana.mouse.move(x, bottom);
await ana.mouse.down();
await ana.mouse.move(x, top - 8, { steps: 4 });
await ana.mouse.up();
await told(ana, "The seat is now number 1.");
await ordered(bea, "bot, level 0", "Navigator", "Bea");

// A further seat changes an option that follows from the number of players: it is marked.
await inspect(ana, "host", ["en", "fr", "it"]);
await inspect(bea, "guest", ["fr"]);
await ordered(ana, "bot 0", "Navigator", "Bea");
await ana.getByRole("button", { name: "Change seat 1" }).click();
if (folder) await ana.screenshot({ path: `${folder}/menu.png` });
await ana.getByRole("button", { name: "Remove seat 1" }).click();
await ordered(bea, "Navigator", "Bea");
await ana.locator("dl .changed").waitFor();
found.marked.options = await ana.locator("dl .changed dt").allInnerTexts();

// They talk while they wait.
await ana.getByLabel("Write a message").fill("Shall I mix the seats?");
await ana.getByRole("button", { name: "Send" }).click();
await bea.getByRole("log", { name: "Chat" }).getByText("Shall I mix").waitFor();
await bea.getByLabel("Write a message").fill("Go on");
await bea.getByRole("button", { name: "Send" }).click();
await ana.getByRole("log", { name: "Chat" }).getByText("Go on").waitFor();

// By chance, which here changes their places.
found.shuffles = await bea.getByRole("button", { name: "Shuffle the seats" }).count();
await ana.evaluate(() => (Math.random = () => 0));
await ana.getByRole("button", { name: "Shuffle the seats" }).click();
await told(ana, "The seats have a new order.");
await ordered(bea, "Bea", "Navigator");

// The order shown is the order at the table.
await ana.getByRole("button", { name: "Start game", exact: true }).click();
await bea.locator(".play").waitFor();
const id = link.match(/table\/([^?]+)/)[1];
found.seats = await ana.evaluate(
  async (at) => (await (await fetch(`api/tables/${at}`)).json()).sections.table.seats.map((seat) => seat.name),
  id,
);
for (const one of contexts) await one.close();
console.log(JSON.stringify({ ...found, faults }));
