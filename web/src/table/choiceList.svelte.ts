// Stores whether the reader wants the list of all choices to be open: for one decision, or for all in this browser.
const KEY = "list kept open";

export class ChoiceList {
  isKept = $state(localStorage.getItem(KEY) === "yes");
  isWanted = $state(localStorage.getItem(KEY) === "yes");

  /** Keep the list open for all decisions, or no longer. */
  keep(isKept: boolean): void {
    this.isKept = isKept;
    localStorage.setItem(KEY, isKept ? "yes" : "no");
  }

  /** Close the list at a new decision, unless it is kept open. */
  renew(): void {
    this.isWanted &&= this.isKept;
  }
}
