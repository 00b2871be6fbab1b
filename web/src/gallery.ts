/** A page to look at the board without a server: `?table=2015-4-middle&lang=fr&theme=dark`. */
import { mount } from "svelte";
import Board from "./discovery/Board.svelte";
import { legalTargets } from "./discovery/targets";
import type { Choice, View } from "./discovery/view";
import { figuresOf, viewOf } from "./net/sections";
import type { Figures } from "./wire";
import { Catalogue } from "./words/catalogue";
import { Words } from "./words/words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const catalogues = import.meta.glob<string>("../../src/carrack/locale/*/{board,discovery}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const tables = import.meta.glob<{ seat: number | null; sections: Record<string, unknown> }>("../fixtures/*.json", {
  import: "default",
});

function wordsOf(lang: string): Words {
  const files = Object.entries(catalogues).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : []));
  return new Words(lang, "discovery", new Catalogue(lang, files));
}

const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
document.documentElement.lang = lang;

const picture = await tables[`../fixtures/${query.get("table") ?? "2015-4-middle"}.json`]?.();
if (picture) {
  const { sections, seat } = picture;
  const view = viewOf(sections) as View;
  const { seats } = sections["table"] as { seats: { name: string }[] };
  mount(Board, {
    target: document.querySelector("main") ?? document.body,
    props: {
      view,
      figures: figuresOf(sections) as Figures,
      seat,
      names: seats.map(({ name }) => name),
      highlight: legalTargets((sections["menu"] ?? []) as Choice[], seat),
      onpick: (target: string) => (document.title = target),
      words: wordsOf(lang),
    },
  });
}
