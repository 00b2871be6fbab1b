// The effect of a trade on the reader's next development.
import { MoveOutlook } from "../table/outlook.svelte";
import type { EmpireOutlook } from "./view";

export class TradeOutlook extends MoveOutlook<EmpireOutlook> {
  /** The change of support; null while it is not known. */
  support = $derived(this.isKnown ? (this.found?.support ?? 0) : null);
}
