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
  let page: Page; // one for all: a new one would load everything anew

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
    ["2015-6-end", 2560, 1440, "en"],
  ])("%s at %i px has nothing cut off or covered", async (table, width, height, lang) => {
    await show(table, width, height, lang);
    expect(await page.evaluate(faults)).toEqual([]);
  });

  it.each(["2015-4-late", "2015-6-late"])("%s fits 1280 by 800, with the head and the decision", async (table) => {
    await show(table, 1280, 800);
    const { bottom } = await page.evaluate(() => document.querySelector(".board")!.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(800 - 176);
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
