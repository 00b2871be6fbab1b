// Who sits at this browser: a guest the server knows by a cookie, and the tables it has been at.
import { Api, Refused } from "./net/api";
import { say, ui } from "./ui.svelte";
import type { Game } from "./wire";
import type { Lang } from "./words/load";

export type Visit = { id: string; game: Game; at: number };

const MOST_VISITS = 20;
const WHO_ARE_YOU = 401;

function isStranger(error: unknown): boolean {
  return error instanceof Refused && error.problem.status === WHO_ARE_YOU;
}

class Me {
  name = $state(localStorage.getItem("name") ?? "");
  visits = $state.raw<Visit[]>(JSON.parse(localStorage.getItem("visits") ?? "[]") as Visit[]);
  readonly api = new Api(() => ui.lang);
  #isKnown = false;

  /** Find out whether the server knows us already. */
  async recall(): Promise<void> {
    try {
      const known = await this.api.whoAmI();
      this.#isKnown = true;
      this.name ||= known.name;
    } catch (error) {
      if (!isStranger(error)) throw error;
    }
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

  /** Do something as a guest; a server that does not know us gets to know us first. */
  async asGuest<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#isKnown) await this.recall();
    if (!this.#isKnown) await this.#introduce();
    try {
      return await act();
    } catch (error) {
      if (!isStranger(error)) throw error;
      await this.#introduce();
      return await act();
    }
  }

  /** Remember a table. */
  visit(id: string, game: Game): void {
    const others = this.visits.filter((visit) => visit.id !== id);
    this.#keep([{ id, game, at: Date.now() }, ...others].slice(0, MOST_VISITS));
  }

  forget(id: string): void {
    this.#keep(this.visits.filter((visit) => visit.id !== id));
  }

  async #introduce(): Promise<void> {
    await this.api.addGuest(this.name || say("name-default"), ui.lang);
    this.#isKnown = true;
  }

  async #change(): Promise<void> {
    if (this.#isKnown) await this.api.change(this.name || say("name-default"), ui.lang);
  }

  #keep(visits: Visit[]): void {
    this.visits = visits;
    localStorage.setItem("visits", JSON.stringify(visits));
  }
}

export const me = new Me();
