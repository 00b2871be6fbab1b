/** A page to look at the board without a server: `?table=2015-4-middle&lang=fr&theme=dark`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { mount } from "svelte";
import Board from "./discovery/Board.svelte";
import { legalTargets } from "./discovery/targets";
import type { Args, Choice, View, Words } from "./discovery/view";
import { figuresOf, viewOf } from "./net/sections";
import type { Figures } from "./wire";
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
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(catalogues)) {
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
  }
  const format = (id: string, args: Args = {}, form = ""): string => {
    const message = bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`The catalogue has no message ${id}`);
    return bundle.formatPattern(pattern, args);
  };
  return { format, term: (domain, word, count = 1, form = "") => format(`${domain}-${word}`, { count }, form) };
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
