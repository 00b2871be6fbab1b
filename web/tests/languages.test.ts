import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, loadWords } from "../src/words/load";

const FOLDERS = readdirSync(new URL("../../src/carrack/locale", import.meta.url));

test("every language with a folder of catalogues is offered", () => {
  expect(LANGUAGES).toEqual(FOLDERS.toSorted());
});

test.each(LANGUAGES)("the words of %s can be loaded", async (lang) => {
  expect((await loadWords(lang)).format("language")).not.toBe("");
});
