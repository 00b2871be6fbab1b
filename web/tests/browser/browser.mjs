// A browser for tests: Debian's Chromium, which must not look for anything outside.
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

/** An empty profile: what a browser keeps on the disk. */
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

/** A browser with an empty profile, or a `profile` with settings or that another browser left; `close` ends it. */
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
