// Writes into the page which files it needs: links to the fonts, and a list from which `public/start.js` fetches the
// rest at once, before the client's script asks for one after the other. The list is data, because the server's
// content security policy allows no script in the page itself.
import type { Plugin, Rolldown } from "vite";

const PLACE = "<!-- parts -->";
const TABLE = /[\\/]pages[\\/]TablePage\.svelte$/;
const GAME = /[\\/]src[\\/]([a-z]+)[\\/]parts\.ts$/;
const WORDS = /^\0virtual:catalogues\/([a-z]+-[a-z]+)$/; // without guides

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
/** Files by what needs them: `table`, a game, or a catalogue such as `web-en`. */
type Parts = Record<string, string[]>;

/** The plugin. */
export function preload(): Plugin {
  return {
    name: "carrack-preload",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle }) => {
        if (!bundle) return page; // the server of `dev` has no files to name
        const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
        const links = fonts.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${file}" />`,
        );
        const list = JSON.stringify(partsOf(bundle)).replaceAll("<", "\\u003c");
        const script = `<script type="application/json" id="parts">${list}</script>`;
        return page.replace(PLACE, () => [...links, script].join("\n    "));
      },
    },
  };
}

function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  const always = new Set(entry ? filesOf(entry, bundle) : []);
  const parts: Parts = {};
  for (const chunk of chunks) {
    const id = chunk.facadeModuleId ?? "";
    const name = TABLE.test(id) ? "table" : (GAME.exec(id) ?? WORDS.exec(id))?.[1];
    if (name) parts[name] = filesOf(chunk, bundle).filter((file) => !always.has(file));
  }
  return parts;
}

/** A script, the scripts that it imports, and their style sheets. */
function filesOf(chunk: Chunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([chunk.fileName]);
  for (const file of files) {
    const one = bundle[file] as Chunk | undefined;
    if (one?.type !== "chunk") continue;
    for (const other of [...one.imports, ...(one.viteMetadata?.importedCss ?? [])]) files.add(other);
  }
  return [...files];
}
