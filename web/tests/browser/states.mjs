// The states of the client's pages, by group: for pictures (screens.mjs) and for accessibility (states of every group
// in inspect.mjs). A group brings a page to one state after another and calls `look` in each; it is run once with a
// wide window and once with a phone's.
import { bot, createTable, MINE, playOn, post, startTable } from "./calls.mjs";
import { BY_MAIL, Rival, SLOW_CLOCK, startEmpire } from "./rivals.mjs";
import { controls } from "./table.mjs";
import { beginning, words } from "./words.mjs";

const OPEN = { kind: "open" };
const PEOPLE = ["Marco", "Jeanne", "Willem"];
const MOST = 60; // decisions until a state has come up

export class Visit {
  /** `look(name)` is called in every state; `lay(name)` lets new tables begin in a position. */
  constructor({ page, url, lang, isPhone, look, lay }) {
    Object.assign(this, { page, url, lang, isPhone, look, lay, say: words(lang) });
    this.over = page.locator(".final .verdict");
    this.since = page.locator(".since");
  }

  async open(path, sign) {
    await this.page.goto(`${this.url}#/${path}`);
    await this.page.locator(sign).first().waitFor();
  }

  /** Open a table where the reader is asked; with a turn or round, once bots have played up to it. */
  async table(game, bots, options = {}, middle = 0) {
    const id = await startTable(this.page, game, [MINE, ...Array.from({ length: bots }, () => bot())], options);
    if (middle) await playOn(this.page, id, middle);
    await this.show(id);
    return id;
  }

  async show(id, sign = ".sentence.yours") {
    await this.page.goto("about:blank");
    await this.open(`table/${id}`, sign);
  }

  /** Open a table that begins in a position. */
  async at(position, bots, options = {}, game = "discovery") {
    await this.lay(position);
    const id = await this.table(game, bots, options);
    await this.lay("start");
    return id;
  }

  async sections(id) {
    return (await this.page.evaluate(async (id) => (await fetch(`api/tables/${id}?seat=0`)).json(), id)).sections;
  }

  /** Answer by a call with the first legal choice, or with a move. */
  async answer(id, move) {
    const seen = await this.sections(id);
    const node = { number: seen["view.number"], takebacks: seen["view.takebacks"], key: crypto.randomUUID() };
    const first = seen.menu.find(({ refusal }) => !refusal);
    await post(this.page, `tables/${id}/seats/0/moves`, { ...node, move: move ?? first.move });
  }

  lit(target) {
    return this.page.locator(`.target.lit[data-target="${target}"] > .cover`);
  }

  async tab(at) {
    if (this.isPhone) await this.page.locator(".tabs button").nth(at).click();
  }

  /** Look at one step of each kind of scene in the strip of what happened. */
  async strip(name, id, answered = 5) {
    if (this.isPhone) return;
    await this.page.evaluate(([id, node]) => localStorage.setItem(`answered ${id} 0`, node), [id, String(answered)]);
    await this.show(id);
    await this.page
      .getByRole("button", { name: beginning(this.say("log-since-short", { count: "" }).split("(")[0]) })
      .click();
    const steps = this.since.getByRole("listitem");
    const stage = this.page.locator(".stage[data-scene]");
    const kinds = new Set();
    for (let at = 0; at < (await steps.count()) && kinds.size < 8; at++) {
      await steps.nth(at).getByRole("button").click();
      await this.since.locator("[aria-current=step]").waitFor();
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const kind = (await stage.count()) ? await stage.getAttribute("data-scene") : "";
      if (!kind || kinds.has(kind)) continue;
      kinds.add(kind);
      await this.look(`${name}-scene-${kind}`);
    }
    await this.page.keyboard.press("Escape");
    await this.since.waitFor({ state: "detached" });
  }
}

/** Positions of `discovery` by name: how many bots. */
const RARE = {
  ship_on_offer: 2,
  points_for_sale: 2,
  mixed_dock: 2,
  ship_at_the_dock: 1,
  university_at_placement: 2,
  warfare: 3,
  attacked: 3,
  lose: 3,
  blight: 3,
  migration: 3,
  stables: 3,
};

