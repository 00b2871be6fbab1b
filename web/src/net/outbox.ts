// Calls that were made and not answered yet. They are kept for as long as the tab is open, through a reload too.
import type { Call } from "./messages";

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Outbox {
  readonly #calls = new Map<string, Call>();
  readonly #shelf: Shelf;
  readonly #name: string;

  constructor(shelf: Shelf, name: string) {
    this.#shelf = shelf;
    this.#name = name;
    for (const call of JSON.parse(shelf.getItem(name) ?? "[]") as Call[]) this.#calls.set(call.key, call);
  }

  /** The messages without an answer, in the order in which they were sent. */
  waiting(): Call[] {
    return [...this.#calls.values()];
  }

  add(call: Call): void {
    this.#calls.set(call.key, call);
    this.#keep();
  }

  /** Remove a message that was answered; return whether it was there. */
  take(key: string): boolean {
    const was = this.#calls.delete(key);
    this.#keep();
    return was;
  }

  #keep(): void {
    if (this.#calls.size) this.#shelf.setItem(this.#name, JSON.stringify(this.waiting()));
    else this.#shelf.removeItem(this.#name);
  }
}
