// Whether the list of all choices is open: on request, kept open, or because the board does not have all choices.
import type { TableStore } from "../net/table.svelte";
import { ChoiceList } from "../table/choiceList.svelte";
import type { Deciding } from "../table/deciding.svelte";
import type { Position } from "./position.svelte";
import { needsList } from "./tapping";

export class Listing extends ChoiceList {
  readonly isOpen: boolean = $derived.by(
    () => (this.isWanted || this.#isNeeded) && this.position.isAsked && !!this.table.menu?.length,
  );
  #putAway = $state(""); // the node whose list was closed
  #isNeeded = $derived.by(() => {
    const { position, deciding } = this;
    if (this.#putAway === position.node || deciding.inHand) return false;
    const left = deciding.isNarrowed ? deciding.fitting : position.legal;
    return needsList(left, deciding.picked, (choice) => deciding.pointsAt(choice));
  });

  constructor(
    private readonly table: TableStore,
    private readonly position: Position,
    private readonly deciding: Deciding,
  ) {
    super();
  }

  close(): void {
    [this.isWanted, this.#putAway] = [false, this.position.node];
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.isWanted = true;
  }
}
