// Which tables of the lobby are shown: those of a game, those with enough free seats. The browser keeps the choice.
import type { LobbyTable } from "../wire";

const KEPT = "lobby-filter"; // storage key

type Kept = { game: string; free: number };

/** The stored choice; all tables if there is none that can be read. */
function kept(): Kept {
  try {
    const { game, free } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { game: typeof game === "string" ? game : "", free: typeof free === "number" ? free : 0 };
  } catch {
    return { game: "", free: 0 };
  }
}

export class LobbyFilter {
  #kept = $state.raw(kept());

  /** The game whose tables are shown; empty for all. */
  get game(): string {
    return this.#kept.game;
  }

  /** How many seats must be free where players are waited for. */
  get free(): number {
    return this.#kept.free;
  }

  get isOn(): boolean {
    return this.game !== "" || this.free > 0;
  }

  /** Show only this game, or all again if it was the only one. */
  toggleGame(game: string): void {
    this.#keep({ game: this.game === game ? "" : game, free: this.free });
  }

  toggleFree(free: number): void {
    this.#keep({ game: this.game, free: this.free === free ? 0 : free });
  }

  clear(): void {
    this.#keep({ game: "", free: 0 });
  }

  /** Whether a table is shown. A game in progress has no free seats to look for. */
  fits({ game, life, free }: LobbyTable): boolean {
    return (!this.game || this.game === game) && (life !== "gathering" || free >= this.free);
  }

  #keep(choice: Kept): void {
    this.#kept = choice;
    localStorage.setItem(KEPT, JSON.stringify(choice));
  }
}
