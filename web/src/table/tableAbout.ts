// Opens the dialog about a table from anywhere on its page, without handing a function through all components between.
import { getContext, setContext } from "svelte";

const KEY = Symbol("about the table");

/** Let buttons of this page open the dialog. */
export function provideTableAbout(open: () => void): void {
  setContext(KEY, open);
}

/** A function that opens the dialog; undefined on a page that has none. */
export function tableAbout(): (() => void) | undefined {
  return getContext<(() => void) | undefined>(KEY);
}
