// The keys of the table of `empire`, for the list of all keys.
import { say } from "../ui.svelte";
import { hasBoard, isOpenAuction } from "./facts";
import type { EmpireView } from "./view";

export type KeyLine = { keys: string[]; text: string };

/** The keys of a table, by its way of bidding and trading. */
export function keysOf(view: EmpireView): KeyLine[] {
  const isOpen = isOpenAuction(view);
  return [
    ...(isOpen
      ? [
          { keys: ["m"], text: say("keys-match") },
          { keys: ["+", say("key-enter")], text: say("keys-one-more") },
          { keys: ["r"], text: say("keys-raise") },
          { keys: ["c"], text: say("keys-content") },
        ]
      : [{ keys: ["h"], text: say("keys-hold") }]),
    { keys: ["w"], text: say("keys-withdraw") },
    ...(isOpen ? [{ keys: ["p"], text: say("keys-plan") }] : []),
    ...(hasBoard(view) ? [{ keys: ["o"], text: say("keys-offer") }] : []),
    { keys: ["l"], text: say("keys-list") },
    { keys: ["Space", "s"], text: say("keys-stage") },
  ];
}
