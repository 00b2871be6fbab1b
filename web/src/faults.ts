// Turns errors into sentences for the player.
import { Forgotten, Refused, Unreachable } from "./net/api";
import { say } from "./ui.svelte";

/** The sentence to show for an error; an unexpected one is also written to the console. */
export function errorMessage(error: unknown): string {
  if (error instanceof Forgotten || (error instanceof Refused && error.isStranger)) return say("forgotten");
  if (error instanceof Refused) return [error.message, error.problem.remedy].filter(Boolean).join(" ");
  if (error instanceof Unreachable) return say("unreachable");
  console.error(error);
  return say("fault");
}
