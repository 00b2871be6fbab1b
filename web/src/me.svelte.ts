// The guest at this browser, whom the server identifies by a cookie.
import { Api, Forgotten, Refused } from "./net/api";
import { say, ui } from "./ui.svelte";
import type { Lang } from "./words/load";

const GUEST = "guest"; // key of the stored guest id

class Me {
  name = $state(localStorage.getItem("name") ?? "");
  isForgotten = $state(false); // the server recognised this browser before, and no longer does
  readonly api = new Api(
    () => ui.lang,
    () => this.markUnknown(),
  );
  #isKnown = false;
  #recalling: Promise<boolean> | null = null;

  constructor() {
    localStorage.removeItem("visits"); // earlier versions stored tables here; the server lists them now
  }

  /** Ask the server once for this guest; return whether it recognises the browser. */
  recall(): Promise<boolean> {
    this.#recalling ??= this.#recall().catch((error: unknown) => {
      this.#recalling = null; // no answer: the next caller retries
      throw error;
    });
    return this.#recalling;
  }

  /** Change the player's name; it applies to seats taken from now on. */
  async rename(name: string): Promise<void> {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
    await this.#change();
  }

  /** Change the language, also of the server's error messages. */
  async setLanguage(lang: Lang): Promise<void> {
    await ui.setLanguage(lang);
    await this.#change();
  }

  /**
   * Make a request as a guest, registering a new browser first. A browser that was a guest before never becomes another
   * one unasked.
   */
  async asGuest<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#isKnown) {
      this.#recalling = null; // another tab may have become a guest meanwhile
      if (!(await this.recall())) {
        if (this.isForgotten) throw new Forgotten();
        await this.#register();
      }
    }
    return await act();
  }

  /** The server no longer recognises this browser: show that, and keep the guest's id and name. */
  markUnknown(): void {
    this.#isKnown = false;
    this.isForgotten = localStorage.getItem(GUEST) !== null;
    if (this.isForgotten) this.#recalling = null; // the server may know us again later
  }

  /** Become a new guest; called only when the player asks for it. */
  async becomeNewGuest(): Promise<void> {
    await this.#register();
  }

  async #recall(): Promise<boolean> {
    try {
      const known = await this.api.whoAmI();
      this.#remember(known.id);
      this.name ||= known.name;
    } catch (error) {
      if (!(error instanceof Refused) || !error.isStranger) throw error;
    }
    return this.#isKnown;
  }

  async #register(): Promise<void> {
    const { id } = await this.api.addGuest(this.name || say("name-default"), ui.lang);
    this.#remember(id);
  }

  #remember(id: string): void {
    this.#isKnown = true;
    this.#recalling = Promise.resolve(true);
    this.isForgotten = false;
    localStorage.setItem(GUEST, id);
  }

  async #change(): Promise<void> {
    if (this.#isKnown) await this.api.change(this.name || say("name-default"), ui.lang);
  }
}

export const me = new Me();
