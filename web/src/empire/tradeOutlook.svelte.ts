// What a trade would change at the reader's next development.
import { MoveOutlook } from "../table/outlook.svelte";
import type { EmpireOutlook } from "./view";

export class TradeOutlook extends MoveOutlook<EmpireOutlook> {
  /** By how much support would change; null while that is not known. */
  support = $derived(this.isKnown ? (this.found?.support ?? 0) : null);
}
