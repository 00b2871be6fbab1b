// The popover: when it opens and closes, and what a long press does not choose.
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Popover from "../../src/table/Popover.svelte";
import { ui } from "../../src/ui.svelte";
import { mounted, unmountAll } from "../support/mounted";

let moved = 0; // pixels that the mouse went
const picked = vi.fn();
const about = createRawSnippet<[string]>((key) => ({
  render: () => `<p>${key()} <a data-rule href="#rules">Rule</a></p>`,
}));

beforeEach(() => {
  moved = 0;
  vi.useFakeTimers();
  ui.setUsesKeys(true);
  document.body.innerHTML = `<div data-about="box:dock" id="dock"><button id="lit">lit</button></div>
    <div data-about="box:goods" id="goods"></div><div id="sea"></div>`;
  at("lit").addEventListener("click", picked);
  mounted(Popover, { target: document.body, props: { about } });
  flushSync();
  point("pointermove", "sea");
});
afterEach(() => {
  picked.mockClear();
  vi.useRealTimers();
});

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const text = (): string | undefined => document.querySelector(".popover")?.textContent?.trim();

/** An event of the pointer; each is 20 pixels farther than the last one unless it says where it is. */
function point(kind: string, id: string, pointerType = "mouse", more: PointerEventInit = {}): void {
  moved += pointerType === "mouse" ? 20 : 0;
  const place = { clientX: 500 + moved, clientY: 500 };
  at(id).dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType, ...place, ...more }));
  flushSync();
}

function wait(time: number): void {
  vi.advanceTimersByTime(time);
  flushSync();
}

it("a mouse that rests for 300 ms opens it, and one that leaves closes it", () => {
  point("pointerover", "dock");
  wait(290);
  expect(text()).toBeUndefined();
  wait(20);
  expect(text()).toBe("box:dock Rule");
  point("pointerover", "goods");
  expect(text()).toBeUndefined();
  wait(310);
  expect(text()).toBe("box:goods Rule");
  point("pointermove", "sea");
  expect(text()).toBeUndefined();
});

it("a mouse that passes by opens nothing", () => {
  point("pointerover", "dock");
  wait(200);
  point("pointerover", "sea");
  wait(1000);
  expect(text()).toBeUndefined();
});

it("opens nothing that came to lie below a mouse at rest, until it moves", () => {
  const here = { clientX: 500 + moved, clientY: 500 };
  point("pointerover", "dock", "mouse", here);
  wait(1000);
  expect(text()).toBeUndefined();
  point("pointermove", "dock");
  wait(310);
  expect(text()).toBe("box:dock Rule");
});

it("closes when the board changes below a mouse at rest", () => {
  const here = { clientX: 540, clientY: 500 };
  point("pointerover", "dock", "mouse", here);
  wait(310);
  point("pointerover", "goods", "mouse", here);
  wait(1000);
  expect(text()).toBeUndefined();
});

it("opens nothing where it was clicked, until the mouse goes elsewhere", () => {
  const here = { clientX: 540, clientY: 500 };
  point("pointerdown", "dock", "mouse", here);
  point("pointerover", "goods", "mouse", here);
  point("pointermove", "goods", "mouse", { clientX: 543, clientY: 500 });
  wait(1000);
  expect(text()).toBeUndefined();
  point("pointermove", "goods", "mouse", { clientX: 560, clientY: 500 });
  wait(310);
  expect(text()).toBe("box:goods Rule");
});

it("opens nothing below a mouse that was there before the table", async () => {
  await unmountAll();
  mounted(Popover, { target: document.body, props: { about } });
  flushSync();
  point("pointerover", "dock");
  wait(1000);
  expect(text()).toBeUndefined();
});

it("Escape and a click close it", () => {
  for (const close of [
    () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
    () => point("pointerdown", "dock"),
  ]) {
    point("pointerover", "dock");
    wait(310);
    expect(text()).toBe("box:dock Rule");
    close();
    flushSync();
    expect(text()).toBeUndefined();
    point("pointerover", "sea");
  }
});

it("the focus opens it and describes what has the focus; leaving closes it", () => {
  vi.spyOn(at("lit"), "matches").mockReturnValue(true); // :focus-visible
  at("lit").focus();
  at("lit").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  wait(310);
  expect(text()).toBe("box:dock Rule");
  expect(at("lit").getAttribute("aria-describedby")).toBe(document.querySelector(".popover")?.id);
  at("lit").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  flushSync();
  expect([text(), at("lit").getAttribute("aria-describedby")]).toEqual([undefined, null]);
});

it("a key opens it at once, and opens the rule once it is open", () => {
  const press = (): void => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "i" }));
    flushSync();
  };
  point("pointerover", "dock");
  press();
  expect(text()).toBe("box:dock Rule");
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("[data-rule]")?.addEventListener("click", opened);
  press();
  expect(opened).toHaveBeenCalledOnce();
});

it("a long press opens it, keeps it open and chooses nothing; a short one chooses", () => {
  point("pointerdown", "lit", "touch");
  wait(510);
  expect(text()).toBe("box:dock Rule");
  point("pointerup", "lit", "touch");
  at("lit").click();
  flushSync();
  expect(text()).toBe("box:dock Rule");
  expect(picked).not.toHaveBeenCalled();

  point("pointerdown", "lit", "touch");
  point("pointerup", "lit", "touch");
  at("lit").click();
  wait(1000);
  expect(text()).toBeUndefined();
  expect(picked).toHaveBeenCalledOnce();
});

it("a finger that moves scrolls or drags and opens nothing", () => {
  point("pointerdown", "dock", "touch");
  point("pointermove", "dock", "touch", { clientX: 540, buttons: 1 });
  wait(1000);
  expect(text()).toBeUndefined();
});
