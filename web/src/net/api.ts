// The HTTP API. A refusal is thrown as `Refused`, with the server's sentence.
import type {
  ChangedSeat,
  GameInfo,
  EventPage,
  Happening,
  Invitation,
  Known,
  LobbyTable,
  Moment,
  NewFork,
  NewOrder,
  Plan,
  NewTable,
  OwnTable,
  TableView,
  Problem,
  Reach,
  Replayed,
  Revealed,
  Rulebook,
  Scores,
  Shapes,
  Start,
  Verified,
} from "../wire";

const UNAUTHORIZED = 401;

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  /** Whether the server does not recognise the caller. */
  get isStranger(): boolean {
    return this.problem.status === UNAUTHORIZED;
  }
}

/** The server no longer recognises this browser. */
export class Forgotten extends Error {}

/** The request got no answer from the server. */
export class Unreachable extends Error {}

/** The URL of an API path, relative to the page, so that the client works below any path. */
export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

export class Api {
  /** `onUnknown` is called whenever the server does not recognise the caller. */
  constructor(
    private readonly lang: () => string,
    private readonly onUnknown: () => void = () => {},
  ) {}

  games = (): Promise<GameInfo[]> => this.#ask("GET", "games");
  lobby = (): Promise<LobbyTable[]> => this.#ask("GET", "tables");
  rules = (game: string, lang: string): Promise<Rulebook> => this.#ask("GET", `rules/${game}?lang=${lang}`);
  whoAmI = (): Promise<Known> => this.#ask("GET", "session");
  // The token comes as a cookie, which no script can read.
  addGuest = (name: string, lang: string): Promise<Known> =>
    this.#ask("POST", "guests", { name, lang, keeps: "cookie" });
  change = (name: string, lang: string): Promise<void> => this.#ask("PUT", "session", { name, lang });
  ownTables = (skip: number): Promise<OwnTable[]> => this.#ask("GET", `tables/mine?skip=${skip}`);
  create = (table: NewTable): Promise<TableView> => this.#ask("POST", "tables", table);
  getTable = (id: string): Promise<TableView> => this.#ask("GET", `tables/${id}`);
  start = (id: string, wanted: Start = {}): Promise<TableView> => this.#ask("POST", `tables/${id}/start`, wanted);
  changeSeats = (id: string, seats: ChangedSeat[], update: number): Promise<TableView> =>
    this.#ask("PUT", `tables/${id}/seats`, { seats, update });
  reach = (): Promise<Reach> => this.#ask("GET", "reach");
  rematch = (id: string): Promise<{ id: string }> => this.#ask("POST", `tables/${id}/rematch`);
  invitations = (id: string): Promise<Invitation[]> => this.#ask("GET", `tables/${id}/invitations`);
  join = (id: string, seat: number, code: string, nonce: string): Promise<TableView> =>
    this.#ask("POST", `tables/${id}/seats/${seat}/join`, { code, nonce });
  giveNonce = (id: string, seat: number, nonce: string): Promise<void> =>
    this.#ask("PUT", `tables/${id}/seats/${seat}/nonce`, { nonce });
  leave = (id: string, seat: number): Promise<void> => this.#ask("POST", `tables/${id}/seats/${seat}/leave`, {});
  resign = (id: string, seat: number): Promise<void> => this.#ask("POST", `tables/${id}/seats/${seat}/resign`);
  agreeToVoid = (id: string, seat: number, agrees: boolean): Promise<void> =>
    this.#ask("POST", `tables/${id}/seats/${seat}/void`, { agrees });
  comeBack = (id: string, seat: number): Promise<void> => this.#ask("POST", `tables/${id}/seats/${seat}/return`);

  /** The score sheets of a finished game, by seat, at the end and after each turn. */
  scores = (id: string): Promise<Scores> => this.#ask("GET", `tables/${id}/scores`);
  reveal = (id: string): Promise<Revealed> => this.#ask("GET", `tables/${id}/reveal`);
  verify = (id: string): Promise<Verified> => this.#ask("GET", `tables/${id}/verify`);
  fork = (id: string, fork: NewFork): Promise<TableView> => this.#ask("POST", `tables/${id}/forks`, fork);

