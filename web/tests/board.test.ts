import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "../scripts/faults.mjs";

const executablePath = "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];

// Machines without Debian's Chromium build the client too; the project's own checks always have it.
describe.skipIf(!existsSync(executablePath))("the board in a browser", { timeout: 60_000 }, () => {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page; // shared by all tests: a new page would load everything again

  beforeAll(async () => {
    server = await createServer({ server: { port: 0, fs: { allow: [".."] } }, logLevel: "error" });
    await server.listen();
    browser = await chromium.launch({ executablePath, args });
    page = await browser.newPage();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function show(table: string, width: number, height: number, lang = "en"): Promise<void> {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.resolvedUrls?.local[0]}gallery.html?table=${table}&lang=${lang}`);
    await page.waitForSelector(".board");
    await page.evaluate(() => document.fonts.ready);
  }

  it.each([
    ["2015-6-late", 360, 740, "fr"],
    ["2015-4-opening", 1280, 800, "it"],
    ["2015-4-late", 1280, 800, "fr"],
    ["2015-6-late", 1280, 800, "en"],
    ["2015-6-end", 1280, 800, "fr"],
    ["2007-5-end", 1366, 657, "it"],
    ["2015-2-middle", 1440, 900, "en"],
    ["2015-6-end", 2560, 1440, "en"],
  ])("%s at %i px has nothing cut off or covered", async (table, width, height, lang) => {
    await show(table, width, height, lang);
    expect(await page.evaluate(faults)).toEqual([]);
    if (width < 1100) return;
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, height]);
  });

  /** Show a table with six seats of six types in every region, each with its good. */
  async function crowd(width: number, height: number, lang: string): Promise<void> {
    const file = "2015-6-late.json";
    const { default: fixture } = (await import(`../fixtures/${file}`, { with: { type: "json" } })) as {
      default: { sections: Record<string, unknown> };
    };
    const seats = [0, 1, 2, 3, 4, 5];
    const troops = Array.from({ length: 9 }, (_, region) =>
      seats.map((seat) => [9 - seat + (region % 3), 1, 1 + (seat % 3), 2, 1 + ((seat + region) % 4), 1]),
    );
    const sections = { ...fixture.sections, "view.troops": troops, "view.bounty": 511, "view.discovered": 511 };
    await page.route(`**/fixtures/${file}*`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export default ${JSON.stringify({ ...fixture, sections })}`,
      }),
    );
    await show("2015-6-late", width, height, lang);
    await page.unroute(`**/fixtures/${file}*`);
  }

  it.each([
    [1280, 800, "en"],
    [1280, 800, "fr"],
    [1280, 800, "it"],
    [1366, 657, "fr"],
    [390, 844, "en"],
    [390, 844, "fr"],
    [360, 740, "it"],
  ])("every region holds six seats of six types at %i by %i (%s)", async (width, height, lang) => {
    await crowd(width, height, lang);
    expect(await page.locator(".map .colony").count()).toBe(54);
    expect(await page.evaluate(faults)).toEqual([]);
  });

  it("has at least half of the window for the map, and no line to a region", async () => {
    await show("2015-4-late", 1280, 800);
    const share = await page.evaluate(() => {
      const { width, height } = document.querySelector(".map")!.getBoundingClientRect();
      return (width * height) / (innerWidth * (innerHeight - 56)); // the table has a bar above it
    });
    expect(share).toBeGreaterThan(0.5);
  });

  it("marks who leads by a band and a pennant, and nobody in a tie", async () => {
    await show("2015-4-middle", 1280, 800);
    const led = await page.locator("[data-led]").evaluateAll((all) => all.map((one) => one.getAttribute("data-led")));
    const pennants = await page
      .locator(".map .place:has(.lead)")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
    expect(led).toContain("brazil");
    expect(led).not.toContain("florida");
    expect(pennants.sort()).toEqual(led.sort());
  });

  it("is played by names: a lit region is a button, others are none", async () => {
    await show("2015-4-late", 1280, 800);
    await page.getByRole("button", { name: "Peru" }).click();
    await expect.poll(() => page.title()).toBe("region:peru");
    await page.getByRole("button", { name: "Brazil" }).press("Enter");
    await expect.poll(() => page.title()).toBe("region:brazil");
    expect(await page.getByRole("button", { name: "Warfare" }).count()).toBe(0);
  });

  it("tells a building as the edition has it", async () => {
    await show("2007-5-late", 1280, 800);
    expect(await page.getByRole("group", { name: "Factory" }).textContent()).toContain("$25 every turn");
  });

  it("tells screen readers what the map and the boxes show", async () => {
    await show("2015-4-middle", 360, 740);
    const rows = page.getByRole("table", { name: "Map" }).getByRole("row");
    expect(await rows.count()).toBe(10);
    expect(await rows.filter({ hasText: "Brazil" }).textContent()).toContain("Jeanne leads by 3");
    expect(await rows.filter({ hasText: "Florida" }).textContent()).toContain("nobody leads alone");
    expect(await page.getByRole("table", { name: "Boxes" }).getByRole("row").count()).toBe(9);
  });
});
