// The type check of this file is the test: each line below that expects an error must have one (`npm run check`).
import { say, sayOf } from "../src/ui.svelte";
import type { Words } from "../src/words/words";

export function misspelt(words: Words): void {
  say("running");
  say("standing-some", { count: 2 });
  sayOf("level", 2);
  words.format("board-points", { count: 2 });

  // @ts-expect-error: no message has this id
  say("runing");
  // @ts-expect-error: the message has a count
  say("standing-some");
  // @ts-expect-error: the argument is misspelt
  say("standing-some", { cuont: 2 });
  // @ts-expect-error: the message has no arguments
  say("running", { count: 2 });
  // @ts-expect-error: messages of a board need its words
  say("board-points", { count: 2 });
  // @ts-expect-error: no family of messages has this name
  sayOf("levle", 2);
  // @ts-expect-error: no message has this id
  words.format("board-pionts", { count: 2 });
}
