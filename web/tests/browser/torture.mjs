// More on the map than any game comes to: the server's data of a table, changed on its way to the page.
const REGIONS = 9;

/** The workers of a region: six types of every seat. The numbers of the seats differ, so that rows do. */
const workers = (at, players, lead) =>
  Array.from({ length: players }, (_, seat) => [
    9 - seat + (at % 3) + (seat ? 0 : lead),
    1,
    1 + (seat % 3),
    2,
    1 + ((seat + at) % 4),
    1,
  ]);

/**
 * Let a page show every good in its region, and with `isFull` six types of workers of every seat in all nine regions;
 * the first seat leads by some more.
 */
export async function crowd(page, { isFull = true, lead = 0 } = {}) {
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      const sections = message.picture?.sections ?? message.sections;
      const troops = sections?.["view.troops"];
      if (troops && isFull) sections["view.troops"] = troops.map((region, at) => workers(at, region.length, lead));
      if (sections && "view.bounty" in sections) sections["view.bounty"] = 2 ** REGIONS - 1;
      socket.send(JSON.stringify(message));
    });
  });
}
