// A game that lacks the reader's language is told in English; the client's own texts stay in the reader's language.
import { describe, expect, test } from "vitest";
import { Library } from "../src/words/load";

const TEXTS: Record<string, string> = {
  "en/engine": "one-of = { $one } or { $other }",
  "en/web": "menu = Menu",
  "en/pearls": "event-dives = { $seat } dives\npearl = { $count ->\n    [one] pearl\n   *[other] pearls\n}",
  "en/pearls-2020": "event-dives = { $seat } dives deep",
  "en/pearls.web":
    "game-pearls = Pearls\npreset-quick = Quick: { $count ->\n    [one] one dive\n   *[other] { $count } dives\n}",
  "en/pearls.board": "board-depth = Depth",
  "en/pearls.guide": "guide-lead = Dive for pearls.",
  "fr/engine": "one-of = { $one } ou { $other }",
  "fr/web": "menu = Carte",
};

function library(more: Record<string, string> = {}): Library {
  const texts = Object.entries({ ...TEXTS, ...more });
  return new Library(Object.fromEntries(texts.map(([name, text]) => [name, () => Promise.resolve(text)])));
}

describe("a game without French", () => {
  test("is told in English, also what all games share, and says so", async () => {
    const { messages, lang, isFallback } = await library().words("fr", "pearls");
    expect([lang, isFallback]).toEqual(["en", true]);
    expect(messages.format("event-dives", { seat: "Ana" })).toBe("Ana dives");
    expect(messages.format("one-of", { one: "a", other: "b" })).toBe("a or b");
    expect(messages.format("board-depth")).toBe("Depth");
  });

  test("has the words of its edition", async () => {
    const { messages } = await library().words("fr", "pearls", "2020");
    expect(messages.format("event-dives", { seat: "Ana" })).toBe("Ana dives deep");
  });

  test("has an English name on pages in French", async () => {
    const { messages, lang, isFallback } = await library().words("fr");
    expect([lang, isFallback]).toEqual(["fr", false]);
    expect(messages.format("menu")).toBe("Carte");
    expect(messages.has("game-pearls")).toBe(true);
    expect(messages.format("game-pearls")).toBe("Pearls");
  });

  test("uses English plurals there", async () => {
    const { messages } = await library().words("fr");
    expect(messages.format("preset-quick", { count: 0 })).toBe("Quick: 0 dives"); // French would say “one dive”
  });

  test("is explained in English", async () => {
    const guide = await library().guide("fr", "pearls");
    expect([guide.isFallback, guide.messages.format("guide-lead")]).toEqual([true, "Dive for pearls."]);
  });
});

test("a game with French speaks it, and says in English only what its board lacks", async () => {
  const { messages, lang, isFallback } = await library({ "fr/pearls": "event-dives = { $seat } plonge" }).words(
    "fr",
    "pearls",
  );
  expect([lang, isFallback]).toEqual(["fr", false]);
  expect(messages.format("event-dives", { seat: "Ana" })).toBe("Ana plonge");
  expect(messages.format("one-of", { one: "a", other: "b" })).toBe("a ou b");
  expect(messages.format("board-depth")).toBe("Depth");
});

test("a game without any catalogue is told in its ids", async () => {
  const { messages, lang, isFallback } = await library().words("fr", "chess");
  expect([lang, isFallback]).toEqual(["fr", false]);
  expect(messages.format("event-mates", { seat: "Ana" })).toBe("mates (seat: Ana)");
});
