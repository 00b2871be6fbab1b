// Calls to the server from a page, with its cookie: tables that a test does not create by clicks.

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

/** The id of the table that the page shows. */
export const tableOf = (page) => /table\/([^?]+)/.exec(page.url())[1];

/** Let a bot play in the first seat up to a turn or round, so that there are pieces on the board. */
export async function playOn(page, id, wanted) {
  await post(page, `tables/${id}/seats/0/leave`, { level: 0 });
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
