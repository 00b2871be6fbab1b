// Components on the page of a test: mounted ones are taken off it after each test.
import { mount, unmount } from "svelte";
import { afterEach } from "vitest";

const shown: Record<string, unknown>[] = [];

/** Mount a component as Svelte's `mount` does, until the test ends. */
export const mounted: typeof mount = (component, options) => {
  const made = mount(component, options);
  shown.push(made);
  return made;
};

/** Unmount the components, and leave the rest of the page. */
export async function unmountAll(): Promise<void> {
  await Promise.all(shown.splice(0).map((one) => unmount(one)));
}

/** Empty the page before the test ends. */
export async function takeOff(): Promise<void> {
  await unmountAll();
  document.body.innerHTML = "";
}

afterEach(takeOff);

/** The texts of the elements that a selector finds, without the spaces between their words that lines leave. */
export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? "").trim().replace(/\s+/g, " "));
