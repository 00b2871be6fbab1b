// Caches the page and its files, so that the client opens at once, and without a network can report the problem. Game
// data always comes from the server.
const PAGE = "page";
const FILES = "files";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  // File names contain a hash of the content, so a cached file never goes stale.
  else if (request.url.startsWith(`${self.registration.scope}assets/`)) event.respondWith(file(request));
});

/** The page from the server; the cached one if there is no answer. */
async function page(request) {
  const kept = await caches.open(PAGE);
  const key = self.registration.scope;
  try {
    const answer = await fetch(request);
    // A proxy answers for a restarting server: the cached page reports that and retries.
    if (answer.status >= 500) return (await kept.match(key)) ?? answer;
    // Do not cache a redirect, or a refusal of a server for one person.
    if (answer.ok && answer.type === "basic" && answer.headers.get("content-type")?.startsWith("text/html")) {
      const known = await kept.match(key);
      if (known?.headers.get("etag") !== answer.headers.get("etag")) await caches.delete(FILES);
      await kept.put(key, answer.clone());
    }
    return answer;
  } catch (error) {
    const known = await kept.match(key);
    if (known) return known;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.open(FILES);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  // Some hosts answer with a page for missing files; it must not be cached under the file's name.
  if (answer.ok && !answer.headers.get("content-type")?.startsWith("text/html"))
    await kept.put(request, answer.clone());
  return answer;
}
