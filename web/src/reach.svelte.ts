// Where others find this server: `carrack play` is for one machine, with `--lan` for the house, a server for everybody.
import { me } from "./me.svelte";

class Reach {
  /** The address for links: null if no link works for others, undefined while that is not known. */
  base = $state<string | null | undefined>(undefined);

  /** Ask the server, once. */
  async load(): Promise<void> {
    if (this.base !== undefined) return;
    const { is_local, friends } = await me.api.reach();
    this.base = is_local ? friends || null : document.baseURI;
  }
}

export const reach = new Reach();
