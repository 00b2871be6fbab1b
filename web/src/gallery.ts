/**
 * Shows the client's drawings without a server; `?table=2015-4-middle&lang=fr&theme=dark` shows one board, `&scenes`
 * all cards of its stage.
 */
import { type Component, mount } from "svelte";
import { fetchPart } from "./loading.svelte";
import { figuresOf, viewOf } from "./net/sections";
import { loadBoard, loadPointing } from "./table/boards";
import { ui } from "./ui.svelte";
import type { Choice, Happening, TableFacts, View } from "./wire";
import { editionOf, LANGUAGES, loadWords } from "./words/load";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

type Fixture = { seat: number | null; sections: Record<string, unknown>; events: Happening[] };
const tables = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });

const stages = import.meta.glob<{ default: Component<never> }>("./*/SceneGallery.svelte");

const query = new URLSearchParams(location.search);
const lang = LANGUAGES.find((one) => one === query.get("lang")) ?? "en";
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await ui.setLanguage(lang);

const target = document.querySelector("main") ?? document.body;
const asked = query.get("table");
const picture = asked ? await tables[`../fixtures/${asked}.json`]?.() : undefined;
if (!asked) {
  const found: Record<string, string[]> = {};
  for (const [path, load] of Object.entries(tables)) {
    const { game } = (await load()).sections["table"] as TableFacts;
    (found[game] ??= []).push(path.slice(path.lastIndexOf("/") + 1, -".json".length));
  }
  const { default: Gallery } = await fetchPart(() => import("./Gallery.svelte"));
  mount(Gallery, { target, props: { tables: found } });
}
if (picture) {
  const { sections, seat, events } = picture;
  const { game, seats, options, life } = sections["table"] as TableFacts;
  const menu = ((sections["menu"] ?? []) as Choice[]).filter((choice) => !choice.refusal);
  const [boards, pointing] = await Promise.all([loadBoard(game), loadPointing(game)]);
  const Board = boards.get("Board");
  const names = seats.map(({ name }) => name);
  const words = await loadWords(lang, game, editionOf(options));
  const shown = { view: viewOf(sections) as View, figures: figuresOf(sections), seat, names, words };
  const Scenes = query.has("scenes") ? (await stages[`./${game}/SceneGallery.svelte`]?.())?.default : undefined;
  if (Scenes) {
    const { default: Sprite } = await fetchPart(() => import("./art/Sprite.svelte"));
    mount(Sprite, { target });
    mount(Scenes, { target, props: { ...shown, teller: words.teller({ seat, names }) } as never });
  } else if (Board) {
    mount(Board, {
      target,
      props: {
        ...shown,
        events,
        isOver: life === "over",
        highlight: new Set(menu.flatMap((choice) => pointing.targets(choice, seat))),
        onpick: (target: string) => (document.title = target),
      },
    });
  }
}
