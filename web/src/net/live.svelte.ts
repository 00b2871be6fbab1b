// A view whose fields change one by one: whoever reads a field hears of that field alone.
import { SvelteMap } from "svelte/reactivity";
import type { View } from "../wire";

export class LiveView {
  #fields = new SvelteMap<string, unknown>();
  #view: View;

  constructor() {
    const fields = this.#fields;
    this.#view = new Proxy({} as View, {
      get: (_, name) => (typeof name === "string" ? fields.get(name) : undefined),
      has: (_, name) => typeof name === "string" && fields.has(name),
      ownKeys: () => [...fields.keys()],
      getOwnPropertyDescriptor: (_, name) =>
        typeof name === "string" && fields.has(name) ? { value: fields.get(name), enumerable: true, configurable: true } : undefined,
    });
  }

  /** The view, as long as there is one; the same object all the time. */
  get view(): View | null {
    return this.#fields.size ? this.#view : null;
  }

  /** Take up a view as it is now. */
  take(view: Record<string, unknown> | null): void {
    for (const name of this.#fields.keys()) if (!view || !(name in view)) this.#fields.delete(name);
    for (const [name, value] of Object.entries(view ?? {})) this.#fields.set(name, value);
  }
}
