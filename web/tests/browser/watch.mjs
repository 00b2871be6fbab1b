// What has to hold at every decision of a game, collected while a script plays it: parts keep their places, the bar has
// no button for what lies on the board, the list has exactly the legal choices.
import { tableOf } from "./calls.mjs";

const MOST_BUTTONS = 4; // in the bar, besides hint and menu
const MOST_TOLD = 5; // faults of a kind that are reported

/** What the page shows of the current decision. Runs in the browser. */
function seen() {
  const parts = '[data-part="bar"], .box[data-target], [data-part="seats"] [data-target^="seat:"]';
  const buttons = [...document.querySelectorAll('[data-part="prompt"] .buttons > button:not(.open)')];
  return {
    places: [...document.querySelectorAll(parts)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.dataset.target ?? one.dataset.part, ...[left, top, width, height].map(Math.round)].join(" ");
    }),
    buttons: buttons.filter((one) => one.checkVisibility()).map((one) => one.dataset.move ?? ""),
  };
}

export class Watch {
  places = null; // the parts at the first decision
  moved = new Set(); // parts that have left their place
  misplaced = new Set(); // choices with a place on the board that have a button in the bar
  crowded = new Set(); // decisions with too many buttons
  unlisted = new Set(); // decisions whose list is not what is legal
  decisions = 0;
  spent = 0; // milliseconds

  constructor(page) {
    this.page = page;
  }

  /** The legal choices by their notation, with what they are about. */
  async legal() {
    const { sections } = await this.page.evaluate(
      async (id) => (await fetch(`api/tables/${id}?seat=0`)).json(),
      tableOf(this.page),
    );
    return new Map(sections.menu.filter(({ refusal }) => !refusal).map(({ notation, args }) => [notation, args]));
  }

  /** Compare the places of all parts with those at the first decision, and look at the buttons of the bar. */
  async look() {
    const begun = performance.now();
    const { places, buttons } = await this.page.evaluate(seen);
    this.places ??= places;
    for (const [at, place] of this.places.entries())
      if (places[at] !== place) this.moved.add(`${place} → ${places[at]}`);
    if (buttons.length > MOST_BUTTONS) this.crowded.add(buttons.join(", "));
    if (buttons.some(Boolean)) {
      const legal = await this.legal();
      for (const move of buttons.filter(Boolean)) if (hasPlace(legal.get(move) ?? {})) this.misplaced.add(move);
    }
    this.decisions++;
    this.spent += performance.now() - begun;
  }

  /** Compare the list, which is open, with what the server says is legal. A long list grows by some lines a frame. */
  async compareList() {
    const begun = performance.now();
    const legal = [...(await this.legal()).keys()].sort();
    const isSame = await this.page
      .waitForFunction(
        (wanted) => {
          const listed = [...document.querySelectorAll(".list.card .choice")].map((one) => one.dataset.move);
          return listed.sort().join("\n") === wanted;
        },
        legal.join("\n"),
        { timeout: 5000 },
      )
      .catch(() => null);
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
    const { decisions, moved, misplaced, crowded, unlisted } = this;
    return {
      watched: decisions,
      seconds: Math.round(this.spent / 1000),
      parts: this.places?.length ?? 0,
      moved: told(moved),
      misplaced: told(misplaced),
      crowded: told(crowded),
      unlisted: told(unlisted),
    };
  }
}

/** Whether a choice names a thing that lies on the board. The player order is in the bar itself. */
function hasPlace({ region, region_to, target, place, building, good, nation, space }) {
  return Boolean(region ?? region_to ?? target ?? place ?? building ?? good ?? nation ?? (space !== "order" && space));
}
