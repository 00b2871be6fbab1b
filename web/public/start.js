// Runs before the client's own script. When that cannot be loaded, it shows the message that the page carries for this case at once
// (without this file the style sheet shows it after a while) and makes its links reload the page where it is.
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
