// A view, or the figures, whose fields change one by one: a reader of one field is notified about that field only.
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

  /** All fields, as long as there are any; the same object all the time. */
  get whole(): Whole | null {
    return this.#fields.size ? this.#whole : null;
  }

  /** Take up the fields as they are now. */
  take(fields: Record<string, unknown> | null): void {
    for (const name of this.#fields.keys()) if (!fields || !(name in fields)) this.#fields.delete(name);
    for (const [name, value] of Object.entries(fields ?? {})) this.#fields.set(name, value);
  }
}
