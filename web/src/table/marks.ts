// Marks targets on the board: those that a line of the log is about, and those that have just changed. Marks are
// attributes that boards need not know about.

const HELD = /^(?:held|institution):(\d+)/; // an object of a seat

/** The visible element of a target; a hidden object of a seat is replaced by the seat itself. */
export function shown(target: string): HTMLElement | null {
  const name = CSS.escape(target);
  const found = document.querySelectorAll<HTMLElement>(`[data-target="${name}"], [data-place="${name}"]`);
  const seen = [...found].find((element) => element.checkVisibility());
  const holder = seen ? null : HELD.exec(target)?.[1];
  return seen ?? (holder ? shown(`seat:${holder}`) : null);
}

/** Mark these targets and no others. */
export function mark(targets: readonly string[]): void {
  // All are found before the first changes: after a change the search has to compute styles again.
  const found = targets.flatMap((target) => shown(target) ?? []);
  for (const element of document.querySelectorAll("[data-marked]")) element.removeAttribute("data-marked");
  for (const element of found) element.setAttribute("data-marked", "");
}

const NEWS = 900; // milliseconds that an outline stays

/** Outline a target for a moment. */
export function outline(target: string): void {
  const element = shown(target);
  if (!element) return;
  element.setAttribute("data-news", "");
  setTimeout(() => element.removeAttribute("data-news"), NEWS);
}
