// Where the keyboard goes on after a change of page.

/** Move the focus to the heading inside `place` as soon as it has one, unless the reader moves it first. Returns how to stop waiting. */
export function focusHeading(place: HTMLElement): () => void {
  const observer = new MutationObserver(look);
  function stop(): void {
    observer.disconnect();
    removeEventListener("focusin", stop);
  }
  function look(): void {
    const heading = place.querySelector("h1");
    if (!heading) return;
    stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(place, { childList: true, subtree: true });
  addEventListener("focusin", stop);
  look();
  return stop;
}

/** Whether nothing has the focus: what had it was removed or disabled. */
export function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
