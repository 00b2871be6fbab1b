// What every decision has to show: the question as a sentence, and a link that leads to the clause of the rules.
import { launch } from "./browser.mjs";

/** Looks at the questions of a game, one by one, and follows every link once. */
export class Questions {
  missing = []; // decisions without a sentence or a link
  lost = []; // links that do not lead to their clause
  clauses = new Map();

  constructor(decision, rule) {
    this.decision = decision;
    this.rule = rule; // how names of links to clauses begin
  }

  /** The sentence that is shown now, without its link; what is not as it has to be is noted. */
  async look() {
    const status = this.decision.getByRole("status").first();
    const link = status.getByRole("link", { name: this.rule });
    await link.waitFor({ timeout: 5_000 }).catch(() => {}); // clauses come with the game's facts, a moment after its words
    const [told, name] = [await status.innerText(), (await link.count()) ? await link.innerText() : ""];
    const sentence = told.replace(name, "").trim();
    if (!/\p{L}{2}.*[.?!]$/u.test(sentence) || !name) this.missing.push(told);
    else if (!this.clauses.has(name)) this.clauses.set(name, await this.follow(await link.getAttribute("href")));
    return sentence;
  }

  // In a browser of its own: one that has two pages draws only the one in front.
  async follow(href) {
    this.context ??= await launch();
    this.page ??= await this.context.newPage();
    const clause = new URLSearchParams(href.split("?")[1]).get("clause");
    await this.page.goto(new URL(href, this.decision.page().url()).href);
    await this.page
      .waitForFunction((id) => document.activeElement?.id === id, clause, { timeout: 20_000 })
      .catch(() => this.lost.push(clause));
    const top = await this.page
      .locator(`[id="${clause}"]`)
      .evaluate((one) => one.getBoundingClientRect().top / innerHeight);
    if (top < 0 || top > 0.9) this.lost.push(clause);
    return clause;
  }

  /** What was found in all, at the end. */
  async found() {
    await this.context?.close();
    return { missing: this.missing, lost: this.lost, clauses: [...this.clauses.values()] };
  }
}
