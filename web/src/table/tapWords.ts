// What a tap on a lit target does, in words that follow the name of the target.
import { say } from "../ui.svelte";
import type { Teller } from "../words/narrate";
import type { Tap } from "./deciding.svelte";

export function wordsOfTap(tap: Tap | null, teller: Teller): string {
  switch (tap?.does) {
    case "use":
      return say("tap-use");
    case "cancel":
      return say("tap-cancel");
    case "choose":
      return teller.act(tap.choice);
    case "narrow":
      return say("tap-narrow", { count: tap.count });
    default:
      return "";
  }
}
