import { flushSync } from "svelte";
import { expect, it } from "vitest";
import InEnglish from "../../src/pages/InEnglish.svelte";
import { ui } from "../../src/ui.svelte";
import { Catalogue } from "../../src/words/catalogue";
import { Words } from "../../src/words/words";
import { mounted } from "../support/mounted";

it.each([
  [true, "Empire n’est pas encore traduit : ses textes sont en anglais."],
  [false, ""],
])("a game that lacks the reader's language says so: %s", async (isFallback, text) => {
  await ui.setLanguage("fr");
  const words = new Words("en", "empire", new Catalogue("en", []), isFallback);
  mounted(InEnglish, { target: document.body, props: { words } });
  flushSync();
  expect(document.body.textContent?.trim().replace(/\s/gu, " ")).toBe(text);
});
