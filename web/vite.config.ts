import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./build/catalogues.ts";
import { fileOf } from "./build/chunks.ts";
import { compress } from "./build/compress.ts";
import { notices } from "./build/notices.ts";
import { notStarted } from "./build/notStarted.ts";
import { preload } from "./build/preload.ts";

// Addresses are relative: a server may serve the client below any path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogues(), notStarted(), preload(), notices(), compress()],
  build: {
    outDir: "../src/carrack/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] } },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are outside
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    testTimeout: 60_000, // a busy machine takes its time; the suite of Python has a limit too
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: ["tests/**/*.test.ts"],
          exclude: ["**/*.svelte.test.ts", "tests/components/**"],
          environment: "node",
        },
      },
      // Components are mounted in a document without a browser.
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "components", include: ["tests/components/*.test.ts"], environment: "happy-dom" },
      },
      // Scripts with runes are tested as a browser has them.
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "page",
          include: ["tests/**/*.svelte.test.ts"],
          environment: "./tests/support/page.ts",
          server: { deps: { inline: ["svelte"] } },
        },
      },
    ],
  },
});
