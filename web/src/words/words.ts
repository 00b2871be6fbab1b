// Words of one game, or of the frame alone, in one language.
import { Catalogue, type Args } from "./catalogue";
import { messageId, Teller, type Reader } from "./narrate";

export class Words {
  constructor(
    readonly lang: string,
    readonly game: string,
    readonly messages: Catalogue,
  ) {}

  /** A message with its arguments. */
  format(id: string, args: Args = {}): string {
    return this.messages.format(id, args);
  }

  /** A word of the game: as many as `count`, or in a form that its message has. */
  term(domain: string, word: string, count = 1, form = ""): string {
    return this.messages.forms(messageId(domain, word), { count })[form] ?? word;
  }

  /** What an option needs or excludes, as the server writes it: `edition=2015|house_rules=true`. */
  condition(clause: string): string {
    let told = "";
    let key = "";
    for (const alternative of clause.split("|")) {
      const at = alternative.lastIndexOf("=");
      if (at > 0) key = alternative.slice(0, at);
      const value = alternative.slice(at + 1);
      const name = this.format(value === "true" ? `option-${key}` : messageId(key, value));
      told = told ? this.format("either", { one: told, other: name }) : name;
    }
    return told;
  }

  /** Who tells things to a reader. */
  teller(reader: Reader): Teller {
    return new Teller(this.messages, reader);
  }
}
