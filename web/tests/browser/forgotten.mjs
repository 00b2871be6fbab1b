// A browser whose cookie the server does not accept: `node forgotten.mjs URL [FOLDER]`. It must never become another
// guest unasked. With a folder screenshots are taken. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { asked } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const context = await launch({ reducedMotion: "reduce" });
const page = await watched(context, faults);
page.setDefaultTimeout(60_000);
let guests = 0; // how often the page has registered a guest
page.on(
  "request",
  (request) => (guests += request.method() === "POST" && request.url().endsWith("/api/guests") ? 1 : 0),
);
let lists = 0; // how often it has fetched the list of games
page.on("request", (request) => (lists += request.url().includes("/api/tables/mine") ? 1 : 0));
const games = page.getByRole("region", { name: "Your games" });
const notice = page.getByText("The server no longer recognises this browser.").first();

async function picture(name) {
  if (!folder) return;
  for (const colorScheme of ["light", "dark"]) {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

await page.goto(url);
await page.getByLabel("Your name").fill("Magellan");
await page.keyboard.press("Tab");
await page.getByRole("button", { name: /^Play now/ }).click();
await asked(page);
const table = page.url();
await page.goto(url);
await games.getByRole("heading", { name: "Waiting for you" }).waitFor();
await picture("your-games");
const cookies = await context.cookies();
const guest = await page.evaluate(() => localStorage.getItem("guest"));

// The cookie is refused: the start page starts nothing under another identity.
await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: `${cookie.value}x` })));
await page.reload();
await notice.waitFor();
await picture("forgotten");
await page.getByRole("button", { name: /^Play now/ }).click();
await page.locator("p.fault").first().waitFor();
await page.getByRole("button", { name: "Try again" }).click();
await notice.waitFor();
const kept = await page.evaluate(() => [localStorage.getItem("guest"), localStorage.getItem("name")]);
const isSame = kept[0] === guest && kept[1] === "Magellan" && guests === 1;

// The same at a table; then the server accepts the cookie again, and the game continues.
await page.goto(table);
await notice.waitFor();
await context.addCookies(cookies);
await page.getByRole("button", { name: "Try again" }).first().click();
await asked(page);
await notice.waitFor({ state: "detached" });
const isBack = guests === 1;

// A cookie that is lost for good: the player can become a new guest with the same name.
await context.clearCookies();
await page.goto(url);
await page.reload();
await page.getByRole("button", { name: "Start as a new player" }).click();
await notice.waitFor({ state: "detached" });
await games.getByText("Games you start or join appear here.").waitFor();
const anew = await page.evaluate(async () => (await fetch("api/session")).json());
await context.close();
console.log(JSON.stringify({ faults, isSame, isBack, isNew: anew.id !== guest, name: anew.name, guests, lists }));
process.exit(0);
