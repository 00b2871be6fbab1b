// The tables of this guest, as the server lists them. They are asked for again while the page is in sight.
import { told } from "../faults";
import { me } from "../me.svelte";
import type { OwnTable } from "../wire";

const AGAIN = 15_000; // milliseconds until the list is asked for again
const PAGE = 50; // tables that the server lists at once

export class OwnTables {
  tables = $state.raw<OwnTable[] | null>(null); // null until the server has answered
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
