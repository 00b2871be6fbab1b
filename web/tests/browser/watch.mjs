// What has to hold at every decision of a game, collected while a script plays it: parts keep their places, the bar has
// no button for what lies on the board, the list has exactly the legal choices.
import { tableOf } from "./calls.mjs";
import { sheetFaults } from "./inspecting.mjs";

const MOST_BUTTONS = 4; // in the bar, besides hint and menu
const MOST_TOLD = 5; // faults of a kind that are reported
const TRIES = 4; // to find the list and the server of one mind
/** The parts of a wide table that keep their places, by their names. The first ones are there at every decision. */
const PARTS = {
  discovery: {
    always: { bar: '[data-part="bar"]', box: ".box[data-target]", card: '[data-part="seats"] [data-target^="seat:"]' },
    sometimes: {},
  },
  empire: {
    always: {
      bar: '[data-part="bar"]',
      row: '[data-part="boxes"]',
      middle: ".etable > :is(.panel, .story)",
      hand: ".etable > :is(.hands, .drawer)",
      others: ".beside > .others",
      offers: ".beside > .offer-board",
      log: ".beside > .log-panel",
    },
    // The buttons of an auction, and what the hand consists of while no offer is being made.
    sometimes: { button: ".bids > .open-act", raise: ".bids > form", cards: ".hands > *" },
  },
};

/** What the page shows of the current decision. Runs in the browser. */
function seen(parts) {
  const buttons = [...document.querySelectorAll('[data-part="prompt"] .buttons > button:not(.open)')];
  const placesOf = (selectors) =>
    Object.entries(selectors).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].map((one, at) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const which = one.dataset.target ?? /^open-act (\w+)/.exec(one.className)?.[1] ?? at;
        return [`${name} ${which}`, [left, top, width, height].map(Math.round).join(" ")];
      }),
    );
  return {
    always: placesOf(parts.always),
    sometimes: placesOf(parts.sometimes),
    buttons: buttons.filter((one) => one.checkVisibility()).map((one) => one.dataset.move ?? ""),
  };
}

export class Watch {
  places = new Map(); // the parts where they were first seen
  always = null; // the names of the parts that are there at every decision
  moved = new Set(); // parts that have left their place
  misplaced = new Set(); // choices with a place on the board that have a button in the bar
  crowded = new Set(); // decisions with too many buttons
  unlisted = new Set(); // decisions whose list is not what is legal
  sheets = new Set(); // decisions whose sheet on a phone is too high
  decisions = 0;
  spent = 0; // milliseconds

  constructor(page, game = "discovery") {
    this.page = page;
    this.parts = PARTS[game];
  }

  /** The legal choices by their notation, with what they are about. */
  async legal() {
    const { sections } = await this.page.evaluate(
      async (id) => (await fetch(`api/tables/${id}?seat=0`)).json(),
      tableOf(this.page),
    );
    return new Map(sections.menu.filter(({ refusal }) => !refusal).map(({ notation, args }) => [notation, args]));
  }

  /**
   * Compare the places of all parts with those where they were first seen, and look at the buttons of the bar. Without
   * `parts` only at the buttons: on a phone one part is shown at a time.
   */
  async look({ parts = true } = {}) {
    const begun = performance.now();
    const { always, sometimes, buttons } = await this.page.evaluate(seen, this.parts);
    if (parts) {
      this.always ??= always.map(([name]) => name);
      const names = new Set(always.map(([name]) => name));
      for (const name of this.always) if (!names.has(name)) this.moved.add(`${name} is not there`);
      for (const [name, place] of [...always, ...sometimes]) {
        const before = this.places.get(name) ?? place;
        this.places.set(name, before);
        if (before !== place) this.moved.add(`${name}: ${before} → ${place}`);
      }
    }
    for (const fault of await sheetFaults(this.page)) this.sheets.add(await this.question(fault));
    if (buttons.length > MOST_BUTTONS) this.crowded.add(buttons.join(", "));
    if (buttons.some(Boolean)) {
      const legal = await this.legal();
      for (const move of buttons.filter(Boolean)) if (hasPlace(legal.get(move) ?? {})) this.misplaced.add(move);
    }
    this.decisions++;
    this.spent += performance.now() - begun;
  }

  /** A fault with the question at which it was found. */
  async question(fault) {
    return `${await this.page.locator('[data-part="prompt"] .sentence').first().innerText()} ${fault}`;
  }

  /**
   * Compare the list, which is open, with what the server says is legal. A long list grows by some lines a frame; where
   * others act at any time, both may change in between, so they are compared again.
   */
  async compareList() {
    const begun = performance.now();
    let [legal, isSame] = [[], null];
    for (let tries = 0; tries < TRIES && !isSame; tries++) {
      legal = [...(await this.legal()).keys()].sort();
      isSame = await this.page
        .waitForFunction(
          (wanted) => {
            const listed = [...document.querySelectorAll(".list.card .choice")].map((one) => one.dataset.move);
            return listed.sort().join("\n") === wanted;
          },
          legal.join("\n"),
          { timeout: 2000 },
        )
        .catch(() => null);
    }
    if (!isSame) {
      const listed = await this.page
        .locator(".list.card .choice")
        .evaluateAll((all) => all.map((one) => one.dataset.move));
      this.unlisted.add(`${listed.sort().join(", ")} instead of ${legal.join(", ")}`);
    }
    this.decisions++;
    this.spent += performance.now() - begun;
  }

  found() {
    const told = (faults) => [...faults].slice(0, MOST_TOLD);
    const { decisions, moved, misplaced, crowded, unlisted, sheets } = this;
    return {
      watched: decisions,
      seconds: Math.round(this.spent / 1000),
      parts: this.always?.length ?? 0,
      places: this.places.size,
      moved: told(moved),
      misplaced: told(misplaced),
      crowded: told(crowded),
      unlisted: told(unlisted),
      sheets: told(sheets),
    };
  }
}

/** Whether a choice names a thing that lies on the board. The player order is in the bar itself. */
function hasPlace({ region, region_to, target, place, building, good, nation, space }) {
  return Boolean(region ?? region_to ?? target ?? place ?? building ?? good ?? nation ?? (space !== "order" && space));
}
