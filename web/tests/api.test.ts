import { afterEach, expect, it, vi } from "vitest";
import { Api } from "../src/net/api";
import type { EventPage, Happening } from "../src/wire";

const event = (serial: number): Happening => ({ serial }) as unknown as Happening;
const numbers = (first: number, last: number) => Array.from({ length: last - first }, (_, at) => first + at);

/** A server that lists so many events, in pages. */
function server(total: number, size: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("document", { baseURI: "http://here/" });
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.search);
    const first = Math.min(Number(url.searchParams.get("since")), total);
    const last = Math.min(first + size, total);
    const told: EventPage = { events: numbers(first, last).map(event), serial: last, total };
    return Promise.resolve(new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it("asks for page after page until it has heard everything", async () => {
  const asked = server(12, 5);
  const events = await new Api(() => "en").events("t", 1, 0);
  expect(events.map((one) => one.serial)).toEqual(numbers(0, 12));
  expect(asked).toEqual(["?since=0&seat=1", "?since=5&seat=1", "?since=10&seat=1"]);
});

it("asks once where there is nothing more", async () => {
  const asked = server(12, 5);
  expect(await new Api(() => "en").events("t", null, 12)).toEqual([]);
  expect(asked).toEqual(["?since=12"]);
});
