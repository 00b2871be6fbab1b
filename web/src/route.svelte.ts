// Where one is: the part of the address behind `#`, so that the client works below any path, and codes in links stay
// in the browser.
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

/** The whole address of a table, to send to somebody; `base` is where others find this server, with a code it is for one seat. */
export function linkTo(base: string, table: string, seat?: number, code?: string): string {
  const own = seat === undefined ? "" : `?seat=${seat}&code=${encodeURIComponent(code ?? "")}`;
  return new URL(`${to("table", table)}${own}`, base).href;
}
