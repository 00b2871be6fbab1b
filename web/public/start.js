// Runs before the client's own script. When that cannot be loaded, it shows the message for this case in the page at
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
