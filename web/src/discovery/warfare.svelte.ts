// The choice of a battle or a war while it is being made: its kind, the enemy and the region. The server works out its
// effect.
import { me } from "../me.svelte";
import type { TableStore } from "../net/table.svelte";
import type { Deciding } from "../table/deciding.svelte";
import { ui } from "../ui.svelte";
import type { Choice } from "../wire";
import type { Args, BattleOutlook, DiscoveryOutlook } from "./view";

export type Way = "battle" | "war";
type WantedFight = {
  node: string;
  way: Way;
  enemy: number;
  region: string;
  isRegionTapped: boolean;
  isEnemyTapped: boolean;
};

const ROW = /^row:([a-z-]+):(\d+)$/;
const enemyOf = (choice: Choice): number => Number((choice.args as Args)["seat_rival"]);
const regionOf = (choice: Choice): string => String((choice.args as Args)["region"] ?? "");

export class Warfare {
  #wish = $state.raw<WantedFight | null>(null);
  #found = $state.raw<{ move: number; battle: BattleOutlook | null } | null>(null);
  #menu = $derived.by(() => (this.isAsked() ? (this.table.menu ?? []) : []));
  #battles = $derived.by(() => this.#menu.filter(({ kind, refusal }) => kind === "battle" && !refusal));
  /** Whether there is anything to choose. */
  readonly isOpen: boolean = $derived.by(() => this.#battles.length > 0);
  readonly pass: Choice | null = $derived.by(
    () => this.#menu.find(({ kind, refusal }) => kind === "pass" && !refusal) ?? null,
  );
  /**
   * The tapped choice, completed with defaults: at first a battle, which is free, in the first region where the reader
   * can fight.
   */
  #meant: WantedFight = $derived.by(() => {
    const first = this.#battles[0];
    const none = { way: "battle" as Way, isRegionTapped: false, isEnemyTapped: false };
    return this.#wish?.node === this.node()
      ? this.#wish
      : { ...none, node: this.node(), enemy: first ? enemyOf(first) : -1, region: first ? regionOf(first) : "" };
  });
  readonly way: Way = $derived.by(() => this.#meant.way);
  readonly enemy: number = $derived.by(() => this.#meant.enemy);
  readonly region: string = $derived.by(() => this.#meant.region);
  /** The regions where the reader can fight the enemy, from north to south. */
  readonly regions: readonly string[] = $derived.by(() => this.#regionsWith(this.enemy));
  /** The regions that the choice is about. */
  readonly ringed: ReadonlySet<string> = $derived.by(
    () => new Set(!this.isOpen ? [] : this.way === "war" ? this.regions : [this.region]),
  );
  readonly choice: Choice | null = $derived.by(() => {
    const { way, enemy, region } = this;
    if (way === "war") return this.warOn(enemy);
    return this.#battles.find((one) => enemyOf(one) === enemy && regionOf(one) === region) ?? null;
  });
  /** The effect of the choice; null until the server has answered. */
  readonly outlook: BattleOutlook | null = $derived.by(() =>
    this.#found && this.#found.move === this.choice?.move ? this.#found.battle : null,
  );
  /** Targets that can be tapped: regions, rows of enemies there, cards of enemies. */
  readonly lit: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.#battles.flatMap((one) => [
          `region:${regionOf(one)}`,
          `row:${regionOf(one)}:${enemyOf(one)}`,
          `seat:${enemyOf(one)}`,
        ]),
      ),
  );

  constructor(
    private readonly table: TableStore,
    private readonly deciding: Deciding,
    private readonly isAsked: () => boolean,
    private readonly node: () => string,
  ) {}

  canFight(enemy: number): boolean {
    return this.#battles.some((one) => enemyOf(one) === enemy);
  }

  /** The war on an enemy, as the menu has it, perhaps refused. */
  warOn(enemy: number): Choice | null {
    return this.#menu.find((one) => one.kind === "war" && enemyOf(one) === enemy) ?? null;
  }

  choose(change: Partial<Pick<WantedFight, "way" | "enemy" | "region">>): void {
    this.#wish = this.#fitted({ ...this.#meant, ...change });
  }

  /**
   * Handle a tap on the board. A region, or an enemy's row there, makes it a battle there; a player's card changes the
   * enemy. Once both region and enemy have been tapped, the battle is played if the reader does not confirm moves; a
   * second tap on the region plays it in any case, as elsewhere.
   */
  tap(target: string): boolean {
    if (!this.lit.has(target)) return false;
    this.deciding.drop();
    const before = this.#meant;
    const [, rowRegion, rowEnemy] = ROW.exec(target) ?? [];
    if (rowRegion) {
      const isSecond = before.isRegionTapped || before.isEnemyTapped;
      this.#wish = this.#battle(rowRegion, Number(rowEnemy));
      const isSame = before.region === rowRegion && before.enemy === Number(rowEnemy) && before.way === "battle";
      if (isSecond && (!ui.asksFirst || isSame)) this.play();
      return true;
    }
    const [kind, word = ""] = target.split(":");
    if (kind === "region") {
      const isSure = before.isEnemyTapped || this.#enemiesIn(word).length === 1;
      this.#wish = this.#fitted({ ...before, way: "battle", region: word, isRegionTapped: true });
      const isSame = before.isRegionTapped && before.way === "battle" && before.region === word;
      if (isSame ? isSure : before.isEnemyTapped && this.enemy === before.enemy && !ui.asksFirst) this.play();
    } else {
      const enemy = Number(word);
      this.#wish = this.#fitted({ ...before, enemy, isEnemyTapped: true });
      if (before.isRegionTapped && this.region === before.region && !ui.asksFirst) this.play();
    }
    return true;
  }

  play(): void {
    if (this.choice && !this.choice.refusal && !this.table.waiting) this.deciding.play(this.choice.move);
  }

  /** Ask the server for the effect of the choice. To be called as an effect of the panel. */
  look(): void {
    const { choice } = this;
    if (!choice || choice.refusal || this.#found?.move === choice.move) return;
    me.api.outlook(this.table.id, this.table.seat ?? 0, choice.move).then(
      (found) => (this.#found = { move: choice.move, battle: (found as DiscoveryOutlook | null)?.battle ?? null }),
      () => undefined, // the battle can be fought without it
    );
  }

  #battle(region: string, enemy: number): WantedFight {
    return { node: this.node(), way: "battle", region, enemy, isRegionTapped: true, isEnemyTapped: true };
  }

  #regionsWith(enemy: number): string[] {
    return this.#battles.filter((one) => enemyOf(one) === enemy).map(regionOf);
  }

  #enemiesIn(region: string): number[] {
    return this.#battles.filter((one) => regionOf(one) === region).map(enemyOf);
  }

  /** The same wish, with the other part changed if the two cannot be together: the part that was named last stays. */
  #fitted(wish: WantedFight): WantedFight {
    const regions = this.#regionsWith(wish.enemy);
    if (wish.way === "war" || regions.includes(wish.region)) return wish;
    const isRegionNew = wish.region !== this.#meant.region;
    return isRegionNew
      ? { ...wish, enemy: this.#enemiesIn(wish.region)[0] ?? wish.enemy }
      : { ...wish, region: regions[0] ?? wish.region };
  }
}
