// What the buttons of lit things say besides the name of the thing, in all languages.
import { expect, it } from "vitest";
import type { Tap } from "../src/table/deciding.svelte";
import { wordsOfTap } from "../src/table/tapWords";
import { ui } from "../src/ui.svelte";
import { loadWords } from "../src/words/load";

const choose = (kind: string, args: Record<string, string | number>): Tap =>
  ({ does: "choose", choice: { kind, args } }) as unknown as Tap;

const TAPS: [string, Tap, string[]][] = [
  [
    "discovery",
    choose("place", { type: "colonist", place: "dock" }),
    ["place a colonist", "placer un colon", "piazza un colonizzatore"],
  ],
  ["discovery", choose("buy", { building: "stables" }), ["buy", "acheter", "compra"]],
  ["discovery", choose("explore", { target: "peru" }), ["explore", "explorer", "esplora"]],
  ["discovery", choose("swap", { region: "peru" }), ["call home from Peru", "rappeler un ouvrier du Pérou", ""]],
  ["discovery", { does: "use" }, ["take in hand", "prendre en main", "prendi in mano"]],
  ["discovery", { does: "cancel" }, ["cancel", "annuler", "annulla"]],
  ["discovery", { does: "narrow", count: 3 }, ["3 choices", "3 choix", "3 scelte"]],
  ["empire", choose("offer", { seat_rival: 1 }), ["make Bea an offer", "", ""]],
];

const LANGUAGES = ["en", "fr", "it"] as const;

it.each(LANGUAGES)("says in %s what a tap does", async (lang) => {
  ui.words = await loadWords(lang);
  const at = LANGUAGES.indexOf(lang);
  for (const [game, tap, texts] of TAPS) {
    const teller = (await loadWords(lang, game)).teller({ seat: 0, names: ["Ana", "Bea"] });
    const said = wordsOfTap(tap, teller);
    if (texts[at]) expect(said).toBe(texts[at]);
    expect(said).not.toMatch(/^[A-Z]/);
  }
  const teller = (await loadWords(lang, "discovery")).teller({ seat: 0, names: null });
  expect(wordsOfTap(null, teller)).toBe("");
});
