// The tables of this guest, as the server lists them. They are asked for again while the page is in sight. Until the server has
// answered, the list is the one that it gave last, so that the page does not move when the answer comes.
import { told } from "../faults";
import { me } from "../me.svelte";
import type { OwnTable, TableFacts } from "../wire";

const AGAIN = 15_000; // milliseconds until the list is asked for again
const PAGE = 50; // tables that the server lists at once
const LAST = "own-tables"; // where the browser keeps the first page of the last list

const isOwnTable = (one: Partial<OwnTable> | null): boolean =>
  typeof one?.id === "string" && [one.names, one.yours, one.awaited, one.winners].every(Array.isArray);

/** The list that the server gave last; null if there is none, or if another version of this client kept it. */
function lastList(): OwnTable[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST) ?? "null");
    return Array.isArray(kept) && kept.every(isOwnTable) ? kept : null;
  } catch {
    return null;
  }
}

/** Bring the kept list up to date with a table that is open: one that has begun since is in it when its player comes back. */
export function keepOwnTable(id: string, facts: TableFacts, yours: number[], awaited: number[]): void {
  const { life, game, seats, winners = [], is_board } = facts;
  const others = (lastList() ?? []).filter((one) => one.id !== id);
  if (yours.length && life !== "closed") {
    const is_host = yours.some((seat) => seats[seat]?.is_host);
    const names = seats.map(({ name }) => name);
    others.unshift({ id, life, game, changed: Date.now() / 1000, names, yours, awaited, winners, is_host, is_board });
  }
  localStorage.setItem(LAST, JSON.stringify(others.slice(0, PAGE)));
}

export class OwnTables {
  tables = $state.raw<OwnTable[] | null>(lastList()); // null: not known yet
  hasMore = $state(false);
  fault = $state("");
  readonly current = $derived((this.tables ?? []).filter(({ life }) => life === "playing" || life === "gathering"));
  readonly finished = $derived((this.tables ?? []).filter(({ life }) => life === "over" || life === "void"));

  /** Ask for all that is shown, and so many pages more. */
  async look(more = 0): Promise<void> {
    try {
      const wanted = Math.max(1, Math.ceil((this.tables?.length ?? 0) / PAGE)) + more;
      const found: OwnTable[] = [];
      let last = PAGE;
      if (await me.recall()) {
        for (let page = 0; page < wanted && last === PAGE; page++) {
          const some = await me.api.ownTables(page * PAGE);
          last = some.length;
          const known = new Set(found.map((one) => one.id)); // one that moved up meanwhile comes twice
          found.push(...some.filter((one) => !known.has(one.id)));
        }
      }
      [this.tables, this.hasMore, this.fault] = [found, found.length > 0 && last === PAGE, ""];
      localStorage.setItem(LAST, JSON.stringify(found.slice(0, PAGE)));
    } catch (error) {
      this.fault = told(error);
    }
  }

  /** Ask now and then, until the returned function is called. */
  watch(): () => void {
    const lookIfSeen = (): void => void (document.visibilityState === "visible" && this.look());
    void this.look();
    const timer = setInterval(lookIfSeen, AGAIN);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }
}
