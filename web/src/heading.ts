// Moves the keyboard focus after a change of page.

/**
 * Move the focus to the heading inside `place` as soon as it has one, unless the reader moves it first. Returns a
 * function that stops waiting.
 */
export function focusHeading(place: HTMLElement): () => void {
  const observer = new MutationObserver(tryFocus);
  function stop(): void {
    observer.disconnect();
    removeEventListener("focusin", stop);
  }
  function tryFocus(): void {
    const heading = place.querySelector("h1");
    if (!heading) return;
    stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(place, { childList: true, subtree: true });
  addEventListener("focusin", stop);
  tryFocus();
  return stop;
}

/** Whether nothing has the focus, because the focused element was removed or disabled. */
export function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
