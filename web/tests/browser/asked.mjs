// Checks every decision: the question must be a sentence with a link to its clause of the rules.
import { launch } from "./browser.mjs";

/** Checks the questions of a game one by one, and follows every link once. */
export class Questions {
  missing = []; // decisions without a sentence or a link
  lost = []; // links that do not lead to their clause
  clauses = new Map();

  constructor(decision, rule) {
    this.decision = decision;
    this.rule = rule; // the start of the names of links to clauses
  }

  /** Return the current sentence without its link, and record missing parts. */
  async look() {
    const status = this.decision.getByRole("status").first();
    const link = status.getByRole("link", { name: this.rule });
    // Clauses are loaded with the game's facts, after its messages.
    await link.waitFor({ timeout: 5_000 }).catch(() => {});
    const [told, name] = [await status.innerText(), (await link.count()) ? await link.innerText() : ""];
    const sentence = told.replace(name, "").trim();
    if (!/\p{L}{2}.*[.?!]$/u.test(sentence) || !name) this.missing.push(told);
    else if (!this.clauses.has(name)) this.clauses.set(name, await this.follow(await link.getAttribute("href")));
    return sentence;
  }

  // In a separate browser: a browser with two pages renders only the front one.
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

  /** The results at the end. */
  async found() {
    await this.context?.close();
    return { missing: this.missing, lost: this.lost, clauses: [...this.clauses.values()] };
  }
}
