// A table as this browser knows it: pictures and changes arrive, moves go out.
import { told } from "../faults";
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
import { Connection, type Listener, type Place, type Socket, type State } from "./connection";
import { FrameBatch } from "./batch";
import { LiveFields } from "./live.svelte";
import type { Answer } from "./messages";
import { distinct } from "./names";
import { Outbox } from "./outbox";
import { randomWord } from "./words";
import { applied, figuresOf, viewOf, type Sections } from "./sections";

type Answering = Extract<Call, { type: "move" | "retract" | "undo" | "take-back" | "back" }>;
type Change = Extract<ServerMessage, { type: "change" }>;
type Way =
  | { type: "move"; move: number | string }
  | { type: "retract" }
  | { type: "undo" }
  | { type: "take-back"; knowing: boolean }
  | { type: "back"; to: number };

const AGAIN = 3000; // milliseconds before a failed request is retried

export class TableStore implements Listener {
  line = $state<State>("connecting");
  sections = $state.raw<Sections>({});
  events = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lastRead = $state(0); // the number of the last chat line that was on the screen
  unread = $derived(this.chat.filter((line) => line.number > this.lastRead).length);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  yours = $state.raw<number[]>([]);
  asked = $state.raw<number[]>([]); // seats that are kept for us until we come
  hasLostSeat = $state(false); // we had one before the game, and have none any more
  origin = $state.raw<TableView["origin"]>(null); // where a fork comes from, if one may know it
  seat = $state<number | null>(null);
  waiting = $state(0); // calls that were not answered yet
  problem = $state.raw<Problem | null>(null); // the last refusal
  lastAnswer = $state<number | null>(null); // the node that this seat answered last
  promised = $state<string | null>(null); // the commitment, as it was first seen here
  fault = $state("");

