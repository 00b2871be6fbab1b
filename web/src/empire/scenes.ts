// Turns events of `empire` into scenes for the stage: claims, a new round, a development institution by institution,
// sales, trades, settled cards, and the count at the end.
import type { Scene } from "../table/scenes.svelte";
import type { Happening } from "../wire";
import type { Args } from "../words/catalogue";
import { pointsAt } from "./happenings";
import { withdrawals } from "./history";

const COMMON = new Set(["luxury", "industry"]);
// Milliseconds.
const CLAIMS = 1500;
const ROUND = 1200;
const INSTITUTION = 800;
const SELLER = 500; // each, before the price
const SALE = 1500;
const TRADE = 800;
const LONE = 900; // before the card of the last one left is settled
const SETTLED = 1200;
const COUNTED = 900;

/** The counts at the end, in this order; a scene each. */
export const COUNTED_PARTS = ["supporter", "revolt", "support"] as const;

// Kinds of scenes: the events that open one, those that continue it, and the length of its beats.
type SceneKind = { opens: readonly string[]; follows: readonly string[]; lasts: number };
const KINDS: Record<string, SceneKind> = {
  claims: { opens: ["selected", "dealt"], follows: ["selected", "dealt", "clash", "nation", "gained"], lasts: CLAIMS },
  round: { opens: ["round"], follows: ["shortage"], lasts: ROUND },
  unrest: { opens: ["unrest"], follows: ["unrest", "gained"], lasts: INSTITUTION },
  bonds: { opens: ["interest", "default"], follows: ["interest", "default", "gained"], lasts: INSTITUTION },
  sale: { opens: ["sold"], follows: ["sold", "price", "gained"], lasts: SALE },
  trade: { opens: ["traded", "accepted"], follows: [], lasts: TRADE },
  settled: { opens: ["won", "nobody-won", "no-card"], follows: ["gained", "card"], lasts: SETTLED },
};
const BUILT: SceneKind = { opens: ["built"], follows: ["gained"], lasts: INSTITUTION };

// Kinds of events without a scene: bids and offers only travel, and the board or the log shows the others.
const SILENT = [
  ...["phase", "row", "laid-out", "bids", "holds", "withdraws", "tie", "content", "ready", "opens"],
  ...["offers", "offers-all", "gives", "asks", "proposed", "refused", "counters"],
  ...["offered", "offered-all", "cancels", "lapsed"],
];

/** The kinds of events that have a scene, or deliberately none. */
export const SHOWN: ReadonlySet<string> = new Set([
  ...Object.values({ ...KINDS, BUILT }).flatMap(({ opens, follows }) => [...opens, ...follows]),
  ...SILENT,
  "end",
]);

/** The institutions that an event belongs to: one that everybody has, or those of the nations. */
function institutionOf({ args }: Happening): string {
  const institution = String((args as Args)["institution"]);
  return COMMON.has(institution) ? institution : "nations";
}

/** Whether a card was won because everybody else had withdrawn (E5.4). */
function isLone({ kind, serial }: Happening, all: readonly Happening[], players: number): boolean {
  if (kind !== "won") return false;
  return withdrawals(all.filter((event) => event.serial < serial)).size === players - 1;
}

/** The scenes of some events among so many players, in order. `all` events of the game give the context. */
export function scenesOf(events: readonly Happening[], all: readonly Happening[], players: number): Scene[] {
  const scenes: Scene[] = [];
  let [sceneKind, institution]: [SceneKind | null, string] = [null, ""];
  let gathered: Happening[] = [];
  const end = (): void => {
    if (sceneKind && gathered[0]) {
      const targets = [...new Set(gathered.flatMap((event) => pointsAt(event, all)))];
      const scene = { key: gathered[0].serial, kind: gathered[0].kind, events: gathered, targets };
      const sellers = gathered.filter(({ kind }) => kind === "sold").map(() => SELLER);
      const before = isLone(gathered[0], all, players) ? [LONE] : sellers;
      scenes.push({ ...scene, beats: [...before, sceneKind.lasts], isOneByOne: sellers.length > 0 });
    }
    [sceneKind, gathered] = [null, []];
  };
  for (const event of events) {
    const { kind } = event;
    const isSame = kind === "built" && sceneKind === BUILT && institutionOf(event) === institution;
    if (isSame || sceneKind?.follows.includes(kind)) {
      gathered.push(event);
      continue;
    }
    end();
    sceneKind = kind === "built" ? BUILT : (Object.values(KINDS).find(({ opens }) => opens.includes(kind)) ?? null);
    if (sceneKind) gathered.push(event);
    if (kind === "built") institution = institutionOf(event);
    // Keys are unique: no two events have a serial in common.
    if (kind === "end")
      scenes.push(
        ...COUNTED_PARTS.map((_, step) => ({
          key: event.serial + step / COUNTED_PARTS.length,
          events: step === COUNTED_PARTS.length - 1 ? [event] : [],
          kind,
          beats: [COUNTED],
          step,
        })),
      );
  }
  end();
  return scenes;
}
