// The client's state of a table: receives snapshots and changes, sends moves.
import { errorMessage } from "../faults";
import type {
  Call,
  Choice,
  Decision,
  Game,
  Happening,
  TableView,
  Problem,
  ChatLine,
  SeatFacts,
  Standing,
  TableFacts,
  ServerMessage,
  UndoLimit,
  View,
} from "../wire";
import { address, type Api } from "./api";
import { Connection, type Listener, type ResumePoint, type Socket, type ConnectionState } from "./connection";
import { FrameBatch } from "./batch";
import { LiveFields } from "./live.svelte";
import type { Answer } from "./messages";
import { distinct } from "./names";
import { Outbox } from "./outbox";
import { Pacer } from "./pacer";
import { randomWord } from "./words";
import { applied, figuresOf, viewOf, type Sections } from "./sections";

type Answering = Extract<Call, { type: "move" | "retract" | "undo" | "take-back" | "back" }>;
type Change = Extract<ServerMessage, { type: "change" }>;
type AnswerBody =
  | { type: "move"; move: number | string }
  | { type: "retract" }
  | { type: "undo" }
  | { type: "take-back"; knowing: boolean }
  | { type: "back"; to: number };

const RETRY_AFTER = 3000; // milliseconds before a failed request is retried

export class TableStore implements Listener {
  connection = $state<ConnectionState>("connecting");
  sections = $state.raw<Sections>({});
  events = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lastRead = $state(0); // the number of the last chat line that was visible
  unread = $derived(this.chat.filter((line) => line.number > this.lastRead).length);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  yours = $state.raw<number[]>([]);
  asked = $state.raw<number[]>([]); // seats reserved for us by a rematch
  hasLostSeat = $state(false); // we had a seat before the game started, and lost it
  origin = $state.raw<TableView["origin"]>(null); // the table that this one was forked from, if visible to us
  seat = $state<number | null>(null);
  waiting = $state(0); // number of calls without an answer
  problem = $state.raw<Problem | null>(null); // the last refusal
  lastAnswer = $state<number | null>(null); // number of the node that this seat answered last
  promised = $state<string | null>(null); // the commitment that this browser saw first
  fault = $state("");

