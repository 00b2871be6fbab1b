// A whole game in Firefox, driven by its own WebDriver BiDi: `node firefox.mjs URL GAME`. By real clicks: one to a
// table of `discovery`, which is played by the list of all choices on a phone's width; or a table of `empire` for two,
// with open auctions and offers, played by the buttons of the auctions. To the end, without sideways scrolling. Prints
// its results as JSON.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allEvents } from "./calls.mjs";
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

/** The result of an expression in the page, as WebDriver writes it; a promise is awaited. */
async function evaluated(expression) {
  return (await call("script.evaluate", { expression, target: { context }, awaitPromise: true })).result;
}

/** An expression that waits until another is true; after `most` milliseconds, if any, its value is null. */
const waitFor = (expression, most = 0) => `new Promise((done) => {
    const end = ${most ? `performance.now() + ${most}` : "Infinity"};
    const look = () => {
      const found = ${expression};
      if (found) done(found);
      else if (performance.now() > end) done(null);
      else setTimeout(look, 50);
    };
    look();
  })`;

/** The value of an expression in the page, as soon as it is true. */
const until = async (expression) => (await evaluated(waitFor(expression))).value;

/**
 * Click what an expression finds, with the mouse, once it is there and lies still. Returns false if it goes away
 * before the click: others act at any time.
 */
async function click(element) {
  const found = await evaluated(`(async () => {
    const one = await ${waitFor(element)};
    one.scrollIntoView({ block: "nearest" });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const at = () => JSON.stringify(one.getBoundingClientRect());
    for (let before = ""; before !== at();) {
      before = at();
      await frame();
    }
    return one;
  })()`);
  const origin = { type: "element", element: { sharedId: found.sharedId } };
  const press = [
    { type: "pointerMove", x: 0, y: 0, origin },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const actions = [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }];
  return await call("input.performActions", { context, actions }).then(
    () => true,
    (error) => {
      if (/stale|no such element|no such node|out of bounds|not found|not displayed/i.test(String(error))) return false;
      throw error;
    },
  );
}
const one = (selector) => `document.querySelector(${JSON.stringify(selector)})`;

await call("session.new", { capabilities: {} });
const { contexts } = await call("browsingContext.getTree");
const context = contexts[0].context;
await call("session.subscribe", { events: ["log.entryAdded"] });
const viewport = game === "empire" ? { width: 1280, height: 800 } : { width: 360, height: 740 };
await call("browsingContext.setViewport", { context, viewport });
const TABLE = {
  game: "empire",
  seats: [{ kind: "mine" }, { kind: "bot", level: 0 }],
  options: { version: "beginner" },
};
const begin = game === "empire" ? `#/new?table=${encodeURIComponent(JSON.stringify(TABLE))}` : "";
await call("browsingContext.navigate", { context, url: url + begin, wait: "complete" });
await click(one(game === "empire" ? "button.create:enabled" : ".way.main:enabled"));

const MOST = 600; // decisions after which the test fails
const SOON = 1500; // milliseconds that an act may take; a click just after a change is not sent at all
const chance = chances(9);
const told = { decisions: 0, sold: 0, bids: 0, content: 0, ready: 0 };
const isOver = `document.querySelector(".final .verdict")`;

/** By the list of all choices, which is opened for each question. */
async function playByList() {
  const choices = ".list.card .choice:enabled";
  const open = `document.querySelector('button.list[aria-expanded="false"]:enabled')`;
  let node = "";
  for (; told.decisions < MOST; told.decisions++) {
    // The next question after the answer is accepted, or the end.
    const asked = `(() => {
      if (${isOver}) return { over: true };
      const now = document.querySelector("[data-node]");
      const isNext = now && !now.hasAttribute("data-busy") && now.dataset.node !== ${JSON.stringify(node)};
      if (!isNext || !document.querySelector(".sentence.yours")) return null;
      const count = document.querySelectorAll("${choices}").length;
      return count || ${open} ? { node: now.dataset.node, count } : null;
    })()`;
    const look = async () =>
      JSON.parse(await until(`(() => { const it = ${asked}; return it && JSON.stringify(it); })()`));
    let found = await look();
    if (found.over) break;
    if (!found.count) {
      await click(open);
      await until(one(choices));
      found = await look();
    }
    node = found.node;
    await click(`document.querySelectorAll("${choices}")[${chance(found.count)}]`);
    await click(one(".confirm:enabled"));
  }
}

/** By the buttons of open auctions: sell, raise now and then, be content, be ready. */
async function playByButtons() {
  const can = (name) => `.controls .${name}:not([aria-disabled], :disabled)`;
  const buttons = { ready: can("ready"), bids: can("next.main"), content: can("content"), sold: can("act.decide") };
  for (; told.decisions < MOST; told.decisions++) {
    const asked = `(() => {
      if (${isOver}) return JSON.stringify({ over: true });
      const now = document.querySelector("[data-node]:not([data-busy])");
      const can = Object.entries(${JSON.stringify(buttons)})
        .filter(([, selector]) => document.querySelector(selector))
        .map(([name]) => name);
      return now && can.length ? JSON.stringify({ node: now.dataset.node, can }) : null;
    })()`;
    const found = JSON.parse(await until(asked));
    if (found.over) break;
    const wanted = found.can.includes("bids") && chance(3) === 0 ? "bids" : found.can.find((name) => name !== "bids");
    const name = wanted ?? "bids";
    // Bids are confirmed by a second click.
    const again = `${buttons[name]}.held`;
    const isPast = `(() => {
      const now = document.querySelector("[data-node]");
      return ${isOver} || (now && !now.hasAttribute("data-busy") && now.dataset.node !== ${JSON.stringify(found.node)});
    })()`;
    // Another may act between the look and the click, and take the button away.
    if (!(await evaluated(waitFor(one(buttons[name]), SOON))).sharedId || !(await click(one(buttons[name])))) continue;
    if (name === "bids" && (await evaluated(waitFor(one(again), SOON))).sharedId) await click(one(again));
    await evaluated(waitFor(`Boolean(${isPast})`, SOON));
  }
}

await (game === "empire" ? playByButtons() : playByList());
// What the player did, as the server has it: on a busy machine its answer may come later than the script looks for it.
if (game === "empire") {
  const events = await evaluated(`(async () => {
    const events = await (${allEvents})([/table\\/([^?]+)/.exec(location.hash)[1]]);
    return events.filter(({ args }) => args.seat === 0).map(({ kind }) => kind).join(" ");
  })()`);
  for (const kind of events.value.split(" ")) if (kind in told) told[kind]++;
}
const verdict = await until(`document.querySelector(".final h2.verdict")?.innerText`);
const wide =
  (await until("document.documentElement.scrollWidth <= document.documentElement.clientWidth ? 'fits' : 'scrolls'")) ===
  "scrolls";
await call("browser.close").catch(() => firefox.kill());
console.log(JSON.stringify({ ...told, verdict, wide, faults }));
process.exit(0);
