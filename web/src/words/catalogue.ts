// A catalogue of messages, as carrack.engine.catalogue has it: the same Fluent files, read by the same rules.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, number | string>;

const KEPT = 5000; // formatted messages in the cache: a board formats the same ones at every change

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #told = new Map<string, Readonly<Record<string, string>>>();

  readonly #isBare: boolean;

  // Of two messages with one id the first stands. In a `bare` catalogue a missing message is shown as its id.
  constructor(lang: string, files: readonly string[], isBare = false) {
    this.#isBare = isBare;
    // Our languages all run one way: no invisible marks of direction.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments filled in. */
  format(id: string, args: Args = {}): string {
    return this.forms(id, args)[""] ?? "";
  }

  /** A message as "", and its attributes by name. One that is missing or has holes is a fault of the catalogue. */
  forms(id: string, args: Args = {}): Readonly<Record<string, string>> {
    let key = id;
    for (const name in args) key += `\n${name}${typeof args[name] === "number" ? "#" : "="}${args[name]}`;
    let told = this.#told.get(key);
    if (!told) {
      if (this.#told.size >= KEPT) this.#told.clear();
      this.#told.set(key, (told = this.#tell(id, args)));
    }
    return told;
  }

  #tell(id: string, args: Args): Record<string, string> {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      if (this.#isBare) return { "": spelt(id, args) };
      throw new Error(`no message ${id}`);
    }
    const told: Record<string, string> = {};
    for (const [form, pattern] of Object.entries({ "": message.value, ...message.attributes })) {
      const faults: Error[] = [];
      told[form] = this.#bundle.formatPattern(pattern, args, faults);
      if (faults[0]) throw new Error(`${id}: ${faults[0].message}`);
    }
    return told;
  }
}

/** An id without its family, and its arguments: `event-gives` is `gives (seat: Ana, coins: 2)`. */
function spelt(id: string, args: Args): string {
  const name = id.slice(id.indexOf("-") + 1);
  const told = Object.entries(args).flatMap(([key, value]) => {
    const isForm = key === "count" || key.endsWith("_id");
    return isForm ? [] : [`${key.split("_", 1)[0]}: ${value}`];
  });
  return told.length ? `${name} (${told.join(", ")})` : name;
}