  facts = $derived((this.sections["table"] ?? null) as TableFacts | null);
  isHost = $derived(this.yours.some((seat) => this.facts?.seats[seat]?.is_host)); // also right after the last host has left
  awaited = $derived((this.sections["awaited"] ?? []) as number[]); // the seats that have to choose
  isOver = $derived(this.facts?.life === "over" || this.facts?.life === "void");
  menu = $derived(this.isOver ? null : ((this.sections["menu"] ?? null) as Choice[] | null));
  undo = $derived((this.sections["undo"] ?? null) as UndoLimit | null);
  standing = $derived((this.sections["standing"] ?? null) as Standing | null);
  names = $derived.by(() => this.#sameNames(distinct((this.facts?.seats ?? []).map((seat) => seat.name))));

  #view = new LiveFields<View>();
  #figures = new LiveFields<Record<string, unknown>>();
  #pending: Change[] = []; // changes that came and are not shown yet
  #showing = new FrameBatch(() => this.#catchUp());
  #latest: TableView | null = null; // the last whole picture of this seat
  #names: string[] = [];
  #place: Place | null = null;
  #connection: Connection | null = null;
  #outbox: Outbox; // of the seat
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

  /** The update of the table that was shown or came last. */
  get update(): number {
    return this.#place?.update ?? 0;
  }

  /** Whether the last decision can still be undone. */
  get canUndo(): boolean {
    return this.undo !== null && this.undo.number < (this.view?.number ?? 0);
  }

  /** Look at the table and listen to it, as one of our own seats if we have one. */
  async open(): Promise<void> {
    this.fault = "";
    try {
      this.take(await this.api.look(this.id));
    } catch (error) {
      this.fault = told(error);
      return;
    }
    this.sit(this.#bestSeat());
  }

  /** Subscribe as a seat, or as the public. The view of the seat before is cleared first: the next player must not see it. */
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
    this.#pending = [];
    this.#showing.stop();
    this.#place = null;
    this.#recall(seat);
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
    this.#connection?.close();
  }

  hurry(): void {
    this.#connection?.hurry();
  }

  /** Take up a picture that came over HTTP; its numbers are not those of the connection. */
  take(picture: TableView): void {
    const { table, awaited } = picture.sections as Sections;
    if (!this.#place) this.#show({ table, awaited });
    this.#meet(picture);
    this.#note();
  }

  /** Apply the part of a picture that is about its reader. */
  #meet(picture: TableView): void {
    const isBefore = this.facts?.life === "gathering";
    const hadSeat = this.yours.length > 0 || localStorage.getItem(this.#promiseKey) !== null;
    this.hasLostSeat = isBefore && hadSeat && !picture.yours.length;
    this.yours = picture.yours;
    this.asked = picture.asked;
    this.origin = picture.origin;
  }

  /** Forget that we had a seat: we have left it ourselves. */
  forgetSeat(): void {
    localStorage.removeItem(this.#promiseKey);
    this.yours = [];
  }

  /** Another of our seats that has to choose, while the one that is shown has not. */
  get handOver(): number | null {
    const awaited = this.awaited;
    if (this.seat !== null && awaited.includes(this.seat)) return null;
    return this.yours.find((seat) => seat !== this.seat && awaited.includes(seat)) ?? null;
  }

  // Calls -------------------------------------------------------------------------------------------------------------

  /** Answer the node that is shown. */
  answer(way: Way): void {
    if (!this.view || !this.#place) return;
    if (way.type === "move") this.#keep(this.view.number);
    const node = { number: this.view.number, takebacks: this.view.takebacks, revision: this.#place.revision };
    this.#call({ ...way, ...node, key: randomWord() } as Answering);
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

  /** Keep which node was answered last, for when one comes back. */
  #keep(number: number): void {
    this.lastAnswer = number;
    localStorage.setItem(`answered ${this.id} ${this.seat}`, String(number));
  }

  /** Keep the commitment as it was first seen here, so that the server cannot tell another one at the end. */
  #note(): void {
    this.promised = localStorage.getItem(this.#promiseKey) ?? this.facts?.commitment ?? null;
    if (this.promised && this.yours.length) localStorage.setItem(this.#promiseKey, this.promised);
  }

  get #promiseKey(): string {
    return `promised ${this.id}`;
  }

  /** Which node a seat answered last; a browser that has not kept it asks the server. */
  #recall(seat: number | null): void {
    const kept = seat === null ? null : localStorage.getItem(`answered ${this.id} ${seat}`);
    this.lastAnswer = kept === null ? null : Number(kept);
    if (seat === null || kept !== null || this.facts?.life === "gathering") return;
    const isOwn = (node: Decision): boolean => node.moves.some((move) => move.seat === seat);
    this.api.replay(this.id, seat).then(
      ({ nodes }) => (this.lastAnswer ??= seat === this.seat ? (nodes.findLast(isOwn)?.number ?? null) : null),
      () => {}, // without it there is no digest, and nothing else is missing
    );
  }

  #call(call: Call): void {
    this.problem = null;
    this.#connection?.call(call);
    this.waiting = this.#outbox.waiting().length;
  }

  // Messages of the connection -----------------------------------------------------------------------------------------

  state(state: State): void {
    this.line = state;
    // The seat was given another number, or to somebody else, while we were away.
    if (state === "refused" && this.problem?.code === "not-your-seat") void this.open();
  }

  place(): Place | null {
    return this.#place;
  }

  answered(_key: string, answer: Answer): void {
    // Show the result of a call before the next call can be made.
    this.#showing.then(() => {
      this.waiting = this.#outbox.waiting().length;
      if (!answer.ok) this.problem = answer.problem;
    });
  }

  told(message: ServerMessage): void {
    switch (message.type) {
      case "fresh":
        this.#fresh(message.picture);
        break;
      case "change":
        this.#move(message.update, message.revision);
        this.#pending.push(message);
        this.#showing.add();
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

  /** Show all changes that came since the last frame, as one: board, figures, events and menu never disagree. */
  #catchUp(): void {
    const changes = this.#pending.splice(0);
    this.#show(changes.reduce((sections, change) => applied(sections, change.sections as Sections), this.sections));
    this.#hear(changes.flatMap((change) => change.events));
    this.#revision = this.#place?.revision ?? 0;
  }

  #fresh(picture: TableView): void {
    this.#pending = [];
    this.#showing.stop();
    this.#meet(picture);
    if (picture.seat === null && picture.yours.length) {
      this.#show(picture.sections);
      this.sit(this.#bestSeat()); // the seat that was shown is gone, another of ours is not
      return;
    }
    if (picture.seat !== this.seat) this.#reseat(picture.seat);
    this.#move(picture.update, picture.revision);
    this.#latest = picture;
    // With a log on the screen the picture is shown together with what is new there, so that neither runs ahead.
    if (this.events.length) this.#showing.hold();
    else this.#showPicture(picture);
    this.#hearAll(picture);
  }

  #showPicture(picture: TableView): void {
    this.#show(picture.sections);
    this.#revision = picture.revision;
  }

  /** The host has changed the seats before the game: ours has another number, or we have none. */
  #reseat(seat: number | null): void {
    this.seat = seat;
    if (this.#connection) this.#connection.seat = seat;
  }

  /** Fetch the events up to a picture and retry until that succeeds, so that the log has no gap. Changes bring the later events. */
  #hearAll(picture: TableView, isShown = this.events.length === 0): void {
    const isStale = (): boolean => picture !== this.#latest || this.line === "closed";
    const show = (events: readonly Happening[]): void => {
      if (!isShown) this.#showPicture(picture);
      this.#hear(events.filter((event) => event.serial < picture.serial));
      this.#showing.release();
    };
    this.api.events(this.id, this.seat, this.events.length).then(
      (events) => isStale() || show(events),
      () => {
        if (isStale()) return;
        show([]);
        setTimeout(() => isStale() || this.#hearAll(picture, true), AGAIN);
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

  /** The names that were there before, unless they have changed: all that is told depends on them. */
  #sameNames(names: string[]): string[] {
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
    return this.#names;
  }

  #move(update: number, revision: number): void {
    this.#place = { update, revision, chat: this.#place?.chat ?? this.chat.at(-1)?.number ?? 0 };
  }

  /** Events by their serials, each once, whatever way and order they came in. */
  #hear(events: readonly Happening[]): void {
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
