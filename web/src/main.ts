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

ui.dress(ui.theme);
document.documentElement.lang = ui.lang;
const target = document.getElementById("app") ?? document.body;
target.replaceChildren(); // the message for a page whose script does not load
mount(LoadFault, { target }); // first: the catalogue may be what cannot be fetched
await ui.speak(ui.lang);
mount(App, { target });

// The shell is kept for the next visit. A browser that does not allow it, as in private windows, plays all the same.
if (import.meta.env.PROD) {
  navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch((error: unknown) => console.info(error));
}
