import { mount } from "svelte";
import App from "./App.svelte";
import LoadFault from "./LoadFault.svelte";
import { ui } from "./ui.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/marks.css";
import "./frame.css";
import "./style/forced.css";

ui.setTheme(ui.theme);
document.documentElement.lang = ui.lang;
const target = document.getElementById("app") ?? document.body;
target.replaceChildren(); // removes the message for a script that does not load
mount(LoadFault, { target }); // first: fetching the catalogue may fail
await ui.setLanguage(ui.lang);
mount(App, { target });

// The service worker caches the client for the next visit. Browsers may forbid it, as in private windows; the client
// works without.
if (import.meta.env.PROD) {
  navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch((error: unknown) => console.info(error));
}
