/**
 * The steps of the strip "since your move": each scene in a symbol and a few words; lists and placements line by line.
 */
import { isAbout } from "../table/logEvents";
import type { Step } from "../table/steps";
import type { Happening } from "../wire";
import { buildingIcon } from "./buildingArt";
import { boxes, regions, types } from "./facts";
import { pointsAt } from "./happenings";
import type { BoardScene, Card, SceneContext, SceneRow } from "./sceneTypes";
import { scenesOf } from "./scenes";
import type { Args, Words } from "./view";

interface Telling {
  words: Words;
  names: readonly string[];
}

const argsOf = (event: Happening | undefined): Args => (event?.args ?? {}) as Args;

/** A scene in parts, so that each has one step: a placement, or a line of a list. */
function partsOf(scene: BoardScene): BoardScene[] {
  if (scene.isTravel)
    return scene.events
      .filter(({ kind }) => kind === "placed")
      .map((event) => ({ ...scene, key: event.serial, events: [event], targets: pointsAt(event as never) }));
  const { card } = scene;
  if (card.form !== "rows" || card.rows.length < 2) return [scene];
  return card.rows.map((row, at) => {
    const events = scene.events.filter(({ args }) => {
      const { seat, region } = args as Args;
      return seat === row.seat && (region ?? "") === (row.region ?? "");
    });
    const targets = [...new Set(events.flatMap((event) => pointsAt(event as never)))];
    return { ...scene, key: scene.key + at / (card.rows.length + 1), events, targets, card: { ...card, rows: [row] } };
  });
}

function placeText(place: string, words: Words): string {
  if (types.includes(place)) return words.term("type", place);
  return (boxes as readonly string[]).includes(place) ? words.formatOf("title", place) : words.term("place", place);
}

function rowText(row: SceneRow, card: Extract<Card, { form: "rows" }>, words: Words): string {
  const amount = row.amount ?? 0;
  if (card.unit === "money") return card.sign + words.format("board-money", { amount });
  if (card.unit === "points") return card.sign + words.format("board-points", { count: amount });
  if (row.region) return words.formatOf("short", row.region);
  const [domain = "", ...word] = (row.symbols[0] ?? "").split("-");
  return words.term(domain === "worker" ? "type" : domain, word.join("-"));
}

/** The words for an event whose card has the sentence of the log. */
function sentenceText(event: Happening, words: Words): string {
  const { good, type, amount, nation, region, region_to, target } = argsOf(event);
  const where = String(region_to ?? region ?? target ?? "");
  const term = (domain: string, word: unknown): string => (word === undefined ? "" : words.term(domain, String(word)));
  return words.formatOf("brief", event.kind, {
    good: term("good", good),
    type: term("type", type),
    nation: term("nation", nation),
    money: words.format("board-money", { amount: Number(amount ?? 0) }),
    target: regions.includes(where) ? words.formatOf("short", where) : words.format("brief-deck"),
  });
}

/** Symbol, seat and words of a scene. */
function brief(scene: BoardScene, seat: number | null, { words, names }: Telling): Omit<Step, "scene" | "isMine"> {
  const { card } = scene;
  const [first] = scene.events;
  const { seat: actor, type, place } = argsOf(first);
  const by = typeof actor === "number" ? actor : null;
  const short = (region: string): string => words.formatOf("short", region);
  if (scene.isTravel) return { symbol: `worker-${type}`, seat: by, text: placeText(String(place), words) };
  if (scene.kind === "forgone") return { symbol: `worker-${type}`, seat: by, text: words.format("brief-forgone") };
  switch (card.form) {
    case "expedition": {
      const target = card.region ? short(card.region) : words.term("card", card.card);
      const text = words.formatOf("brief", card.outcome || "sails", { target });
      return { symbol: "counter", seat: card.seat, text };
    }
    case "battle": {
      const enemy = card.sides[1]?.seat ?? 0;
      const text =
        card.attacker === null
          ? words.format("brief-losses", { region: short(card.region) })
          : words.format("brief-attacks", { name: names[enemy] ?? "", you: enemy === seat ? "yes" : "no" });
      return { symbol: "worker-soldier", seat: by, text };
    }
    case "scoring":
      return { symbol: "points", seat: null, text: words.format("brief-scores", { region: short(card.region) }) };
    case "sum":
      return { symbol: "points", seat: null, text: words.format("brief-sum") };
    case "bought":
      return {
        symbol: buildingIcon(card.building),
        seat: card.seat,
        text: words.format("brief-buys", { building: words.term("building", card.building) }),
      };
    case "first":
      return {
        symbol: `good-${card.good}`,
        seat: card.seat,
        text: words.format("brief-first", { region: short(card.region) }),
      };
    case "ship":
      return { symbol: "ship", seat: card.seat, text: words.format("brief-ship") };
    case "turn":
      return {
        symbol: "laurel",
        seat: null,
        text: card.turn ? words.format("brief-turn", { turn: card.turn }) : words.format("scene-order"),
      };
    case "supply":
      return { symbol: "pile", seat: null, text: words.format("scene-supply") };
    case "rows": {
      const [row] = card.rows;
      return { symbol: row?.symbols[0] ?? "", seat: by, text: row ? rowText(row, card, words) : "" };
    }
    default:
      return { symbol: card.symbol, seat: by, text: first ? sentenceText(first, words) : "" };
  }
}

/** Whether an event is about the reader; the order of play is about everybody. */
const isMine = (event: Happening, seat: number | null): boolean =>
  seat !== null && event.kind !== "ordered" && isAbout(event, seat);

/** The steps of some events, in order. */
export function stepsOf(events: readonly Happening[], moment: SceneContext, telling: Telling): Step<BoardScene>[] {
  return scenesOf(events, moment)
    .flatMap(partsOf)
    .map((scene) => ({
      scene,
      ...brief(scene, moment.seat, telling),
      isMine: scene.events.some((event) => isMine(event, moment.seat)),
    }));
}
