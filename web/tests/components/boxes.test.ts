// The boxes of `discovery`.
import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import fixture from "../../fixtures/2015-4-late.json";
import Boxes from "../../src/discovery/Boxes.svelte";
import type { DiscoveryFigures, DiscoveryView } from "../../src/discovery/view";
import { figuresOf, viewOf } from "../../src/net/sections";
import { ui } from "../../src/ui.svelte";
import { loadWords } from "../../src/words/load";
import { mounted, takeOff } from "../support/mounted";

const sections = fixture.sections as unknown as Parameters<typeof viewOf>[0];
const view = viewOf(sections) as unknown as DiscoveryView;
const figures = figuresOf(sections) as unknown as DiscoveryFigures;

async function show(highlight: string[]): Promise<void> {
  await takeOff();
  mounted(Boxes, {
    target: document.body,
    props: {
      view,
      figures,
      seat: 0,
      names: ["Ana", "Bea", "Cid", "Dora"],
      highlight: new Set(highlight),
      onpick: () => {},
      words: await loadWords("en", "discovery", "2015"),
    },
  });
  flushSync();
}
const more = (): string[] =>
  [...document.querySelectorAll(".more")].map((one) => one.closest("[data-target]")?.getAttribute("data-target") ?? "");

beforeEach(() => ui.setLanguage("en"));

it("shipping and discovery, which have no spaces, show that a worker may come", async () => {
  await show(["type:captain", "box:dock", "box:shipping", "box:discovery"]);
  expect(more()).toEqual(["box:shipping", "box:discovery"]);
  await show(["type:captain", "box:discovery"]);
  expect(more()).toEqual(["box:discovery"]);
});

it("shipping shows no place for a worker where a nation takes the ship", async () => {
  await show(["power", "box:shipping"]);
  expect(more()).toEqual([]);
});

it("the place of a building that was the last of the row is that of the stack now", async () => {
  await show([]);
  const last = view.offer_row.filter((building) => building).length;
  expect(document.querySelector(".stack")?.getAttribute("data-place")).toBe(`offer:${last}`);
});
