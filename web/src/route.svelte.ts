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

// `carrack play --lan` opens the page with the address under which others in the house find it.
const HOUSE = "house";
const house = here.route.query.get(HOUSE);
if (house && /^https?:/.test(house)) localStorage.setItem(HOUSE, house);

/** The whole address of a table, to send to somebody; with a code it is for one seat. */
export function linkTo(table: string, seat?: number, code?: string): string {
  const own = seat === undefined ? "" : `?seat=${seat}&code=${encodeURIComponent(code ?? "")}`;
  const isAtHome = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
  const base = (isAtHome && localStorage.getItem(HOUSE)) || document.baseURI;
  return new URL(`${to("table", table)}${own}`, base).href;
}
