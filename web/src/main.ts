import { mount } from "svelte";
import App from "./App.svelte";
import { ui } from "./ui.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/marks.css";
import "./frame.css";

ui.dress(ui.theme);
await ui.speak(ui.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
