// Turns events of `discovery` into scenes for the stage, with the contents of their cards. Every kind of event has a
// scene, travels over the board without one, or belongs to the scene of another (`tests/discoveryScenes.test.ts` lists
// them).
import type { Happening } from "../wire";
import { ageOfTurn, buildings, cards, colonies, type Crew, lastTurn, regions, types } from "./facts";
import { pointsAt } from "./happenings";
import type { Veil } from "./mapMarks";
import type {
  Battle,
  BoardScene,
  Card,
  SceneContext,
  SceneRow,
  BattleSide,
  Sign,
  SceneTone,
  Workers,
} from "./sceneTypes";
import type { Args } from "./view";

type SceneEvent = Happening & { args: Args };
type Builder = (first: SceneEvent, cursor: Cursor, moment: SceneContext) => BoardScene[];

const TRAVEL = 300; // milliseconds
const MINOR = 800;
const PURCHASE = 1000;
const AGE = 1200;
const EXPEDITION = [800, 900, 1200];
const WAR = 1200;
const MAIN = 1500;
const REGION = 900;
const MOST_ROWS = 6;
const MOST_SENTENCES = 3;

// Events that are part of another scene, or of none: shuffles, looks, forced moves, and payments.
const ASIDES = new Set(["look", "shuffled", "forced"]);
const PAID_FOR = new Set(["scouting", "training", "points", "war", "bid"]);
const isAside = ({ kind, args }: SceneEvent): boolean =>
  ASIDES.has(kind) || (kind === "paid" && PAID_FOR.has(String(args["reason"])));

/** Reads events in order. Asides are passed over, but kept until the next scene. */
class Cursor {
  asides: SceneEvent[] = [];
  #at = 0;

  constructor(readonly events: readonly SceneEvent[]) {}

