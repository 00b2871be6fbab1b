// Turns the codes of the server into prose: a port of carrack.engine.narrate, kept equal to it by a test.
import { uncapital } from "./capital";
import type { Args, Catalogue } from "./catalogue";

export type CodedMove = { kind: string; args: Args };
export type Ask = { kind: string; args: Args };
export type CodedUndoLimit = { number: number; code: string; seat?: number | null };
export type Refusal = { code: string; args: Args; clause?: string; remedy?: string };
export type CodedChoice = { kind: string; args?: Args; amount?: readonly [number, number] | null };
export type CodedEvent = { kind: string; args: Args; audience?: readonly number[] | null; move?: CodedMove | null };

/** The reader's seat and the names of the players. */
export type Reader = { seat: number | null; names: readonly string[] | null };

/** The id of a word's message; a slash cannot stand in an id. */
export function messageId(domain: string, word: string): string {
  return `${domain}-${word.replaceAll("/", "_")}`;
}

/** Formats events, questions, choices and refusals of one game for one reader. */
export class Teller {
  constructor(
    readonly messages: Catalogue,
    readonly reader: Reader,
  ) {}

  event(event: CodedEvent): string {
    if (event.kind === "look") return this.#look(event);
    return this.#format(`event-${event.kind}`, event.args, event.move ?? null);
  }

  /** A fact about a finished game. */
  highlight(fact: { kind: string; args: Args }): string {
    return this.#format(`highlight-${fact.kind}`, fact.args);
  }

  ask(ask: Ask): string {
    return this.#format(`ask-${ask.kind}`, ask.args);
  }

  undo(limit: CodedUndoLimit): string {
    return this.#format(`undo-${limit.code}`, limit.seat == null ? {} : { seat: limit.seat });
  }

  /**
   * A choice of the menu. For a range, `$lowest` to `$highest` are the amounts and `$choices` their number, or `unseen`
   * if hidden.
   */
  choice(choice: CodedChoice): string {
    const args = choice.args ?? {};
    const filled = this.#fill(args);
    const own = args["amount"];
    if (own !== undefined) {
      const [lowest, highest] = choice.amount ?? [Number(own), Number(own)];
      Object.assign(filled, { lowest, highest, choices: "unseen" in args ? "unseen" : highest - lowest + 1 });
    }
    return this.messages.format(`choice-${choice.kind}`, filled);
  }

  /** What a tap that means a choice does, beside the name of what is tapped; in short if the game has words for it. */
  act(choice: CodedChoice): string {
    const id = `act-${choice.kind}`;
    return this.messages.has(id) ? this.#format(id, choice.args ?? {}) : uncapital(this.choice(choice));
  }

  /** The reason of a refusal, its remedy, and the clause in brackets. */
  refusal(refusal: Refusal): string {
    const parts = [this.#format(`refusal-${refusal.code}`, refusal.args)];
    if (refusal.remedy) parts.push(this.messages.format(`remedy-${refusal.remedy}`));
    if (refusal.clause) parts.push(this.messages.format("clause", { clause: refusal.clause }));
    return parts.join(" ");
  }

  /** A player's name; the reader's own is marked as such. */
  name(seat: number): string {
    const name = this.reader.names?.[seat] ?? this.messages.format("player-name", { number: seat + 1 });
    return seat === this.reader.seat ? this.messages.format("player-you", { name }) : name;
  }

  #format(id: string, args: Args, move: CodedMove | null = null): string {
    return this.messages.format(id, this.#fill(args, move));
  }

  /** A revealed token: for everybody, for its audience, or without its value for the others. */
  #look(event: CodedEvent): string {
    const filled = this.#fill(event.args);
    if (event.audience == null) return this.messages.format("event-look", filled);
    filled["audience"] = event.audience.map((seat) => this.name(seat)).join(", ");
    return this.messages.format("token" in event.args ? "event-look-private" : "event-look-hidden", filled);
  }

  /** Format counts such as `1 card-colony 6 card-gold` as a list in words. */
  #counts(text: string): string {
    const parts = text ? text.split(" ") : [];
    const texts = parts.flatMap((word, at) =>
      at % 2 ? [`${parts[at - 1]} ${this.messages.forms(word, { count: Number(parts[at - 1]) })[""]}`] : [],
    );
    const last = texts.pop() ?? "";
    return texts.length ? this.messages.format("all-of", { some: texts.join(", "), last }) : last;
  }

  /** The arguments of messages: names for seats, words in all their forms for ids. */
  #fill(args: Args, move: CodedMove | null = null): Args {
    const filled: Args = {};
    const count = args["amount"] ?? 1;
    for (const [key, value] of Object.entries(args)) {
      const domain = key.split("_", 1)[0] ?? key;
      filled[`${key}_id`] = value;
      if (typeof value === "number") {
        filled[key] = domain === "seat" ? this.name(value) : value;
      } else if (domain === "move") {
        // The server sends the move parsed: only the engine reads notation.
        filled[key] = move ? this.choice(move) : value;
      } else if (domain === "counts") {
        filled[key] = this.#counts(value);
        filled[`${key}_kinds`] = value ? value.split(" ").length / 2 : 0;
      } else {
        for (const [form, text] of Object.entries(this.messages.forms(messageId(domain, value), { count }))) {
          filled[form ? `${form}_${key}` : key] = text;
        }
      }
    }
    return filled;
  }
}
