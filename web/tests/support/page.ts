// A minimal browser environment: the globals that modules of the client use when they are loaded.
import type { Environment } from "vitest/runtime";

class Kept extends Map<string, string> {
  getItem = (name: string): string | null => this.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.set(name, value);
  removeItem = (name: string): void => void this.delete(name);
}

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global: Record<string, unknown>) {
    const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    const added: Record<string, unknown> = {
      localStorage: new Kept(),
      location: { hash: "" },
      matchMedia,
      window: { matchMedia },
    };
    for (const [name, value] of Object.entries(added))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return {
      teardown() {
        for (const name of Object.keys(added)) delete global[name];
      },
    };
  },
} satisfies Environment;
