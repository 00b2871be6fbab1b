// Keeps the shell: the page and its files, so that the client opens at once and without a network, where it says what is the
// matter. What is played always comes from the server.
const PAGE = "page";
const FILES = "files";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  // Names of files hold a hash of what is in them, so one that is kept is right for ever.
  else if (request.url.startsWith(`${self.registration.scope}assets/`)) event.respondWith(file(request));
});

/** The page as the server has it; the one that is kept if nobody answers. */
async function page(request) {
  const kept = await caches.open(PAGE);
  const key = self.registration.scope;
  try {
    const answer = await fetch(request);
    // A proxy answers for a server that is being started again: the page that is kept says so, and tries again.
    if (answer.status >= 500) return (await kept.match(key)) ?? answer;
    // A redirection, or a refusal at the door of a server for one person, is not the page.
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
  // A page in place of a file, as some hosts answer for files that are gone, must not be kept under its name.
  if (answer.ok && !answer.headers.get("content-type")?.startsWith("text/html"))
    await kept.put(request, answer.clone());
  return answer;
}
