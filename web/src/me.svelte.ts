// The guest at this browser, whom the server identifies by a cookie.
import { Api, Forgotten, Refused } from "./net/api";
import { say, ui } from "./ui.svelte";
import type { Lang } from "./words/load";

const GUEST = "guest"; // where the id of the guest that this browser has been is kept

class Me {
  name = $state(localStorage.getItem("name") ?? "");
  isForgotten = $state(false); // the server knew this browser before, and does not now
  readonly api = new Api(
    () => ui.lang,
    () => this.lose(),
  );
  #isKnown = false;
  #recalling: Promise<boolean> | null = null;

  constructor() {
    localStorage.removeItem("visits"); // tables that earlier versions kept here; the server lists them now
  }

  /** Ask the server once for this guest; return whether it recognises the browser. */
  recall(): Promise<boolean> {
    this.#recalling ??= this.#recall().catch((error: unknown) => {
      this.#recalling = null; // it did not answer: the next one asks again
      throw error;
    });
    return this.#recalling;
  }

  /** Be called something else: seats that are taken from now on have the new name. */
  async rename(name: string): Promise<void> {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
    await this.#change();
  }

  /** Speak another language; the server's refusals come in it too. */
  async speak(lang: Lang): Promise<void> {
    await ui.speak(lang);
    await this.#change();
  }

  /** Do something as a guest. A browser that was none before becomes one; one that was never becomes another unasked. */
  async asGuest<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#isKnown) {
      this.#recalling = null; // another tab may have become a guest meanwhile
      if (!(await this.recall())) {
        if (this.isForgotten) throw new Forgotten();
        await this.#introduce();
      }
    }
    return await act();
  }

  /** The server no longer recognises this browser: show that, and keep the guest's id and name. */
  lose(): void {
    this.#isKnown = false;
    this.isForgotten = localStorage.getItem(GUEST) !== null;
    if (this.isForgotten) this.#recalling = null; // the server may know us again later
  }

  /** Become a new guest, which nobody but the person at the browser decides. */
  async startAnew(): Promise<void> {
    await this.#introduce();
  }

  async #recall(): Promise<boolean> {
    try {
      const known = await this.api.whoAmI();
      this.#keep(known.id);
      this.name ||= known.name;
    } catch (error) {
      if (!(error instanceof Refused) || !error.isStranger) throw error;
    }
    return this.#isKnown;
  }

  async #introduce(): Promise<void> {
    const { id } = await this.api.addGuest(this.name || say("name-default"), ui.lang);
    this.#keep(id);
  }

  #keep(id: string): void {
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
