// Turns an error into a sentence for the player.
import { Forgotten, Refused, Unreachable } from "./net/api";
import { say } from "./ui.svelte";

export function told(error: unknown): string {
  if (error instanceof Forgotten || (error instanceof Refused && error.isStranger)) return say("forgotten");
  if (error instanceof Refused) return [error.message, error.problem.remedy].filter(Boolean).join(" ");
  if (error instanceof Unreachable) return say("unreachable");
  console.error(error);
  return say("fault");
}
