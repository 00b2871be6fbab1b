// Compares the client's prose with Python's: a file of examples in every language, made by tests/support/narrated.py.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "../src/words/catalogue";
import { loadWords } from "../src/words/load";
import {
  Teller,
  type Ask,
  type CodedChoice,
  type CodedEvent,
  type Refusal,
  type CodedUndoLimit,
} from "../src/words/narrate";

type Line = {
  kind: string;
  game: string;
  thing: unknown;
  seat: number | null;
  names: string[];
  texts: Record<string, string>;
};

const file = process.env["CARRACK_NARRATED"];
const LOCALE = new URL("../../src/carrack/locale/", import.meta.url);

function catalogue(lang: string, game: string, wording: string): Catalogue {
  const names = [...(wording ? [wording] : []), game, "engine"];
  return new Catalogue(
    lang,
    names.map((name) => readFileSync(new URL(`${lang}/${name}.ftl`, LOCALE), "utf-8")),
  );
}

function tell(teller: Teller, line: Line): string {
  switch (line.kind) {
    case "event":
      return teller.event(line.thing as CodedEvent);
    case "ask":
      return teller.ask(line.thing as Ask);
    case "choice":
      return teller.choice(line.thing as CodedChoice);
    case "refusal":
      return teller.refusal(line.thing as Refusal);
    default:
      return teller.undo(line.thing as CodedUndoLimit);
  }
}

test.skipIf(!file)("the client tells everything as Python does", () => {
  const lines = readFileSync(file!, "utf-8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const catalogues = new Map<string, Catalogue>();
  const others: string[] = [];
  for (const line of lines) {
    for (const [lang, text] of Object.entries(line.texts)) {
      const wording = (line.thing as { wording?: string }).wording ?? "";
      const key = `${lang} ${line.game} ${wording}`;
      const messages = catalogues.get(key) ?? catalogue(lang, line.game, wording);
      catalogues.set(key, messages);
      const own = tell(new Teller(messages, { seat: line.seat, names: line.names }), line);
      if (own !== text) others.push(`${key} ${line.kind}: ${own} | ${text}`);
    }
  }
  expect(others.slice(0, 20)).toEqual([]);
  expect(lines.length).toBeGreaterThan(3000);
});

test.each([
  ["en", "2007", "Canada"],
  ["fr", "2007", "Canada"],
  ["it", "2007", "Canada"],
  ["en", "2015", "New France"],
  ["fr", "2015", "Nouvelle-France"],
  ["it", "2015", "Nuova Francia"],
] as const)("in %s the north of %s is called %s", async (lang, edition, name) => {
  const words = await loadWords(lang, "discovery", edition);
  expect(words.term("region", "new-france")).toBe(name);
  expect(words.term("target", "new-france")).toBe(name);
});
