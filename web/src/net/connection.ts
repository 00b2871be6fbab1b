// The live connection to a table. It comes back by itself, takes up where it was, and sends a call until it is answered:
// the server knows a call by its key, so that one which arrives twice happens once.
import { backoff } from "./backoff";
import type { Answer, Call, ServerMessage } from "./messages";
import type { Outbox } from "./outbox";

export type State = "connecting" | "open" | "lost" | "refused" | "closed";

/** The last update, revision and chat line that a client has; it sends them when it reconnects. */
export type Place = { update: number; revision: number; chat: number };

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  open(): Socket;
  after(milliseconds: number, what: () => void): () => void;
  random(): number;
}

export interface Listener {
  state(state: State): void;
  told(message: ServerMessage): void;
  answered(key: string, answer: Answer): void;
  place(): Place | null;
}

const PULSE = 20_000; // between two signs of life
const PATIENCE = 8_000; // for an answer to one
const BROKEN_RULES = 1008;

export class Connection {
  #socket: Socket | null = null;
  #tries = 0;
  #isOver = false;
  #isOpen = false;
  #stopTimer: () => void = () => {};

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
    private readonly outbox: Outbox,
    public seat: number | null, // the server may give it another number before the game
  ) {}

  start(): void {
    this.listener.state("connecting");
    this.#connect();
  }

  /** End it for good. */
  close(): void {
    this.#isOver = true;
    this.#drop();
    this.listener.state("closed");
  }

  /** Make a call: now, or as soon as there is a connection. */
  call(call: Call): void {
    this.outbox.add(call);
    if (this.#isOpen) this.#socket?.send(JSON.stringify(call));
  }

  /** The network is said to be back, or somebody looks again: do not wait for the next try. */
  hurry(): void {
    if (this.#isOver) return;
    if (this.#isOpen) {
      this.#ping();
    } else {
      this.#tries = 0;
      this.#drop();
      this.#connect();
    }
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = this.world.open();
    this.#socket = socket;
    // A try that gets no answer at all ends as one that failed.
    this.#wait(PATIENCE, () => this.#lose(socket));
    socket.onopen = () => {
      const place = this.listener.place();
      socket.send(JSON.stringify({ type: "hello", seat: this.seat, ...place }));
    };
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === BROKEN_RULES && !this.#isOpen) this.#refuse();
      else this.#lose(socket);
    };
  }

  #hear(socket: Socket, message: ServerMessage): void {
    if (socket !== this.#socket) return;
    if (message.type === "problem" && !message.key) {
      this.listener.told(message);
      return;
    }
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#tries = 0;
      this.listener.state("open");
      for (const call of this.outbox.waiting()) socket.send(JSON.stringify(call));
    }
    this.#wait(PULSE, () => this.#ping());
    if (message.type === "done") {
      if (this.outbox.take(message.key)) this.listener.answered(message.key, { ok: true, answer: message.answer });
    } else if (message.type === "problem") {
      const key = message.key ?? "";
      if (this.outbox.take(key)) this.listener.answered(key, { ok: false, problem: message.problem });
    } else {
      this.listener.told(message);
    }
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.send('{"type":"ping"}');
    this.#wait(PATIENCE, () => this.#lose(socket));
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket || this.#isOver) return;
    this.#drop();
    this.listener.state("lost");
    this.#wait(
      backoff(this.#tries++, () => this.world.random()),
      () => this.#connect(),
    );
  }

  #refuse(): void {
    this.#isOver = true;
    this.#drop();
    this.listener.state("refused");
  }

  #drop(): void {
    this.#stopTimer();
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #wait(milliseconds: number, what: () => void): void {
    this.#stopTimer();
    this.#stopTimer = this.world.after(milliseconds, what);
  }
}
