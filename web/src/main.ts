import { mount } from "svelte";
import App from "./App.svelte";
import { ui } from "./ui.svelte";
import "./frame.css";

ui.dress(ui.theme);
await ui.speak(ui.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
