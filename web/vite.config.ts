import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Addresses are relative: a server may serve the client below any path.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/carrack/web", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
