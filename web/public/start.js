// Runs before the client's own script.
//
// When that cannot be loaded, it shows the message for this case in the page at
// once (without this file the style sheet shows it after a delay) and makes its links reload the current page.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById("not-started")?.removeAttribute("class");
  },
  true,
);
addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("#not-started a")) return;
  event.preventDefault();
  location.reload();
});

// It fetches at once what the page in the address needs, from the list in the page (build/preload.ts): the words in the
// reader's language, and for a table the scripts of tables and of its game. The client chooses language and game
// itself; a wrong guess here costs no more than a request.
{
  const parts = JSON.parse(document.getElementById("parts")?.textContent ?? "{}");
  const [path, query] = location.hash.slice(1).split("?", 2);
  const [, page, id] = path.split("/");
  const tongues = [
    new URLSearchParams(query).get("lang"),
    localStorage.getItem("lang"),
    ...navigator.languages.map((lang) => lang.slice(0, 2)),
    "en",
  ];
  const lang = tongues.find((one) => parts[`web-${one}`]);
  const wanted = [`web-${lang}`];
  if (page === "table") {
    wanted.push("table");
    // The list of the guest's tables, which the client stores (pages/ownTables.svelte.ts).
    let own = [];
    try {
      own = JSON.parse(localStorage.getItem("own-tables")) ?? [];
    } catch {
      // written by another version: the client replaces it
    }
    const game = Array.isArray(own) ? own.find((one) => one?.id === id)?.game : undefined;
    if (game) wanted.push(game, `${game}-${lang}`);
  }
  for (const file of new Set(wanted.flatMap((name) => parts[name] ?? []))) {
    const link = document.createElement("link");
    link.crossOrigin = ""; // as the client asks for them, or they would be fetched twice
    link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
    if (file.endsWith(".css")) link.as = "style";
    link.href = `./${file}`;
    document.head.append(link);
  }
}
