// The address under which other machines reach this server: none for `carrack play`, the local network with `--lan`,
// else its own.
import { me } from "./me.svelte";

class ReachState {
  /** The base of invitation links: null if no other machine can connect, undefined until the server has answered. */
  base = $state<string | null | undefined>(undefined);

  /** Ask the server, once. */
  async load(): Promise<void> {
    if (this.base !== undefined) return;
    const { is_local, friends } = await me.api.reach();
    this.base = is_local ? friends || null : document.baseURI;
  }
}

export const reach = new ReachState();
