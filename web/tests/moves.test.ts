import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { moveWords, written } from "../src/table/moves";
import type { Choice } from "../src/wire";
import { Catalogue } from "../src/words/catalogue";
import { Words } from "../src/words/words";

const LOCALE = new URL("../../src/carrack/locale/", import.meta.url);
const choice = (
  notation: string,
  kind: string,
  args: Record<string, string | number>,
  amount: number[] | null = null,
): Choice => ({ move: 0, notation, kind, args, amount, refusal: null }) as unknown as Choice;
const CLAIM = [
  choice("select venice", "select", { nation: "venice" }),
  choice("select spain", "select", { nation: "spain" }),
];
const BID = [choice("pass", "pass", {}), choice("bid 3", "bid", { amount: 3 }, [3, 9])];

function told(lang: string, game: string, text: string, menu: Choice[] = []): string {
  const files = [game, "engine"].map((name) => readFileSync(new URL(`${lang}/${name}.ftl`, LOCALE), "utf-8"));
  const words = new Words(lang, game, new Catalogue(lang, files));
  return moveWords(text, menu, words, words.teller({ seat: 0, names: null }));
}

it.each([
  ["en", ["Bid 5 gold", "Sell 2 goods", "Do nothing"]],
  ["fr", ["Enchérir à 5 pièces d’or", "Vendre 2 marchandises", "Ne rien faire"]],
  ["it", ["Offri 5 monete d’oro", "Vendi 2 merci", "Non fare nulla"]],
])("tells orders of empire in words: %s", (lang, texts) => {
  expect(["bid 5", "sell 2", "pass"].map((text) => told(lang, "empire", text))).toEqual(texts);
});

it("tells a placement as who goes where", () => {
  expect(told("en", "discovery", "place colonist dock")).toBe("Colonist → colonist dock");
});

it("tells what is in the menu as the menu does", () => {
  expect(told("en", "empire", "select venice", CLAIM)).toBe("Select Venice");
  expect(told("fr", "empire", "bid 7", BID)).toBe("Enchérir à 7 pièces d’or");
});

it("leaves alone what it cannot read", () => {
  expect(told("en", "discovery", "rob 1")).toBe("rob 1");
});

it("finds the number that was chosen of a range", () => {
  expect(written("bid 7", BID)).toMatchObject({ kind: "bid", args: { amount: 7 }, amount: [7, 7] });
  expect(written("pass", BID)).toBe(BID[0]);
  expect([written("bid 10", BID), written("", BID), written("select genoa", CLAIM)]).toEqual([null, null, null]);
});
