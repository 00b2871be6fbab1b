// Names as a list in the reader's language.
import { ui } from "../ui.svelte";

/** Names as a list: “Ana and Bea”. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(ui.lang).format(names);
