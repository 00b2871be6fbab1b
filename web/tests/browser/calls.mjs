// Calls to the server from a page, with its cookie: tables that a test does not create by clicks.
import { launch, watched } from "./browser.mjs";
import { asked } from "./table.mjs";

/** A wide screen and a phone, as options of a browser. */
export const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 } },
};

export const MINE = { kind: "mine" };

/** The seat of a bot of a level. */
export const bot = (level = 0) => ({ kind: "bot", level });

/** Send a POST request and return the answer, null if it is empty. */
export function post(page, path, body = {}) {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(`api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return text ? JSON.parse(text) : null;
    },
    [path, body],
  );
}

/** Make the reader a guest of the server. */
export async function signIn(page) {
  await post(page, "guests", { name: "Navigator", lang: "en", keeps: "cookie" });
}

/** Create a private table and return its id; `more` are settings of the table, such as `auction_seconds`. */
export async function createTable(page, game, seats, options = {}, more = {}) {
  return (await post(page, "tables", { game, options, seats, is_public: false, ...more })).id;
}

/** Create a private table, start its game and return its id. */
export async function startTable(page, game, seats, options = {}) {
  const id = await createTable(page, game, seats, options);
  await post(page, `tables/${id}/start`);
  return id;
}

/**
 * Start a browser and a table of `discovery` with so many bots, where the reader is asked; `screen` are options
 * of the browser. Among the results, `close` ends the browser, and `sections` fetches the table's data.
 */
export async function openedTable(url, faults, screen, bots = 2) {
  const context = await launch({ reducedMotion: "reduce", ...screen });
  const page = await watched(context, faults);
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  await signIn(page);
  const id = await startTable(page, "discovery", [MINE, ...Array.from({ length: bots }, () => bot())]);
  await page.goto(`${url}#/table/${id}`);
  await asked(page);
  const sections = async () =>
    (await page.evaluate(async (id) => (await fetch(`api/tables/${id}`)).json(), id)).sections;
  return { page, id, sections, close: () => context.close() };
}

/** The id of the table that the page shows. */
export const tableOf = (page) => /table\/([^?]+)/.exec(page.url())[1];

/** All events of a table, page by page. */
export function eventsOf(page, id) {
  return page.evaluate(async (id) => {
    const events = [];
    for (let since = 0, total = 1; since < total;) {
      const part = await (await fetch(`api/tables/${id}/events?since=${since}`)).json();
      events.push(...part.events);
      [since, total] = [part.serial, part.total];
    }
    return events;
  }, id);
}

/** Let a bot of a level play in the first seat up to a turn or round, so that there are pieces on the board. */
export async function playOn(page, id, wanted, level = 0) {
  await post(page, `tables/${id}/seats/0/leave`, { level });
  await page.evaluate(
    async ([id, wanted]) => {
      for (let at = 0; at < wanted;) {
        await new Promise((done) => setTimeout(done, 200));
        const { sections } = await (await fetch(`api/tables/${id}`)).json();
        at = sections["view.turn"] ?? sections["view.round"];
      }
    },
    [id, wanted],
  );
  await post(page, `tables/${id}/seats/0/return`);
}