  facts = $derived((this.sections["table"] ?? null) as TableFacts | null);
  // also right after the previous host has left
  isHost = $derived(this.yours.some((seat) => this.facts?.seats[seat]?.is_host));
  awaited = $derived((this.sections["awaited"] ?? []) as number[]); // the seats that have to decide
  isOver = $derived(this.facts?.life === "over" || this.facts?.life === "void");
  menu = $derived(this.isOver ? null : ((this.sections["menu"] ?? null) as Choice[] | null));
  undo = $derived((this.sections["undo"] ?? null) as UndoLimit | null);
  /** When silence counts in an open node, by the clock of this browser, in milliseconds; null while no clock runs. */
  silentAt = $derived.by(() => {
    const at = (this.sections["clock"] ?? null) as number | null;
    return at === null ? null : at * 1000 - this.#ahead;
  });
  standing = $derived((this.sections["standing"] ?? null) as Standing | null);
  names = $derived.by(() => this.#sameNames(distinct((this.facts?.seats ?? []).map((seat) => seat.name))));

  /** Kinds of events that need no time of their own to be seen; the page of a game sets them. */
  quietEvents: ReadonlySet<string> = new Set();

  #ahead = $state(0); // milliseconds by which the server's clock is ahead of this browser's
  #view = new LiveFields<View>();
  #figures = new LiveFields<Record<string, unknown>>();
  #pacer = new Pacer<Change>(() => this.#batch.add()); // received changes that are not shown yet
  #batch = new FrameBatch(() => this.#applyChanges());
  #latest: TableView | null = null; // the last snapshot of this seat
  #names: string[] = [];
  #place: ResumePoint | null = null;
  #connection: Connection | null = null;
  #outbox: Outbox; // of the current seat
  #revision = 0;

  constructor(
    readonly id: string,
    private readonly api: Api,
  ) {
    this.#outbox = this.#outboxOf(null);
    this.lastRead = Number(localStorage.getItem(this.#readKey) ?? 0);
  }

  get game(): Game | null {
    return this.facts?.game ?? null;
  }

  get view(): View | null {
    return this.#view.whole;
  }

  get figures(): Record<string, unknown> | null {
    return this.#figures.whole;
  }

  /** The seats, with their numbers. */
  get seats(): SeatFacts[] {
    return this.facts?.seats ?? [];
  }

  /** The revision on the screen; a later one may have arrived. */
  get revision(): number {
    return this.#revision;
  }

  /** The number of the last update received. */
  get update(): number {
    return this.#place?.update ?? 0;
  }

  /** Whether the last decision can still be undone. */
  get canUndo(): boolean {
    return this.undo !== null && this.undo.number < (this.view?.number ?? 0);
  }

  /** Fetch the table and subscribe to it, as one of our own seats if we have one. */
  async open(): Promise<void> {
    this.fault = "";
    try {
      this.take(await this.api.getTable(this.id));
    } catch (error) {
      this.fault = errorMessage(error);
      return;
    }
    this.sit(this.#bestSeat());
  }

  /**
   * Subscribe as a seat, or as a spectator. The previous seat's view is cleared first: the next player must not see it.
   */
  sit(seat: number | null): void {
    this.#connection?.close();
    if (seat !== this.seat && !this.facts?.is_board) {
      const { table, awaited } = this.sections;
      this.#show({ table, awaited });
      this.problem = null;
    }
    this.seat = seat;
    this.#outbox = this.#outboxOf(seat);
    this.events = [];
    this.#latest = null;
    this.#pacer.clear();
    this.#batch.stop();
    this.#place = null;
    this.#loadLastAnswer(seat);
    this.waiting = this.#outbox.waiting().length;
    this.#connection = new Connection(
      {
        open: () => new WebSocket(address(`tables/${this.id}/live`).href.replace(/^http/, "ws")) as unknown as Socket,
        after: (milliseconds, what) => {
          const timer = setTimeout(what, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      this,
      this.#outbox,
      seat,
    );
    this.#connection.start();
  }

  close(): void {
    this.#pacer.clear();
    this.#connection?.close();
  }

  retryNow(): void {
    this.#connection?.retryNow();
  }

  /** Apply a full view that came over HTTP; its update numbers are not those of the connection. */
  take(full: TableView): void {
    const { table, awaited } = full.sections as Sections;
    if (!this.#place) this.#show({ table, awaited });
    this.#applyReader(full);
    this.#storeCommitment();
  }

  /** Apply the part of a full view that is about this browser's player. */
  #applyReader(full: TableView): void {
    if (full.now != null) this.#ahead = full.now * 1000 - Date.now();
    const isBefore = this.facts?.life === "gathering";
    const hadSeat = this.yours.length > 0 || localStorage.getItem(this.#promiseKey) !== null;
    this.hasLostSeat = isBefore && hadSeat && !full.yours.length;
    this.yours = full.yours;
    this.asked = full.asked;
    this.origin = full.origin;
  }

  /** Forget our seat after leaving it ourselves. */
  forgetSeat(): void {
    localStorage.removeItem(this.#promiseKey);
    this.yours = [];
  }

  /** Another of our seats that has to decide, if the shown seat does not. */
  get handOver(): number | null {
    const awaited = this.awaited;
    if (this.seat !== null && awaited.includes(this.seat)) return null;
    return this.yours.find((seat) => seat !== this.seat && awaited.includes(seat)) ?? null;
  }

  // Calls -------------------------------------------------------------------------------------------------------------

  /**
   * Answer the shown node with a move, or undo. Changes that have arrived but are not shown yet do not count as seen.
   */
  answer(body: AnswerBody): void {
    if (!this.view || !this.#place) return;
    if (body.type === "move") this.#storeLastAnswer(this.view.number);
    const node = { number: this.view.number, takebacks: this.view.takebacks, revision: this.#revision };
    this.#call({ ...body, ...node, key: randomWord() } as Answering);
  }

  say(text: string): void {
    this.#call({ type: "say", text, key: randomWord() });
  }

  /** Mark all chat lines as read. */
  readChat(): void {
    this.lastRead = Math.max(this.lastRead, this.chat.at(-1)?.number ?? 0);
    localStorage.setItem(this.#readKey, String(this.lastRead));
  }

  get #readKey(): string {
    return `chat read ${this.id}`;
  }

  /** Store the number of the node answered last, for the digest after a reload. */
  #storeLastAnswer(number: number): void {
    this.lastAnswer = number;
    localStorage.setItem(`answered ${this.id} ${this.seat}`, String(number));
  }

  /** Store the commitment when it is first seen, so that the server cannot change it later. */
  #storeCommitment(): void {
    this.promised = localStorage.getItem(this.#promiseKey) ?? this.facts?.commitment ?? null;
    if (this.promised && this.yours.length) localStorage.setItem(this.#promiseKey, this.promised);
  }

  get #promiseKey(): string {
    return `promised ${this.id}`;
  }

  /** Load the number of the node that a seat answered last, from this browser or else from the server. */
  #loadLastAnswer(seat: number | null): void {
    const kept = seat === null ? null : localStorage.getItem(`answered ${this.id} ${seat}`);
    this.lastAnswer = kept === null ? null : Number(kept);
    if (seat === null || kept !== null || this.facts?.life === "gathering") return;
    const isOwn = (node: Decision): boolean => node.moves.some((move) => move.seat === seat);
    this.api.replay(this.id, seat).then(
      ({ nodes }) => (this.lastAnswer ??= seat === this.seat ? (nodes.findLast(isOwn)?.number ?? null) : null),
      () => {}, // without it only the digest is missing
    );
  }

  #call(call: Call): void {
    this.problem = null;
    this.#connection?.call(call);
    this.waiting = this.#outbox.waiting().length;
  }

  // Messages of the connection
  // -----------------------------------------------------------------------------------------

  state(state: ConnectionState): void {
    this.connection = state;
    // While we were disconnected the seat got another number or another player.
    if (state === "refused" && this.problem?.code === "not-your-seat") void this.open();
  }

  place(): ResumePoint | null {
    return this.#place;
  }

  answered(_key: string, answer: Answer): void {
    // Show the result of a call before the next call can be made.
    this.#pacer.rush();
    this.#batch.then(() => {
      this.waiting = this.#outbox.waiting().length;
      if (!answer.ok) this.problem = answer.problem;
    });
  }

  received(message: ServerMessage): void {
    switch (message.type) {
      case "fresh":
        this.#replaceAll(message.picture);
        break;
      case "change":
        this.#setPlace(message.update, message.revision);
        this.#pace(message);
        break;
      case "said":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        if (this.#place) this.#place = { ...this.#place, chat: Math.max(this.#place.chat, message.line.number) };
        break;
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        break;
      case "problem":
        this.problem = message.problem;
        break;
    }
  }

  /**
   * Queue a change. Acts in an open node are spaced out, except while a call of ours is pending or the page is hidden.
   */
  #pace(change: Change): void {
    const isAct = change.events.some(({ kind }) => !this.quietEvents.has(kind));
    this.#pacer.add(change, this.view?.["mode"] === "open" && isAct);
    if (this.waiting || document.hidden) this.#pacer.rush();
  }

  /** Show all changes that are due at once: board, figures, events and menu always agree. */
  #applyChanges(): void {
    const changes = this.#pacer.take();
    this.#show(changes.reduce((sections, change) => applied(sections, change.sections as Sections), this.sections));
    this.#addEvents(changes.flatMap((change) => change.events));
    this.#revision = changes.at(-1)?.revision ?? this.#revision;
  }

  #replaceAll(full: TableView): void {
    this.#pacer.clear();
    this.#batch.stop();
    this.#applyReader(full);
    if (full.seat === null && full.yours.length) {
      this.#show(full.sections);
      this.sit(this.#bestSeat()); // the shown seat is gone; we still have another
      return;
    }
    if (full.seat !== this.seat) this.#reseat(full.seat);
    this.#setPlace(full.update, full.revision);
    this.#latest = full;
    // If a log is shown, wait for its new events and show both together.
    if (this.events.length) this.#batch.hold();
    else this.#showFull(full);
    this.#fetchEvents(full);
  }

  #showFull(full: TableView): void {
    this.#show(full.sections);
    this.#revision = full.revision;
  }

  /** The host has changed the seats before the game: our seat has another number, or is gone. */
  #reseat(seat: number | null): void {
    this.seat = seat;
    if (this.#connection) this.#connection.seat = seat;
  }

  /**
   * Fetch the events up to a full view and retry until that succeeds, so that the log has no gap. Changes bring the
   * later events.
   */
  #fetchEvents(full: TableView, isShown = this.events.length === 0): void {
    const isStale = (): boolean => full !== this.#latest || this.connection === "closed";
    const show = (events: readonly Happening[]): void => {
      if (!isShown) this.#showFull(full);
      this.#addEvents(events.filter((event) => event.serial < full.serial));
      this.#batch.release();
    };
    this.api.events(this.id, this.seat, this.events.length).then(
      (events) => isStale() || show(events),
      () => {
        if (isStale()) return;
        show([]);
        setTimeout(() => isStale() || this.#fetchEvents(full, true), RETRY_AFTER);
      },
    );
  }

  #outboxOf(seat: number | null): Outbox {
    return new Outbox(sessionStorage, `calls ${this.id} ${seat}`);
  }

  #show(sections: Sections): void {
    this.sections = sections;
    this.#view.take(viewOf(sections));
    this.#figures.take(figuresOf(sections));
  }

  /** Return the previous array if the names are equal, so that texts that depend on it are not formatted again. */
  #sameNames(names: string[]): string[] {
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
    return this.#names;
  }

  #setPlace(update: number, revision: number): void {
    this.#place = { update, revision, chat: this.#place?.chat ?? this.chat.at(-1)?.number ?? 0 };
  }

  /** Add events in the order of their serials, without duplicates. */
  #addEvents(events: readonly Happening[]): void {
    const last = this.events.at(-1)?.serial ?? -1;
    if (events.every((event, at) => event.serial > (events[at - 1]?.serial ?? last))) {
      if (events.length) this.events = [...this.events, ...events];
      return;
    }
    const known = new Set(this.events.map((event) => event.serial));
    const fresh = events.filter((event) => !known.has(event.serial));
    if (fresh.length) this.events = [...this.events, ...fresh].sort((a, b) => a.serial - b.serial);
  }

  #bestSeat(): number | null {
    const awaited = this.awaited;
    return this.yours.find((seat) => awaited.includes(seat)) ?? this.yours[0] ?? null;
  }
}
