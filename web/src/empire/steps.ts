// The steps of the strip "since your move": each scene in a symbol and a few words.
import { isAbout } from "../table/logEvents";
import type { Scene } from "../table/scenes.svelte";
import type { Step } from "../table/steps";
import type { Happening } from "../wire";
import type { Args } from "../words/catalogue";
import type { Words } from "../words/words";
import { signOf } from "./facts";
import { COUNTED_PARTS, scenesOf } from "./scenes";

// Scenes about all players at once: none is about the reader in particular.
const COMMON = new Set(["selected", "dealt", "built", "sold", "end"]);
const COUNTED_SIGNS = { supporter: "card-supporter", revolt: "card-revolt", support: "laurel" };

/** Symbol, seat and words of a scene. */
function brief(scene: Scene, words: Words, names: readonly string[]): Omit<Step, "scene" | "isMine"> {
  const args = (scene.events[0]?.args ?? {}) as Args;
  const eventOf = (kind: string): Happening | undefined => scene.events.find((event) => event.kind === kind);
  const all = (symbol: string, text: string): Omit<Step, "scene" | "isMine"> => ({ symbol, seat: null, text });
  const card = String(args["card"]);
  switch (scene.kind) {
    case "selected":
    case "dealt":
      return eventOf("clash")
        ? all("card-revolt", words.format("empire-step-clash"))
        : all("crown", words.format("empire-step-claimed"));
    case "round":
      return all("laurel", words.format("empire-step-round", { round: Number(args["amount"]) }));
    case "built": {
      const institution = String(args["institution"]);
      const isCommon = institution === "luxury" || institution === "industry";
      return isCommon
        ? all(signOf(institution), words.term("institution", institution, 2))
        : all("crown", words.format("empire-step-nations"));
    }
    case "unrest":
      return all("card-population", words.format("empire-step-unrest"));
    case "interest":
    case "default":
      return all("card-bond", words.format("empire-step-interest"));
    case "sold": {
      const price = eventOf("price")?.args as Args | undefined;
      return all(
        "card-good",
        price
          ? words.format("empire-step-price", { amount: Number(price["amount"]) })
          : words.format("empire-step-sale"),
      );
    }
    case "traded":
    case "accepted": {
      const name = names[Number(args["seat_rival"])] ?? "";
      return { symbol: "law", seat: Number(args["seat"]), text: words.format("empire-step-trade", { name }) };
    }
    case "won":
      return {
        symbol: `card-${card}`,
        seat: Number(args["seat"]),
        text: words.format("empire-step-won", { amount: Number(args["amount"]) }),
      };
    case "end": {
      const part = COUNTED_PARTS[scene.step ?? 0] ?? "support";
      const text = part === "support" ? words.format("empire-support-word") : words.term("card", part, 2);
      return all(COUNTED_SIGNS[part], text);
    }
    default: // nobody won the card
      return all(`card-${card}`, words.format("empire-nobody"));
  }
}

/** The steps of some events among so many players, in order. `all` events of the game give the context. */
export function stepsOf(
  events: readonly Happening[],
  all: readonly Happening[],
  players: number,
  seat: number | null,
  words: Words,
  names: readonly string[],
): Step[] {
  return scenesOf(events, all, players).map((scene) => ({
    scene,
    ...brief(scene, words, names),
    isMine: seat !== null && !COMMON.has(scene.kind) && scene.events.some((event) => isAbout(event, seat)),
  }));
}
