// An object with reactive fields, for the view and the figures: a reader of one field is notified about that field
// only.
import { SvelteMap } from "svelte/reactivity";

export class LiveFields<Whole extends object> {
  #fields = new SvelteMap<string, unknown>();
  #whole: Whole;

  constructor() {
    const fields = this.#fields;
    this.#whole = new Proxy({} as Whole, {
      get: (_, name) => (typeof name === "string" ? fields.get(name) : undefined),
      has: (_, name) => typeof name === "string" && fields.has(name),
      ownKeys: () => [...fields.keys()],
      getOwnPropertyDescriptor: (_, name) =>
        typeof name === "string" && fields.has(name)
          ? { value: fields.get(name), enumerable: true, configurable: true }
          : undefined,
    });
  }

  /** The object with all fields, always the same one; null while there are no fields. */
  get whole(): Whole | null {
    return this.#fields.size ? this.#whole : null;
  }

  /** Replace all fields. */
  take(fields: Record<string, unknown> | null): void {
    for (const name of this.#fields.keys()) if (!fields || !(name in fields)) this.#fields.delete(name);
    for (const [name, value] of Object.entries(fields ?? {})) this.#fields.set(name, value);
  }
}