/** Pages without a table, and what comes before a game. */
async function pages(visit) {
  const { page, url, look } = visit;
  await visit.open("", ".ways");
  await look("start");
  // A lobby with tables of others.
  const host = new Rival(url, "", "", 0);
  host.token = (await host.call("POST", "guests", { name: "Béatrice", lang: "en" })).token;
  for (const [game, options] of [
    ["discovery", { builders: true, scouting: true, nations: "auction" }],
    ["empire", { auction: "turns", trades: "windows" }],
    ["discovery", { edition: "2007" }],
  ])
    await host.call("POST", "tables", { game, options, seats: [MINE, OPEN, OPEN, bot()], is_public: true });
  await visit.open("lobby", "h1");
  await page.locator("main li, main tr").first().waitFor();
  await look("lobby");
  await visit.open("new", "button.create");
  await look("new");
  await visit.open("nowhere", "h1");
  await look("no-page");
  await visit.open("new", "button.create");
  await page.getByRole("button", { name: visit.say("preset-standard") }).click();
  await page.locator("#option-auction").waitFor();
  await look("new-empire");
  await visit.open("settings", "select");
  await look("settings");
  for (const game of ["discovery", "empire"]) {
    await visit.open(`how/${game}`, ".parts li");
    await look(`how-${game}`);
    await visit.open(`rules/${game}`, "section[id]");
    await look(`rules-${game}`);
  }
  await visit.open("editions", "tbody tr");
  await look("editions");
  const id = await createTable(page, "discovery", [MINE, OPEN, bot(), bot()], { builders: true, scouting: true });
  await visit.open(`table/${id}`, ".seats");
  await look("waiting");
  // The start page of somebody who comes back: games that wait, the others' turn, and the table above.
  for (const game of ["discovery", "empire"]) await startTable(page, game, [MINE, bot(), bot()]);
  await visit.open("", ".running .turn");
  await look("start-return");
  // A file that cannot be fetched.
  const refuse = (route) => route.abort();
  await page.route(/assets\/.*HowTo.*\.js|assets\/web-.*\.js/, refuse);
  await page.goto("about:blank");
  await visit.open("how/empire", "[role=alert]");
  await look("load-fault");
  await page.unroute(/assets\/.*HowTo.*\.js|assets\/web-.*\.js/, refuse);
}

/** The end of a game, the dialogs of its page, the board beside it, and a replay. */
async function end(visit, game, options) {
  const { page, look, say } = visit;
  const id = await startTable(page, game, [MINE, bot(), bot(), bot()], options);
  await post(page, `tables/${id}/seats/0/leave`, { level: 0 });
  await visit.show(id, ".final .verdict");
  await look(`${game}-end`);
  await page.getByText(say("over-as-table")).first().click();
  await page.getByRole("table").first().waitFor();
  await look(`${game}-end-sheet`);
  const dialog = page.locator("dialog[open]");
  await page.getByRole("button", { name: say("over-picture") }).click();
  await dialog.locator("svg").first().waitFor();
  await look(`${game}-picture`);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: say("proof-title") }).click();
  await dialog.getByRole("button", { name: say("proof-here") }).click();
  await dialog.locator("[role=status], .verdict, .true, p").first().waitFor();
  await look(`${game}-proof`);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  if (!visit.isPhone) {
    await page.keyboard.press("b");
    await visit.over.waitFor({ state: "detached" });
    await look(`${game}-end-board`);
  }
  await visit.open(`replay/${id}`, "input[type=range]");
  await page.getByRole("slider").fill("60");
  await page.locator(".drawn .target, .shown .row").first().waitFor();
  await look(`${game}-replay`);
}

/** A game of `discovery` in progress: scenes and popovers. */
async function moments(visit) {
  const { page, look, isPhone } = visit;
  const id = await visit.table("discovery", 3, { builders: true, expansion_buildings: true }, 4);
  await look("discovery-table");
  if (!isPhone) {
    const card = page.locator(".popover");
    for (const key of ["box:dock", "building:", "region:peru", "type:", "seat:"]) {
      const place = page.locator(`[data-about^="${key}"]:visible`).first();
      if (!(await place.count())) continue;
      const { x, y, width, height } = await place.boundingBox();
      await page.mouse.move(x + Math.min(width / 2, 14), y + Math.min(height / 2, 8));
      await card.waitFor();
      await card.locator("[data-rule]").first().waitFor();
      await look(`discovery-popover-${key.replace(":", "")}`);
      await page.keyboard.press("Escape");
      await card.waitFor({ state: "detached" });
      await page.mouse.move(640, 4);
    }
  }
  await visit.strip("discovery", id);
}

