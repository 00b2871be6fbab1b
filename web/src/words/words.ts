// Words of one game, or of the frame alone, in one language.
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
  ) {}

  /** A message with its arguments. */
  format<Id extends TableId>(id: Id, ...[args]: Given<TableMessages, Id>): string {
    return this.messages.format(id, args);
  }

  /** A message whose id is known only at run time: a family that exists, and a word of it; the word itself if there is none. */
  formatOf(family: First<TableId>, word: string | number, args: Args = {}): string {
    const id = `${family}-${word}`;
    return this.messages.has(id) ? this.messages.format(id, args) : String(word);
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
      const name = this.messages.format(value === "true" ? `option-${key}` : messageId(key, value));
      told = told ? this.format("either", { one: told, other: name }) : name;
    }
    return told;
  }

  /** Who tells things to a reader. */
  teller(reader: Reader): Teller {
    return new Teller(this.messages, reader);
  }
}
