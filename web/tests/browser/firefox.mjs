// A whole game in Firefox, driven by its own WebDriver BiDi: `node firefox.mjs URL GAME`. One click to a table of
// `discovery`, or a table of `empire` for two; decisions to the end, no sideways scrolling on a phone's width. Prints
// its results as JSON.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chances } from "./table.mjs";

const [url, game] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "carrack-firefox-"));
const program = "firefox-esr";
const firefox = spawn(program, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"], {
  stdio: ["ignore", "ignore", "pipe"],
});
const place = await new Promise((found, failed) => {
  let told = "";
  firefox.stderr.on("data", (text) => {
    told += text;
    const at = /WebDriver BiDi listening on (ws:\S+)/.exec(told);
    if (at) found(at[1]);
  });
  firefox.on("exit", () => failed(new Error(`firefox ended: ${told}`)));
});
const socket = new WebSocket(`${place}/session`);
await new Promise((open) => socket.addEventListener("open", open));
const waiting = new Map();
const faults = [];
let last = 0;
socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if (message.method === "log.entryAdded" && message.params.level === "error") faults.push(message.params.text);
  waiting.get(message.id)?.(message);
});

async function call(method, params = {}) {
  const id = ++last;
  const answer = await new Promise((done) => {
    waiting.set(id, done);
    socket.send(JSON.stringify({ id, method, params }));
  });
  if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
  return answer.result;
}

/** The value of an expression in the page, as soon as it is true. */
async function until(expression) {
  const wait = `new Promise((done) => {
    const look = () => { const found = ${expression}; found ? done(found) : setTimeout(look, 50); };
    look();
  })`;
  const { result } = await call("script.evaluate", { expression: wait, target: { context }, awaitPromise: true });
  return result.value;
}

const click = (selector) =>
  until(
    `(() => { const one = document.querySelector(${JSON.stringify(selector)}); one?.click(); return Boolean(one); })()`,
  );

await call("session.new", { capabilities: {} });
const { contexts } = await call("browsingContext.getTree");
const context = contexts[0].context;
await call("session.subscribe", { events: ["log.entryAdded"] });
await call("browsingContext.setViewport", { context, viewport: { width: 360, height: 740 } });
// Players of this table bid and trade in turns, so that all of it can be played by the list.
const TABLE = {
  game: "empire",
  seats: [{ kind: "mine" }, { kind: "bot", level: 0 }],
  options: { version: "beginner", auction: "turns", trades: "windows", trade_offers: 1 },
};
const begin = game === "empire" ? `#/new?table=${encodeURIComponent(JSON.stringify(TABLE))}` : "";
await call("browsingContext.navigate", { context, url: url + begin, wait: "complete" });
await click(game === "empire" ? "button.create:enabled" : ".way.main:enabled");

// An offer is put together in its own form.
const CHOICE = ".list.card .choice:enabled:not([data-move^=offer], [data-move^=counter])";
const MOST = 600; // decisions after which the test fails
const chance = chances(9);
let decisions = 0;
let node = "";
for (; decisions < MOST; decisions++) {
  // Wait for the next question after the answer is accepted, or for the end.
  const asked = `(() => {
    if (document.querySelector(".final .verdict")) return { over: true };
    const now = document.querySelector("[data-node]");
    // All choices are in a list, which is opened for each question.
    const list = document.querySelector("button.list:enabled");
    if (list?.getAttribute("aria-expanded") === "false" && document.querySelector(".sentence.yours")) list.click();
    const count = document.querySelectorAll("${CHOICE}").length;
    const isNext = now && !now.hasAttribute("data-busy") && now.dataset.node !== ${JSON.stringify(node)};
    return isNext && count ? { node: now.dataset.node, count } : null;
  })()`;
  const found = JSON.parse(await until(`(() => { const it = ${asked}; return it && JSON.stringify(it); })()`));
  if (found.over) break;
  node = found.node;
  const at = chance(found.count);
  await until(
    `(() => { const one = document.querySelectorAll("${CHOICE}")[${at}]; one?.click(); return Boolean(one); })()`,
  );
  // An amount of `empire` is typed into its field, whose form plays it.
  await until(`(() => {
    const confirm = document.querySelector(".confirm:enabled");
    const form = document.activeElement?.matches(".controls input") ? document.activeElement.form : null;
    confirm?.click();
    if (!confirm) form?.requestSubmit();
    return Boolean(confirm ?? form);
  })()`);
}
const verdict = await until(`document.querySelector(".final h2.verdict")?.innerText`);
const wide =
  (await until("document.documentElement.scrollWidth <= document.documentElement.clientWidth ? 'fits' : 'scrolls'")) ===
  "scrolls";
await call("browser.close").catch(() => firefox.kill());
console.log(JSON.stringify({ decisions, verdict, wide, faults }));
process.exit(0);