/** What is sold before the first turn, and powers of nations. */
async function bids(visit) {
  const { page, look } = visit;
  await visit.table("discovery", 3, { nations: "auction" });
  await page.locator("form.amounts").waitFor();
  await look("nations-bid");
  const id = await startTable(page, "discovery", [MINE, MINE], { edition: "2007", start_auction: true });
  await page.goto("about:blank");
  await page.goto(`${visit.url}#/table/${id}`);
  const handOver = page.getByRole("button", { name: beginning(visit.say("table-hand-over-go", { name: "" }).trim()) });
  await page.locator(".sentence.yours").or(handOver).first().waitFor();
  if (!(await page.locator(".sentence.yours").isVisible())) await handOver.click();
  await page.locator("form.amounts").waitFor();
  await look("order-bid");
}

/** States of `discovery` that come up rarely. */
async function rare(visit) {
  const { page, look } = visit;
  for (const [position, bots] of Object.entries(RARE)) {
    await visit.at(position, bots);
    if (position === "ship_on_offer") await visit.tab(2);
    await look(`rare-${position}`);
    if (position === "ship_on_offer") {
      await visit.lit("power").click();
      await page.locator("form.hand").waitFor();
      await look("rare-power-in-hand");
    }
  }
  // Scouting armed, and the panel of an expedition.
  await visit.at("at_discovery", 2, { scouting: true });
  await page
    .getByRole("button", { name: scoutName(visit) })
    .first()
    .click();
  await page.locator(".question [aria-pressed=true]").waitFor();
  await look("rare-scouting-armed");
  await page.keyboard.press("Escape");
  await page.locator('[data-target="region:peru"] > .cover').click();
  await page.locator(".odds").first().waitFor();
  await look("rare-expedition");
}

const scoutName = ({ lang }) => {
  const say = words(lang, "discovery");
  return say("board-scout", { price: say("board-money", { amount: 1 }) });
};

/** Tables of other sizes, and the first edition, with much on them. */
async function sizes(visit) {
  for (const [name, players, options] of [
    ["2007-2", 2, { edition: "2007" }],
    ["2007-5", 5, { edition: "2007" }],
    ["2015-2", 2, {}],
    ["2015-3", 3, {}],
    ["2015-5", 5, { builders: true, expansion_buildings: true }],
  ]) {
    await visit.at(`late-${name}`, players - 1, options);
    await visit.look(`sizes-${name}`);
  }
  for (const players of [2, 3, 5]) {
    await visit.at(`late-empire-${players}`, players - 1, {}, "empire");
    await visit.look(`sizes-empire-${players}`);
  }
}

/** An open auction of `empire` with people, whose acts are made here. */
async function auction(visit) {
  const { page, look, url, isPhone } = visit;
  const { id, rivals } = await startEmpire(page, url, PEOPLE, { version: "beginner" }, SLOW_CLOCK);
  const [marco, jeanne, willem] = rivals;
  await visit.show(id);
  await look("auction-sale");
  for (const rival of rivals) await rival.play("sell 0");
  await visit.answer(id, "sell 0");
  await controls(page).locator(".match").waitFor();
  await marco.play("bid 3");
  await jeanne.play("bid 5");
  await visit.answer(id, "bid 5");
  await willem.play("bid 4");
  await willem.play("withdraw").catch(() => {}); // only who is tied may
  await marco.play("offer s0 give 2 gold for 1 good");
  await jeanne.play("offer anybody give 1 population for 20 gold");
  await willem.play("offer s1 give 1 colony for 3 gold");
  await visit.answer(id, "offer s2 give 1 good for 3 gold");
  await visit.show(id); // without marks of what is new
  await page.locator(".ladder .line").nth(3).waitFor();
  await page
    .locator(".offer")
    .nth(3)
    .waitFor({ state: isPhone ? "detached" : "visible" });
  await look("auction-lot");
  if (isPhone) {
    for (const at of [1, 2, 3]) {
      await visit.tab(at);
      await look(`auction-tab${at}`);
    }
    await visit.tab(1);
  }
  const form = page.locator("form#board-draft");
  await page
    .locator(".offer-board")
    .getByRole("button", { name: visit.say("empire-filters") })
    .first()
    .click();
  await page.locator(".offer-board dialog").getByRole("checkbox").first().waitFor();
  await look("auction-filters");
  await page.keyboard.press("Escape");
  if (!isPhone) {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("o");
    await form.waitFor();
    await look("auction-drawer");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await page.keyboard.press("p");
    await page.locator(".plan").waitFor();
    await look("auction-plan");
    await page.keyboard.press("Escape");
    await page.locator(".plan").waitFor({ state: "detached" });
  }
  // The card is settled, and those that follow: then everybody says that they are ready.
  for (let at = 0; at < MOST; at++) {
    const seen = await visit.sections(id);
    if (seen["view.ask"]?.kind !== "lot") break;
    for (const rival of rivals)
      if ((await rival.look())["view.deciders"].includes(rival.seat)) await rival.play("content").catch(() => {});
    if ((await visit.sections(id))["view.deciders"].includes(0)) await visit.answer(id, "content").catch(() => {});
  }
  await visit.show(id, ".round-end, .sentence.yours");
  await marco.play("ready").catch(() => {});
  await look("auction-round-end");
}

