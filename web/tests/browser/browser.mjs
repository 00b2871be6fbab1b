// A browser for tests: Debian's Chromium, which must not look for anything outside.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An empty profile: what a browser keeps on the disk. */
export function newProfile() {
  return mkdtempSync(join(tmpdir(), "carrack-browser-"));
}

/** A browser with an empty profile, or a `profile` with settings or that another browser left; `close` ends it. */
export function launch({ profile = newProfile(), ...options } = {}) {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CARRACK_CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
    locale: "en",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
}

/** A page whose faults are collected: errors of scripts, and what it says on its console. */
export async function watched(context, faults) {
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    // A refusal is an answer like others, and Chromium tells of it as of an error.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  return page;
}
