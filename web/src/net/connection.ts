// The live connection to a table. It reconnects and resumes by itself, and repeats a call until it is answered: the
// server recognises a repeated call by its key and runs it once.
import { backoff } from "./backoff";
import type { Answer, Call, ServerMessage } from "./messages";
import type { Outbox } from "./outbox";

export type ConnectionState = "connecting" | "open" | "lost" | "refused" | "closed";

/** The last update, revision and chat line that a client has; sent when it reconnects. */
export type ResumePoint = { update: number; revision: number; chat: number };

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  open(): Socket;
  after(milliseconds: number, what: () => void): () => void;
  random(): number;
}

export interface Listener {
  state(state: ConnectionState): void;
  received(message: ServerMessage): void;
  answered(key: string, answer: Answer): void;
  place(): ResumePoint | null;
}

const PING_INTERVAL = 20_000; // milliseconds without a message before a ping
const ANSWER_TIMEOUT = 8_000; // milliseconds to wait for an answer
const POLICY_VIOLATION = 1008;

export class Connection {
  #socket: Socket | null = null;
  #tries = 0;
  #isOver = false;
  #isOpen = false;
  #stopTimer: () => void = () => {};

  constructor(
    private readonly environment: Environment,
    private readonly listener: Listener,
    private readonly outbox: Outbox,
    public seat: number | null, // the server may give it another number before the game
  ) {}

  start(): void {
    this.listener.state("connecting");
    this.#connect();
  }

  /** Close the connection and do not reconnect. */
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

  /** Reconnect now, or test the connection: the network is back, or the page became visible. */
  retryNow(): void {
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
    const socket = this.environment.open();
    this.#socket = socket;
    // An attempt without an answer counts as failed.
    this.#wait(ANSWER_TIMEOUT, () => this.#lose(socket));
    socket.onopen = () => {
      const place = this.listener.place();
      socket.send(JSON.stringify({ type: "hello", seat: this.seat, ...place }));
    };
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === POLICY_VIOLATION && !this.#isOpen) this.#refuse();
      else this.#lose(socket);
    };
  }

  #receive(socket: Socket, message: ServerMessage): void {
    if (socket !== this.#socket) return;
    if (message.type === "problem" && !message.key) {
      this.listener.received(message);
      return;
    }
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#tries = 0;
      this.listener.state("open");
      for (const call of this.outbox.waiting()) socket.send(JSON.stringify(call));
    }
    this.#wait(PING_INTERVAL, () => this.#ping());
    if (message.type === "done") {
      if (this.outbox.take(message.key)) this.listener.answered(message.key, { ok: true, answer: message.answer });
    } else if (message.type === "problem") {
      const key = message.key ?? "";
      if (this.outbox.take(key)) this.listener.answered(key, { ok: false, problem: message.problem });
    } else {
      this.listener.received(message);
    }
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.send('{"type":"ping"}');
    this.#wait(ANSWER_TIMEOUT, () => this.#lose(socket));
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket || this.#isOver) return;
    this.#drop();
    this.listener.state("lost");
    this.#wait(
      backoff(this.#tries++, () => this.environment.random()),
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
    this.#stopTimer = this.environment.after(milliseconds, what);
  }
}
