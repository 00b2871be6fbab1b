// Calls without an answer. They are stored for as long as the tab is open, also across a reload.
import type { Call } from "./messages";

export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Outbox {
  readonly #calls = new Map<string, Call>();
  readonly #storage: KeyValueStore;
  readonly #name: string;

  constructor(storage: KeyValueStore, name: string) {
    this.#storage = storage;
    this.#name = name;
    for (const call of JSON.parse(storage.getItem(name) ?? "[]") as Call[]) this.#calls.set(call.key, call);
  }

  /** The calls without an answer, in the order in which they were made. */
  waiting(): Call[] {
    return [...this.#calls.values()];
  }

  add(call: Call): void {
    this.#calls.set(call.key, call);
    this.#store();
  }

  /** Remove a call that was answered; return whether it was there. */
  take(key: string): boolean {
    const was = this.#calls.delete(key);
    this.#store();
    return was;
  }

  #store(): void {
    if (this.#calls.size) this.#storage.setItem(this.#name, JSON.stringify(this.waiting()));
    else this.#storage.removeItem(this.#name);
  }
}