  /** Take the next event if it fits. */
  take(fits: (event: SceneEvent) => boolean = () => true): SceneEvent | null {
    let at = this.#at;
    while (at < this.events.length && isAside(this.events[at] as SceneEvent)) at++;
    const event = this.events[at];
    if (!event || !fits(event)) return null;
    this.asides.push(...this.events.slice(this.#at, at));
    this.#at = at + 1;
    return event;
  }

  takeAll(fits: (event: SceneEvent) => boolean): SceneEvent[] {
    const found: SceneEvent[] = [];
    for (let event = this.take(fits); event; event = this.take(fits)) found.push(event);
    return found;
  }
}

const num = ({ args }: SceneEvent, key: string): number => Number(args[key]);
const text = ({ args }: SceneEvent, key: string): string => String(args[key] ?? "");
const isOf = (seat: number, kind: string) => (event: SceneEvent) => event.kind === kind && num(event, "seat") === seat;
const isIn = (kinds: readonly string[]) => (event: SceneEvent) => kinds.includes(event.kind);

// Kinds of events for or against a seat, with the argument that names this seat.
const FOR: Record<string, string> = {
  discovered: "seat",
  "card-won": "seat",
  bounty: "seat",
  "ship-won": "seat",
  "ship-given": "seat",
  edict: "seat_rival",
};
const AGAINST: Record<string, string> = {
  repelled: "seat",
  "card-lost": "seat",
  battle: "seat_enemy",
  lost: "seat",
  killed: "seat",
  "militia-fell": "seat",
  robbed: "seat_victim",
  smuggled: "seat_rival",
  ousted: "seat_victim",
};
const TRIBUTE: Record<string, SceneTone> = { earned: "good", paid: "bad" };

function toneOf(events: readonly SceneEvent[], seat: number | null): SceneTone {
  const tones = events.map((event): SceneTone => {
    const { kind, args } = event;
    if (args["reason"] === "tribute" && args["seat"] === seat) return TRIBUTE[kind] ?? "";
    if (args[AGAINST[kind] ?? ""] === seat) return "bad";
    return args[FOR[kind] ?? ""] === seat ? "good" : "";
  });
  return tones.includes("bad") ? "bad" : tones.includes("good") ? "good" : "";
}

/** The targets to ring: the places of the events, or the players of events without a place. */
function placesOf(events: readonly SceneEvent[]): string[] {
  const found = [...new Set(events.flatMap((event) => pointsAt(event)))];
  const places = found.filter((target) => !target.startsWith("seat:"));
  return places.length ? places : found;
}

type Made = Partial<Pick<BoardScene, "beats" | "isShared" | "isTravel" | "sound" | "targets" | "tone">>;

function made(
  kind: string,
  events: readonly SceneEvent[],
  card: Card,
  moment: SceneContext,
  more: Made = {},
): BoardScene {
  const tone = more.tone ?? toneOf(events, moment.seat);
  const beats = more.beats ?? [MINOR];
  // Scenes for or against the reader stay longer.
  const [only = 0] = beats;
  const time = tone && beats.length === 1 ? [Math.max(only, MAIN)] : beats;
  const key = events[0]?.serial ?? 0;
  return { key, kind, events, card, targets: placesOf(events), isShared: false, ...more, tone, beats: time };
}

// Lists
// ------------------------------------------------------------------------------------------------------------------

/** Rows of events of one kind; those of one seat that follow each other in one place are one row. */
function rowsOf(
  events: readonly SceneEvent[],
  symbolOf: (event: SceneEvent) => string,
  hasAmount: boolean,
): [SceneRow, SceneEvent[]][] {
  const rows: [SceneRow, SceneEvent[]][] = [];
  for (const event of events) {
    const seat = num(event, "seat");
    const region = text(event, "region");
    const [last, some] = rows.at(-1) ?? [];
    if (last && some && last.seat === seat && (last.region ?? "") === region) {
      const symbols = hasAmount ? last.symbols : [...last.symbols, symbolOf(event)];
      rows[rows.length - 1] = [
        { ...last, symbols, ...(hasAmount && { amount: (last.amount ?? 0) + num(event, "amount") }) },
        [...some, event],
      ];
    } else {
      const row = { seat, symbols: [symbolOf(event)], ...(region && { region }) };
      rows.push([hasAmount ? { ...row, amount: num(event, "amount") } : row, [event]]);
    }
  }
  return rows;
}

type ListKind = { kinds: readonly string[]; symbolOf: (event: SceneEvent) => string; unit?: "money" | "points" };

/** A builder of scenes that list events of one kind. */
function listing(kind: string, { kinds, symbolOf, unit }: ListKind, sign: Sign = ""): Builder {
  return (first, cursor, moment) => {
    const all = rowsOf([first, ...cursor.takeAll(isIn(kinds))], symbolOf, unit !== undefined);
    const scenes: BoardScene[] = [];
    for (let at = 0; at < all.length; at += MOST_ROWS) {
      const some = all.slice(at, at + MOST_ROWS);
      const card: Card = { form: "rows", unit: unit ?? "", sign, rows: some.map(([row]) => row) };
      const events = some.flatMap(([, grouped]) => grouped);
      scenes.push(made(kind, events, card, moment, { isShared: true }));
    }
    return scenes;
  };
}

const worker = (event: SceneEvent): string => `worker-${event.args["type"]}`;
const good = (event: SceneEvent): string => `good-${event.args["good"]}`;

/** A builder of scenes that tell up to three events of some kinds in the log's sentences. */
function telling(symbolOf: string | ((event: SceneEvent) => string), kinds: readonly string[] = []): Builder {
  return (first, cursor, moment) => {
    let room = MOST_SENTENCES - 1;
    const others = cursor.takeAll((event) => kinds.includes(event.kind) && room-- > 0);
    const symbol = typeof symbolOf === "string" ? symbolOf : symbolOf(first);
    return [made(first.kind, [first, ...others], { form: "sentences", symbol }, moment, { isShared: !!kinds.length })];
  };
}

// Scenes of their own
// ------------------------------------------------------------------------------------------------------

/** Only symbols travel; those of one batch overlap by half. */
const travelling: Builder = (first, cursor, moment) => {
  const events = [first, ...cursor.takeAll(isIn([first.kind]))];
  const beats = [(TRAVEL * (events.length + 1)) / 2];
  const card: Card = { form: "sentences", symbol: "" };
  return [made(first.kind, events, card, moment, { beats, isTravel: true, isShared: true, targets: [], tone: "" })];
};

/** The workers that a seat sent: those that were in the box or came there, without those still there. */
function crewOf(seat: number, { events }: Cursor, { view, gathered }: SceneContext): Workers {
  const before = gathered?.[seat];
  const after = view.explorers[seat];
  if (!before || !after || events.filter(isOf(seat, "expedition")).length > 1) return [];
  const came = events.filter((event) => isOf(seat, "as-explorer")(event) || event.args["place"] === "discovery");
  const crew = types.map((type, at) => ({
    type,
    count:
      (before[at] ?? 0) -
      (after[at] ?? 0) +
      came.filter(({ args }) => args["seat"] === seat && args["type"] === type).length,
  }));
  return crew.every(({ count }) => count >= 0) ? crew.filter(({ count }) => count > 0) : [];
}

const WON = new Set(["discovered", "card-won"]);
const LOST = new Set(["repelled", "card-lost"]);

const expedition: Builder = (first, cursor, moment) => {
  const seat = num(first, "seat");
  const target = text(first, "target");
  const region = regions.includes(target) ? target : "";
  cursor.asides = [];
  const result = cursor.take(({ kind }) => WON.has(kind) || LOST.has(kind));
  const seen = cursor.asides.find(({ kind, args }) => kind === "look" && "token" in args);
  const money = cursor.takeAll((event) => isOf(seat, "earned")(event) && event.args["reason"] === "plunder");
  const settlers = cursor.takeAll((event) => isOf(seat, "settled")(event) && event.args["region"] === region);
  const replaced = cursor.takeAll((event) => event.kind === "replaced" && event.args["region"] === region);
  const lowered = cursor.takeAll(isOf(seat, "lowered"));
  const isWon = result !== null && WON.has(result.kind);
  const card = result ? text(result, "card") : "";
  const known = region ? (moment.view.counters[regions.indexOf(region)] ?? "") : (cards[card] ?? "");
  const token = (result && text(result, "counter")) || (region && seen ? text(seen, "token") : known);
  const events = [first, ...(result ? [result] : []), ...money, ...settlers, ...replaced, ...lowered];
  return [
    made(
      "expedition",
      events,
      {
        form: "expedition",
        seat,
        region,
        card,
        strength: num(first, "amount"),
        crew: crewOf(seat, cursor, moment),
        token,
        resistance: lowered[0] ? num(lowered[0], "amount") : Number(token.split("/")[2] || result?.args["amount"]),
        outcome: result ? (isWon ? "won" : "lost") : "",
        money: money.reduce((sum, event) => sum + num(event, "amount"), 0),
        settlers: settlers.length,
      },
      moment,
      { beats: result ? EXPEDITION : [MINOR] },
    ),
  ];
};

const FALLEN = ["killed", "militia-fell"];

function sideOf(seat: number, region: string, fallen: readonly SceneEvent[], { view }: SceneContext): BattleSide {
  const own = fallen.filter((event) => num(event, "seat") === seat);
  const crew: Crew | undefined = colonies(view, regions.indexOf(region)).find((one) => one.seat === seat);
  const lost = own.filter(({ kind }) => kind === "killed");
  return {
    seat,
    left: crew?.workers ?? [],
    lost: lost.map((event) => ({ type: text(event, "type"), count: num(event, "amount") })),
    hasLostMilitia: own.length > lost.length,
  };
}

const battleIn =
  (isWar: boolean): Builder =>
  (first, cursor, moment) => {
    const region = text(first, "region");
    const fallen = cursor.takeAll((event) => FALLEN.includes(event.kind) && event.args["region"] === region);
    const sides = [num(first, "seat"), num(first, "seat_enemy")].map((seat) => sideOf(seat, region, fallen, moment));
    const card: Battle = { form: "battle", attacker: num(first, "seat"), region, isWar, sides };
    const tone = toneOf([first], moment.seat); // attackers expect losses of their own
    return [made("battle", [first, ...fallen], card, moment, { beats: [isWar ? WAR : MAIN], tone })];
  };

/** A war is a battle in every region where both have workers. */
const war: Builder = (first, cursor, moment) => {
  const enemies = ({ kind, args }: SceneEvent): boolean =>
    kind === "battle" && args["seat"] === first.args["seat"] && args["seat_enemy"] === first.args["seat_enemy"];
  const scenes: BoardScene[] = [];
  for (let battle = cursor.take(enemies); battle; battle = cursor.take(enemies))
    scenes.push(...battleIn(true)(battle, cursor, moment));
  const [opening, ...others] = scenes;
  if (!opening) return telling("worker-soldier")(first, cursor, moment);
  return [{ ...opening, key: first.serial, events: [first, ...opening.events] }, ...others];
};

/** Losses that are named after the battle itself was shown. */
const losses: Builder = (first, cursor, moment) => {
  const region = text(first, "region");
  const fallen = [first, ...cursor.takeAll((one) => FALLEN.includes(one.kind) && one.args["region"] === region)];
  const sides = [...new Set(fallen.map((event) => num(event, "seat")))].map((seat) =>
    sideOf(seat, region, fallen, moment),
  );
  const card: Battle = { form: "battle", attacker: null, region, isWar: false, sides };
  return [made("battle", fallen, card, moment, { beats: [MAIN] })];
};

/** The scoring of the colonies: region by region from the north, then the sum, with which the game may be over. */
const scoring: Builder = (first, cursor, moment) => {
  const events = [first, ...cursor.takeAll(isIn(["scored", "built"]))];
  const gained = (some: readonly SceneEvent[], seat: number): number =>
    some.reduce((sum, event) => sum + (num(event, "seat") === seat ? num(event, "amount") : 0), 0);
  const parts = regions
    .map((region) => [region, events.filter((event) => text(event, "region") === region)] as const)
    .filter(([, some]) => some.length);
  const seats = moment.view.order;
  const totals = new Map(
    seats.map((seat) => {
      const sheet = moment.figures.seats[seat]?.sheet ?? [];
      return [seat, sheet.reduce((sum, { points }) => sum + points, 0) - gained(events, seat)];
    }),
  );
  const scenes = parts.map(([region, some], at) => {
    for (const seat of seats) totals.set(seat, (totals.get(seat) ?? 0) + gained(some, seat));
    const crews = colonies(moment.view, regions.indexOf(region));
    const owners = [...new Set([...crews.map(({ seat }) => seat), ...some.map((event) => num(event, "seat"))])];
    const rows = owners.map((seat) => ({
      seat,
      size: crews.find((crew) => crew.seat === seat)?.size ?? 0,
      gains: some.filter((event) => num(event, "seat") === seat).map((event) => num(event, "amount")),
      total: totals.get(seat) ?? 0,
    }));
    const card: Card = { form: "scoring", region, at: at + 1, of: parts.length, rows };
    return made("scoring", some, card, moment, { beats: [REGION], targets: [`region:${region}`] });
  });
  const rows = seats
    .map((seat) => ({ seat, gain: gained(events, seat), total: totals.get(seat) ?? 0 }))
    .sort((one, other) => other.gain - one.gain);
  const end = cursor.takeAll(isIn(["end"]));
  const more = { beats: [MAIN], sound: { name: "chord" } as const, targets: [], tone: "" as const };
  const sum = made("sum", end, { form: "sum", rows }, moment, more);
  return [...scenes, { ...sum, key: (events.at(-1)?.serial ?? 0) + 0.5 }]; // between the serials of events
};

/** The order of play, and the turn that begins with it. */
const turn: Builder = (first, cursor, moment) => {
  const ordered = first.kind === "ordered" ? [first, ...cursor.takeAll(isIn(["ordered"]))] : [];
  const begins = first.kind === "turn" ? first : cursor.take(isIn(["turn"]));
  if (!begins && ordered.length === 1) return telling("crown")(first, cursor, moment);
  const [number, age] = begins ? [num(begins, "amount"), num(begins, "age")] : [0, 0];
  const isNew = number === lastTurn || (number > 0 && ageOfTurn[number - 2] !== age);
  const order = ordered.length ? ordered.map((event) => num(event, "seat")) : moment.view.order;
  const card: Card = { form: "turn", turn: number, age, order };
  // The cartouche of the map turns its page.
  const more = { beats: [isNew ? AGE : MINOR], targets: isNew ? ["track"] : [], tone: "" as const };
  return [made(isNew ? "age" : "turn", begins ? [...ordered, begins] : ordered, card, moment, more)];
};

/** The places of new items: buildings of one kind may be on offer twice, and new ones lie at the end of the row. */
function placesOfSupply(events: readonly SceneEvent[], { view }: SceneContext): string[] {
  const isOffered = isIn(["offered"]);
  const row = view.offer_row.flatMap((building, at) => (building ? [`offer:${at}`] : []));
  const drawn = events.filter(isOffered).length;
  return [...placesOf(events.filter((event) => !isOffered(event))), ...row.slice(Math.max(0, row.length - drawn))];
}

const SUPPLY = ["market", "goods-go", "ship-comes", "offered", "shown", "age"];

/** The new items in the boxes after a turn. */
const supply: Builder = (first, cursor, moment) => {
  const events = [first, ...cursor.takeAll(isIn(SUPPLY))];
  const symbols = events.flatMap((event) =>
    event.kind === "market" ? [good(event)] : event.kind === "ship-comes" ? ["ship"] : [],
  );
  const fresh = events.filter(isIn(["offered", "shown"])).map((event) => text(event, "building"));
  if (!symbols.length && !fresh.length)
    return [made(first.kind, events, { form: "sentences", symbol: "pile" }, moment)];
  const targets = placesOfSupply(events, moment);
  return [made("supply", events, { form: "supply", symbols, buildings: fresh }, moment, { isShared: true, targets })];
};

/** Where a building lay in the row before it was bought; -1 if that is not known. */
function placeInRow(purchase: SceneEvent, { events }: Cursor, { offered = [] }: SceneContext): number {
  let row = offered.flatMap((number) => (number ? [buildings[number - 1] ?? ""] : []));
  for (const event of events) {
    const building = text(event, "building");
    if (event === purchase) return row.indexOf(building);
    if (event.kind === "age") row = [];
    if (event.kind === "offered") row.push(building);
    if (event.kind === "bought" && row.includes(building)) row.splice(row.indexOf(building), 1);
  }
  return -1;
}

const bought: Builder = (first, cursor, moment) => {
  const [seat, building] = [num(first, "seat"), text(first, "building")];
  const at = placeInRow(first, cursor, moment);
  const card: Card = { form: "bought", seat, building, at, price: num(first, "amount") };
  return [made("building", [first], card, moment, { beats: [PURCHASE], targets: ["box:buildings"] })];
};

const bounty: Builder = (first, _, moment) => {
  const [seat, region] = [num(first, "seat"), text(first, "region")];
  const card: Card = { form: "first", seat, region, good: text(first, "good") };
  return [made("first", [first], card, moment, { beats: [MAIN] })];
};

const shipWon: Builder = (first, _, moment) => [
  made("ship", [first], { form: "ship", seat: num(first, "seat"), value: num(first, "amount") }, moment),
];

/** A scouted counter or card, as far as the reader saw it. */
const scouted: Builder = (first, cursor, moment) => {
  const next = cursor.events[cursor.events.indexOf(first) + 1];
  const isSeen = next?.kind === "look" && "token" in next.args;
  const events = isSeen ? [first, next] : [first];
  return [made("scouted", events, { form: "sentences", symbol: "counter" }, moment, { isShared: !isSeen })];
};

const BIDDING = ["opens", "bids", "out"];
const none: Builder = () => [];

const BUILDERS: Record<string, Builder> = {
  placed: travelling,
  colonists: travelling,
  turn,
  ordered: turn,
  settled: listing("settled", { kinds: ["settled"], symbolOf: worker }),
  "good-taken": listing("goods", { kinds: ["good-taken"], symbolOf: good }),
  gained: listing("training", { kinds: ["gained"], symbolOf: worker }),
  earned: listing("income", { kinds: ["earned"], symbolOf: () => "coin", unit: "money" }, "+"),
  paid: listing("payment", { kinds: ["paid"], symbolOf: () => "coin", unit: "money" }, "−"),
  "points-bought": listing("points", { kinds: ["points-bought"], symbolOf: () => "points", unit: "points" }, "+"),
  starts: listing("starts", { kinds: ["starts"], symbolOf: () => "coin", unit: "money" }),
  lost: listing("plague", { kinds: ["lost"], symbolOf: worker }, "−"),
  "ship-won": shipWon,
  bought,
  bounty,
  expedition,
  battle: battleIn(false),
  war,
  killed: losses,
  "militia-fell": losses,
  scored: scoring,
  built: scoring,
  scouted,
  ...Object.fromEntries(SUPPLY.map((kind) => [kind, supply])),
  ...Object.fromEntries(BIDDING.map((kind) => [kind, telling("coin", BIDDING)])),
  // Shown by the log's sentence.
  forgone: telling(worker, ["forgone"]),
  nation: telling((event) => `nation-${text(event, "nation")}`, ["nation"]),
  "as-explorer": telling(worker, ["as-explorer", "on-dock"]),
  "on-dock": telling("worker-colonist", ["as-explorer", "on-dock"]),
  "ship-stays": telling("ship"),
  "ship-given": telling("ship"),
  "ship-claimed": telling("ship"),
  swapped: telling(worker),
  moved: telling(worker, ["moved"]),
  fronted: telling("school"),
  "order-fronted": telling("school"),
  discovered: telling("discoveries"),
  "card-won": telling("discoveries"),
  repelled: telling("resistance"),
  "card-lost": telling("resistance"),
  lowered: telling("plague"),
  replaced: telling("counter", ["replaced"]),
  "card-laid": telling("deck"),
  edict: telling("church"),
  robbed: telling("law", ["robbed"]),
  smuggled: telling(good),
  sold: telling(good, ["sold"]),
  joined: telling("worker-colonist"),
  ousted: telling((event) =>
    types.includes(text(event, "specialty")) ? `worker-${text(event, "specialty")}` : "school",
  ),
  // The board shows which box is resolved, and the end has a page of its own.
  box: none,
  end: none,
};

/** The kinds of events that have a scene, and those that deliberately have none. */
export const SHOWN: ReadonlySet<string> = new Set([...Object.keys(BUILDERS), ...ASIDES]);

/** The scenes of some events, in order. */
export function scenesOf(events: readonly Happening[], moment: SceneContext): BoardScene[] {
  const cursor = new Cursor(events as readonly SceneEvent[]);
  const scenes: BoardScene[] = [];
  for (let first = cursor.take(); first; first = cursor.take()) {
    const build = BUILDERS[first.kind] ?? telling("counter");
    scenes.push(...build(first, cursor, moment));
  }
  return scenes;
}

/** The region that a scene discovers, as it looks at a beat. */
export function veilOf(scene: BoardScene | null, beat: number): Veil | null {
  const card = scene?.card;
  if (card?.form !== "expedition" || card.outcome !== "won" || !card.region) return null;
  return { region: card.region, isWiped: beat === (scene?.beats.length ?? 0) - 1 };
}
