// The filters that hide offers from the reader. The server keeps them with the seat and says which offers they hide.
import { errorMessage } from "../faults";
import { me } from "../me.svelte";
import type { TableStore } from "../net/table.svelte";
import type { Offer } from "./offers";

export class OfferFilters {
  /** Whether the reader looks at hidden offers all the same. */
  isShowing = $state(false);
  fault = $state("");
  // as the reader sets them in the dialog; else those of the server
  #wanted = $state.raw<readonly string[] | null>(null);
  #sent: Promise<void> = Promise.resolve(); // the last request; the next one waits for it

  constructor(private readonly table: TableStore) {}

  /** The filters that the seat can set. */
  get names(): readonly string[] {
    return this.table.standing?.filter_names ?? [];
  }

  /** The filters that are set. */
  get chosen(): readonly string[] {
    return this.#wanted ?? this.table.standing?.filters ?? [];
  }

  hides({ seat, place }: Offer): boolean {
    return (this.table.standing?.filtered ?? []).some(([maker, at]) => maker === seat && at === place);
  }

  /** Set or remove a filter. */
  set(name: string, isOn: boolean): Promise<void> {
    const others = this.chosen.filter((one) => one !== name);
    const wanted = isOn ? [...others, name] : others;
    this.#wanted = wanted;
    this.#sent = this.#sent.then(() => this.#send(wanted));
    return this.#sent;
  }

  async #send(filters: readonly string[]): Promise<void> {
    try {
      await me.api.setFilters(this.table.id, this.table.seat ?? 0, [...filters]);
      this.fault = "";
    } catch (error) {
      [this.fault, this.#wanted] = [errorMessage(error), null];
    }
  }

  /** Call when the dialog closes: then the server's filters count, which another device may change. */
  close(): void {
    [this.fault, this.#wanted] = ["", null];
  }
}
