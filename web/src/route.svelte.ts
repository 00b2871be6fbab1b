// The current page, from the part of the address behind `#`: so the client works below any path, and codes in links are
// never sent to a server.
export type Route = { path: string[]; query: URLSearchParams };

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Here {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.route = read();
      scrollTo(0, 0);
    });
  }
}

export const here = new Here();

/** The address of a page, to link to. */
export function to(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

/** Go to a page. */
export function go(...path: string[]): void {
  location.hash = to(...path);
}

/** The address of a clause of the rules. */
export function clauseAt(game: string, clause: string): string {
  return `${to("rules", game)}?clause=${encodeURIComponent(clause)}`;
}

/**
 * The full address of a table, for invitations. `base` is the server's address; a seat and its code make a link for
 * that seat.
 */
export function linkTo(base: string, table: string, seat?: number, code?: string): string {
  const own = seat === undefined ? "" : `?seat=${seat}&code=${encodeURIComponent(code ?? "")}`;
  return new URL(`${to("table", table)}${own}`, base).href;
}
