import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Stepper from "../../src/table/Stepper.svelte";
import { ui } from "../../src/ui.svelte";
import { mounted } from "../support/mounted";

beforeEach(async () => {
  await ui.setLanguage("en");
  mounted(Stepper, { target: document.body, props: { typed: 0, lowest: 0, highest: 9 } });
  flushSync();
});

const field = (): HTMLInputElement => document.querySelector("input")!;
const pressOn = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));

it("its buttons take no focus from a mouse, so that Enter stays where it is marked", () => {
  for (const button of document.querySelectorAll("button")) expect(pressOn(button)).toBe(false);
});

it("its number is selected by the first click, so that typing replaces it", () => {
  const selected = vi.spyOn(field(), "select");
  expect(pressOn(field())).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(selected).toHaveBeenCalledOnce();
  expect(pressOn(field()), "a second click places the cursor").toBe(true);
});
