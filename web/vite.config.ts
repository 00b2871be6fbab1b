import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  build: { rollupOptions: { input: 'gallery.html' } },
});