  /** The decisions and events of a game, without moves that were undone. */
  replay = (id: string, seat: number | null): Promise<Replayed> =>
    this.#ask("GET", `tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`);

  /** The table as it was at a node. */
  moment = (id: string, seat: number | null, number: number): Promise<Moment> =>
    this.#ask("GET", `tables/${id}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`);

  /** The events that a move would cause, as far as the seat may know them. */
  async preview(id: string, seat: number, move: number): Promise<Happening[]> {
    return (await this.#ask<{ events: Happening[] }>("POST", `tables/${id}/seats/${seat}/preview`, { move })).events;
  }

  /** The later effect of a move on its seat, in the form of the caller's game; null if it has none. */
  async outlook<Outlook extends Shapes["Previewed"]["outlook"]>(
    id: string,
    seat: number,
    move: number | string,
  ): Promise<Outlook | null> {
    return (await this.#ask<{ outlook: Outlook | null }>("POST", `tables/${id}/seats/${seat}/preview`, { move }))
      .outlook;
  }

  /** Figures for one seat, in a form of the game's own. */
  ownFigures = (id: string, seat: number): Promise<Shapes["SeatFigures"]> =>
    this.#ask("GET", `tables/${id}/seats/${seat}/figures`);

  /** Answer a kind of question automatically from now on. */
  setAnswer = (id: string, seat: number, ask: string, text: string): Promise<void> =>
    this.#ask("PUT", `tables/${id}/seats/${seat}/standing/answers/${ask}`, { text });
  dropAnswer = (id: string, seat: number, ask: string): Promise<void> =>
    this.#ask("DELETE", `tables/${id}/seats/${seat}/standing/answers/${ask}`);

  /** Replace the planned bids of this round. */
  setPlan = (id: string, seat: number, plan: Omit<Plan, "type">): Promise<void> =>
    this.#ask("PUT", `tables/${id}/seats/${seat}/standing/plan`, { type: "plan", ...plan });
  /** Replace the filters that hide offers from a seat. */
  setFilters = (id: string, seat: number, filters: string[]): Promise<void> =>
    this.#ask("PUT", `tables/${id}/seats/${seat}/standing/filters`, { filters });
  giveOrder = (id: string, seat: number, order: NewOrder): Promise<void> =>
    this.#ask("POST", `tables/${id}/seats/${seat}/standing/orders`, order);
  /** Withdraw an order by its index; refused if the table has changed since `revision`. */
  dropOrder = (id: string, seat: number, at: number, revision: number): Promise<void> =>
    this.#ask("DELETE", `tables/${id}/seats/${seat}/standing/orders/${at}?revision=${revision}`);

  /** The reason why a line of moves is illegal; null if it is legal. */
  async whyNot(id: string, seat: number, move: string): Promise<Problem | null> {
    return (await this.#ask<{ problem: Problem | null }>("POST", `tables/${id}/seats/${seat}/why-not`, { move }))
      .problem;
  }

  /** All events from a serial on, fetched page by page. */
  async events(id: string, seat: number | null, since: number): Promise<Happening[]> {
    const viewer = seat === null ? "" : `&seat=${seat}`;
    const events: Happening[] = [];
    let page: EventPage = { events, serial: since, total: Infinity };
    while (page.serial < page.total) {
      page = await this.#ask<EventPage>("GET", `tables/${id}/events?since=${page.serial}${viewer}`);
      events.push(...page.events);
    }
    return events;
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { "Accept-Language": this.lang() };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let answer: Response;
    try {
      answer = await fetch(address(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    } catch {
      throw new Unreachable(path);
    }
    if (answer.status === 204) return undefined as T;
    const type = answer.headers.get("content-type") ?? "";
    if (!type.includes("json")) throw new Unreachable(path);
    const parsed: unknown = await answer.json();
    if (answer.ok) return parsed as T;
    const refused = new Refused(parsed as Problem);
    if (refused.isStranger) this.onUnknown();
    throw refused;
  }
}
