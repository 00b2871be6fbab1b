// A catalogue of messages: reads the same Fluent files by the same rules as carrack.engine.catalogue.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Args = Record<string, number | string>;

const CACHE_SIZE = 5000; // formatted messages in the cache: a board formats the same ones at every change

/** A number below zero, with a minus sign in place of a hyphen. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** Arguments as Fluent takes them. */
const variables = (args: Args): Record<string, number | string | Negative> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? new Negative(value) : value,
    ]),
  );

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #cache = new Map<string, Readonly<Record<string, string>>>();

  readonly #isBare: boolean;
  readonly #fallback: Catalogue | null;

  // Of two messages with the same id the first is used. `fallback` has messages that this catalogue lacks, with the
  // plural rules of its own language. With `isBare` a message that is in neither is shown as its id.
  constructor(lang: string, files: readonly string[], isBare = false, fallback: Catalogue | null = null) {
    this.#isBare = isBare;
    this.#fallback = fallback;
    // All our languages are written left to right, so no isolation marks are needed.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#fallback?.has(id) ?? false);
  }

  /** A message with its arguments filled in. */
  format(id: string, args: Args = {}): string {
    return this.forms(id, args)[""] ?? "";
  }

  /** A message under the key "", and its attributes by name. Throws if the message or an argument is missing. */
  forms(id: string, args: Args = {}): Readonly<Record<string, string>> {
    let key = id;
    for (const name in args) key += `\n${name}${typeof args[name] === "number" ? "#" : "="}${args[name]}`;
    let texts = this.#cache.get(key);
    if (!texts) {
      if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
      this.#cache.set(key, (texts = this.#formatAll(id, args)));
    }
    return texts;
  }

  #formatAll(id: string, args: Args): Record<string, string> {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      if (this.#fallback?.has(id)) return { ...this.#fallback.forms(id, args) };
      if (this.#isBare) return { "": fallbackText(id, args) };
      throw new Error(`no message ${id}`);
    }
    const texts: Record<string, string> = {};
    const given = variables(args);
    for (const [form, pattern] of Object.entries({ "": message.value, ...message.attributes })) {
      const faults: Error[] = [];
      texts[form] = this.#bundle.formatPattern(pattern, given, faults);
      if (faults[0]) throw new Error(`${id}: ${faults[0].message}`);
    }
    return texts;
  }
}

/** An id without its family, and its arguments: `event-gives` is `gives (seat: Ana, coins: 2)`. */
function fallbackText(id: string, args: Args): string {
  const name = id.slice(id.indexOf("-") + 1);
  const texts = Object.entries(args).flatMap(([key, value]) => {
    const isForm = key === "count" || key.endsWith("_id");
    return isForm ? [] : [`${key.split("_", 1)[0]}: ${value}`];
  });
  return texts.length ? `${name} (${texts.join(", ")})` : name;
}
