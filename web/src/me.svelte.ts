// Who sits at this browser: a name, the token the server knows it by, and the tables it has been at.
import { Api, Refused } from "./net/api";
import { say, ui } from "./ui.svelte";

export type Visit = { id: string; game: string; at: number };

const MOST_VISITS = 20;

class Me {
  name = $state(localStorage.getItem("name") ?? "");
  token = $state<string | null>(localStorage.getItem("token"));
  visits = $state.raw<Visit[]>(JSON.parse(localStorage.getItem("visits") ?? "[]") as Visit[]);
  readonly api = new Api(
    () => this.token,
    () => ui.lang,
  );

  /** Call oneself something; who had a token gets another under the new name with the next table. */
  rename(name: string): void {
    this.name = name.trim();
    localStorage.setItem("name", this.name);
  }

  /** Make sure that the server knows us. */
  async introduce(): Promise<void> {
    if (this.token) return;
    const guest = await this.api.addGuest(this.name || say("name-default"), ui.lang);
    this.token = guest.token;
    localStorage.setItem("token", guest.token);
  }

  /** Do something as a guest; a server that has forgotten us gets to know us anew. */
  async asGuest<T>(act: () => Promise<T>): Promise<T> {
    await this.introduce();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refused && error.problem.code === "bad-token")) throw error;
      this.forgetToken();
      await this.introduce();
      return await act();
    }
  }

  forgetToken(): void {
    this.token = null;
    localStorage.removeItem("token");
  }

  /** Remember a table. */
  visit(id: string, game: string): void {
    const others = this.visits.filter((visit) => visit.id !== id);
    this.#keep([{ id, game, at: Date.now() }, ...others].slice(0, MOST_VISITS));
  }

  forget(id: string): void {
    this.#keep(this.visits.filter((visit) => visit.id !== id));
  }

  #keep(visits: Visit[]): void {
    this.visits = visits;
    localStorage.setItem("visits", JSON.stringify(visits));
  }
}

export const me = new Me();
