// Other people at a table, whose moves a test makes by calls to the server.
import { createTable, MINE, post } from "./calls.mjs";
import { controls } from "./table.mjs";

/** Settings of a table: no clock, or one that a test does not see run out. */
export const BY_MAIL = { auction_seconds: 0 };
export const SLOW_CLOCK = { auction_seconds: 300 };

export class Rival {
  constructor(base, token, id, seat) {
    Object.assign(this, { base, token, id, seat });
  }

  async call(method, path, body) {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${this.token}` };
    const answer = await fetch(new URL(`api/${path}`, this.base), {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  /** What this player sees: the sections of the table. */
  async look() {
    return (await this.call("GET", `tables/${this.id}?seat=${this.seat}`)).sections;
  }

  /** Play a move, by its text or id. */
  async play(move) {
    const seen = await this.look();
    const node = { number: seen["view.number"], takebacks: seen["view.takebacks"], key: crypto.randomUUID() };
    await this.call("POST", `tables/${this.id}/seats/${this.seat}/moves`, { ...node, move });
  }

  /** Answer what is asked with the first legal choice. */
  async answerFirst() {
    const seen = await this.look();
    const choice = seen.menu.find(({ refusal }) => !refusal);
    await this.play(choice.move);
  }
}

/** Let players with these names join a table in the seats from the second on. */
async function joined(base, id, names) {
  const rivals = [];
  for (const [at, name] of names.entries()) {
    const nobody = new Rival(base, "", id, at + 1);
    const answer = await fetch(new URL("api/guests", base), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name, lang: "en" }),
    });
    nobody.token = (await answer.json()).token;
    await nobody.call("POST", `tables/${id}/seats/${at + 1}/join`, {});
    rivals.push(nobody);
  }
  return rivals;
}

/** Start a table of `empire` where the reader plays with people of these names; returns its id and these players. */
export async function startEmpire(page, base, names, options, settings) {
  const seats = [MINE, ...names.map(() => ({ kind: "open" }))];
  const id = await createTable(page, "empire", seats, options, settings);
  const rivals = await joined(base, id, names);
  await post(page, `tables/${id}/start`);
  return { id, rivals };
}

/** At a table that the page shows: nobody sells a good, so that the first card is up. */
export async function sellNothing(page, rivals) {
  const sell = controls(page).getByRole("button", { name: /^Sell/ });
  await sell.waitFor();
  for (const rival of rivals) await rival.play("sell 0");
  await sell.click();
}
