// Writes every script and style sheet as brotli beside it; the server sends that to browsers that accept it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css)$/;

/** The plugin. */
export function compress(): Plugin {
  return {
    name: "carrack-compress",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const output of Object.values(bundle)) {
        if (!PACKED.test(output.fileName) || !output.fileName.startsWith("assets/")) continue;
        const text = Buffer.from(output.type === "chunk" ? output.code : output.source);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(join(dir ?? ".", `${output.fileName}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
