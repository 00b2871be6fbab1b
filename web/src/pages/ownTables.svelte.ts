// The tables of this guest, as the server lists them; fetched again regularly while the page is visible. Until the
// server answers, the stored last list is shown, so that the layout does not shift when the answer comes.
import { errorMessage } from "../faults";
import { me } from "../me.svelte";
import type { OwnTable, TableFacts } from "../wire";

const INTERVAL = 15_000; // milliseconds between two requests
const PAGE = 50; // tables per page of the server's list
const LAST = "own-tables"; // storage key of the first page of the last list

const isOwnTable = (one: Partial<OwnTable> | null): boolean =>
  typeof one?.id === "string" &&
  typeof one.asked === "string" &&
  [one.names, one.yours, one.awaited, one.winners].every(Array.isArray);

const isTurn = (one: OwnTable): boolean =>
  one.life === "playing" && !one.is_board && one.awaited.some((seat) => one.yours.includes(seat));

/** The tables that wait for the guest's move, the one that waits longest first. */
export const turnsIn = (tables: readonly OwnTable[]): OwnTable[] =>
  tables.filter(isTurn).sort((one, other) => one.changed - other.changed);

/** The table other than this one that waits longest for the guest's move; null if none does. */
export async function nextTurn(except: string): Promise<string | null> {
  if (!(await me.recall())) return null;
  return turnsIn(await me.api.ownTables(0)).find(({ id }) => id !== except)?.id ?? null;
}

/** The stored last list; null if there is none, or if it has the format of another version. */
function lastList(): OwnTable[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST) ?? "null");
    return Array.isArray(kept) && kept.every(isOwnTable) ? kept : null;
  } catch {
    return null;
  }
}

/** Update an open table in the stored list, so that the start page shows its current state at once. */
export function keepOwnTable(id: string, facts: TableFacts, yours: number[], awaited: number[], asked: string): void {
  const { life, game, seats, winners = [], is_board } = facts;
  const others = (lastList() ?? []).filter((one) => one.id !== id);
  if (yours.length && life !== "closed") {
    const is_host = yours.some((seat) => seats[seat]?.is_host);
    const names = seats.map(({ name }) => name);
    const changed = Date.now() / 1000;
    others.unshift({ id, life, game, changed, names, yours, awaited, asked, winners, is_host, is_board });
  }
  localStorage.setItem(LAST, JSON.stringify(others.slice(0, PAGE)));
}

export class OwnTables {
  tables = $state.raw<OwnTable[] | null>(lastList()); // null until the first answer
  hasMore = $state(false);
  fault = $state("");
  readonly current = $derived((this.tables ?? []).filter(({ life }) => life === "playing" || life === "gathering"));
  readonly turns = $derived(turnsIn(this.current));
  readonly waiting = $derived(this.current.filter((one) => one.life === "playing" && !isTurn(one)));
  readonly gathering = $derived(this.current.filter(({ life }) => life === "gathering"));
  readonly finished = $derived((this.tables ?? []).filter(({ life }) => life === "over" || life === "void"));

  /** Fetch the pages that are shown, and `more` further ones. */
  async load(more = 0): Promise<void> {
    try {
      const wanted = Math.max(1, Math.ceil((this.tables?.length ?? 0) / PAGE)) + more;
      const found: OwnTable[] = [];
      let last = PAGE;
      if (await me.recall()) {
        for (let page = 0; page < wanted && last === PAGE; page++) {
          const some = await me.api.ownTables(page * PAGE);
          last = some.length;
          const known = new Set(found.map((one) => one.id)); // a table that moved up between two requests comes twice
          found.push(...some.filter((one) => !known.has(one.id)));
        }
      }
      [this.tables, this.hasMore, this.fault] = [found, found.length > 0 && last === PAGE, ""];
      localStorage.setItem(LAST, JSON.stringify(found.slice(0, PAGE)));
    } catch (error) {
      this.fault = errorMessage(error);
    }
  }

  /** Fetch the list regularly until the returned function is called. */
  watch(): () => void {
    const loadIfVisible = (): void => void (document.visibilityState === "visible" && this.load());
    void this.load();
    const timer = setInterval(loadIfVisible, INTERVAL);
    document.addEventListener("visibilitychange", loadIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", loadIfVisible);
    };
  }
}
