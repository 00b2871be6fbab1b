// The title of the page, as the browser's tab, history and bookmarks show it.
const SITE = "carrack";

/**
 * Keep the title of the page up to date for as long as the component that calls this is shown; null leaves it to
 * another one. A count, as of games that wait for the reader, comes first.
 */
export function useTitle(
  title: () => string | null,
  delay: () => number = () => 0,
  count: () => number = () => 0,
): void {
  $effect(() => {
    const own = title();
    if (own === null) return;
    const name = [own, SITE].filter(Boolean).join(" · ");
    const text = count() ? `(${count()}) ${name}` : name;
    // Setting it costs time in the browser's own window, so titles that change quickly wait.
    const timer = setTimeout(() => (document.title = text), delay());
    return () => clearTimeout(timer);
  });
}
