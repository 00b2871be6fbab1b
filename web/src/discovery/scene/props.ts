/** Properties of every card of the stage. */
import type { Snippet } from "svelte";
import type { Teller } from "../../words/narrate";
import type { BoardScene } from "../sceneTypes";
import type { Words } from "../view";

export interface SceneProps<Shown = BoardScene["card"]> {
  scene: BoardScene;
  card: Shown;
  beat: number;
  signs: readonly string[]; // emblems by seat
  names: readonly string[];
  seat: number | null;
  edition: number;
  words: Words;
  foot: Snippet<[note: string]>;
  teller: Teller;
}

/** The arguments of a title about a seat, which addresses the reader in the second person. */
export const actor = ({ names, seat }: Pick<SceneProps, "names" | "seat">, who: number) => ({
  name: names[who] ?? "",
  you: who === seat ? "yes" : "no",
});
