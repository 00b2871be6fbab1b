// Marks on the board: what a line of the log is about, and what has just changed. They are attributes of their own, so
// that no board has to know of them.

const HELD = /^(?:held|institution):(\d+)/; // something that a seat has

/** The element of a target that can be seen now; what a seat has but does not show lies with the seat. */
export function shown(target: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(target)}"]`);
  const seen = [...found].find((element) => element.getClientRects().length > 0);
  const holder = seen ? null : HELD.exec(target)?.[1];
  return seen ?? (holder ? shown(`seat:${holder}`) : null);
}

/** Mark these targets and no others. */
export function mark(targets: readonly string[]): void {
  for (const element of document.querySelectorAll("[data-marked]")) element.removeAttribute("data-marked");
  for (const target of targets) shown(target)?.setAttribute("data-marked", "");
}

const NEWS = 900; // milliseconds that an outline stays

/** Outline a target for a moment. */
export function outline(target: string): void {
  const element = shown(target);
  if (!element) return;
  element.setAttribute("data-news", "");
  setTimeout(() => element.removeAttribute("data-news"), NEWS);
}
