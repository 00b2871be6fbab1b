// The messages of one game, or only the shared ones, in one language.
import { Catalogue, type Args } from "./catalogue";
import type { FrameMessages, GameMessages } from "./messages";
import { messageId, Teller, type Reader } from "./narrate";

/** The arguments of a call that formats a message: required if the message uses any. */
type Given<Messages, Id extends keyof Messages> =
  Record<string, never> extends Messages[Id] ? [args?: Messages[Id]] : [args: Messages[Id]];
export type FrameId = keyof FrameMessages;
export type FrameArgs<Id extends FrameId> = Given<FrameMessages, Id>;
/** The ids of messages without arguments. */
export type FrameMessage = { [Id in FrameId]: Record<string, never> extends FrameMessages[Id] ? Id : never }[FrameId];
/** The first word of an id: `level` of `level-2`. */
type First<Id> = Id extends `${infer Word}-${string}` ? Word : never;
export type FrameFamily = First<FrameId>;
type TableMessages = FrameMessages & GameMessages;
export type TableId = keyof TableMessages;

export class Words {
  constructor(
    readonly lang: string,
    readonly game: string,
    readonly messages: Catalogue,
    readonly isFallback = false, // whether the game lacks the reader's language, so that this is English
  ) {}

  /** A message with its arguments. */
  format<Id extends TableId>(id: Id, ...[args]: Given<TableMessages, Id>): string {
    return this.messages.format(id, args);
  }

  /** A message whose id is known only at run time, `family-word`; the word itself if there is no such message. */
  formatOf(family: First<TableId>, word: string | number, args: Args = {}): string {
    const id = `${family}-${word}`;
    return this.messages.has(id) ? this.messages.format(id, args) : String(word);
  }

  /** A kind of question in general, without the particulars of a decision; empty if it is not known. */
  question(kind: string): string {
    const id = [`asked-${kind}`, `ask-${kind}`].find((one) => this.messages.has(one));
    return id ? this.messages.format(id) : "";
  }

  /** A word of the game, in the plural for `count`, or in another form of its message. */
  term(domain: string, word: string, count = 1, form = ""): string {
    return this.messages.forms(messageId(domain, word), { count })[form] ?? word;
  }

  /** A condition of an option in words; the server writes it as `edition=2015|house_rules=true`. */
  condition(clause: string): string {
    let text = "";
    let key = "";
    for (const alternative of clause.split("|")) {
      const at = alternative.lastIndexOf("=");
      if (at > 0) key = alternative.slice(0, at);
      const value = alternative.slice(at + 1);
      const name = this.messages.format(value === "true" ? `option-${key}` : messageId(key, value));
      text = text ? this.format("either", { one: text, other: name }) : name;
    }
    return text;
  }

  /** A teller that formats for one reader. */
  teller(reader: Reader): Teller {
    return new Teller(this.messages, reader);
  }
}
