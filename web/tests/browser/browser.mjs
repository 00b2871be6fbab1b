// A browser for tests: Debian's Chromium, without requests to the internet.
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
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

/** A new, empty profile folder. */
export function newProfile() {
  return mkdtempSync(join(tmpdir(), "carrack-browser-"));
}

const TRACES = process.env.CARRACK_TRACES ?? ""; // the folder for traces of failures; empty: none are made
// With pictures of every step whole games take 2.5 times as long: CARRACK_TRACE_PICTURES=1 asks for them.
const PICTURES = process.env.CARRACK_TRACE_PICTURES === "1";
const traced = new Set(); // contexts that are open

/** Keep a trace of every open browser (`npx playwright show-trace FILE`), then fail as the script would have. */
async function fail(error) {
  console.error(error);
  mkdirSync(TRACES, { recursive: true });
  const name = basename(process.argv[1], ".mjs");
  for (const [at, context] of [...traced].entries()) {
    const path = join(TRACES, `${name}-${process.pid}-${at}.zip`);
    await context.tracing.stop({ path }).catch((problem) => console.error(problem));
    console.error(`trace: ${path}`);
  }
  process.exit(1);
}

if (TRACES) process.on("uncaughtException", fail);

/** Start a browser with an empty profile, or with the folder `profile`; `close` ends it. */
export async function launch({ profile = newProfile(), ...options } = {}) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CARRACK_CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
    locale: "en",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  if (TRACES) {
    await context.tracing.start({ screenshots: PICTURES, snapshots: PICTURES });
    traced.add(context);
    context.on("close", () => traced.delete(context));
  }
  return context;
}

/** Open a page whose faults are collected: script errors and console messages. */
export async function watched(context, faults) {
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    // Refusals are expected answers, but Chromium logs them as errors.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  return page;
}