/** `empire` by mail: a plan that is held back until everybody has decided, and who has sent one. */
async function mail(visit) {
  const { page, look, url, isPhone } = visit;
  const { id, rivals } = await startEmpire(page, url, PEOPLE, { version: "beginner" }, BY_MAIL);
  for (const rival of rivals) await rival.play("sell 0");
  await visit.answer(id, "sell 0");
  await visit.show(id);
  await page.locator(".plan-strip").waitFor();
  await look("mail-asked");
  const bids = [2, 3, 4, 5, 6].map((place) => ({ place, amount: place }));
  const [marco] = rivals;
  const key = crypto.randomUUID();
  await marco.call("PUT", `tables/${id}/seats/${marco.seat}/standing/plan`, { bids, ready: true, key });
  await page.locator(".plan-strip").getByRole("button").click();
  await page.locator(".plans .said").waitFor();
  await look("mail-plan");
  await page.locator(".plan [data-enter]").click();
  await page.locator(".plan").waitFor({ state: "detached" });
  await page.locator(".plan-strip.held").waitFor();
  await look("mail-held");
  if (isPhone) return;
  await page.locator(".plan-strip").getByRole("button").click();
  await page.locator(".plans .said").nth(1).waitFor();
  await look("mail-sent");
}

/** `empire` with bids in turns and windows of trades, and scenes of its rounds. */
async function turns(visit) {
  const { page, look } = visit;
  const id = await visit.table("empire", 3, { auction: "turns", trades: "windows", trade_offers: 2 });
  const seen = new Set();
  for (let at = 0; at < MOST && seen.size < 5; at++) {
    const { "view.ask": ask, menu = [] } = await visit.sections(id);
    const kind = ask?.kind ?? "";
    if (kind && !seen.has(kind)) {
      seen.add(kind);
      await visit.show(id);
      await look(`turns-${kind}`);
      const nation = page.locator('.target.lit[data-target^="nation:"] > .cover').first();
      if (await nation.count()) {
        await nation.click();
        await look(`turns-${kind}-in-hand`);
      }
      const offer = menu.find(({ kind, refusal }) => kind === "offer" && !refusal);
      if (offer && !seen.has("composer")) {
        seen.add("composer");
        await controls(page)
          .getByRole("button")
          .filter({ hasText: PEOPLE[0] })
          .or(controls(page).getByRole("button"))
          .first()
          .click();
        await page.getByRole("group").first().waitFor();
        await look("turns-composer");
      }
    }
    const legal = menu.filter(({ refusal }) => !refusal);
    const idle = legal.find(({ kind }) => ["pass", "idle", "nothing", "hold", "refuse"].includes(kind));
    const before = (await visit.sections(id))["view.number"];
    await visit.answer(id, (kind === "offer" || kind === "trade" ? idle : undefined)?.move);
    for (let tries = 0; tries < 200; tries++) {
      const now = await visit.sections(id);
      if (now["view.number"] !== before && now["view.deciders"].includes(0)) break;
      await page.evaluate(() => new Promise((done) => setTimeout(done, 25)));
    }
  }
  await visit.strip("turns", id, 0);
}

/** Both tables in the colours of the system. */
async function forced(visit) {
  const { page, look } = visit;
  await page.emulateMedia({ forcedColors: "active" });
  await visit.table("discovery", 3, {}, 4);
  await look("forced-discovery");
  await visit.table("empire", 3, {}, 3);
  await look("forced-empire");
  await page.emulateMedia({ forcedColors: null });
}

export const GROUPS = {
  pages,
  "discovery-end": (visit) => end(visit, "discovery", {}),
  "empire-end": (visit) => end(visit, "empire", {}),
  moments,
  bids,
  rare,
  sizes,
  auction,
  mail,
  turns,
  forced,
};
