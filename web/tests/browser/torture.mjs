// More on the map than any game comes to: the server's data of a table, changed on its way to the page.
const REGIONS = 9;

/** The workers of a region: six types of every seat. The last types of a seat differ, so that rows do. */
const region = (at, players) =>
  Array.from({ length: players }, (_, seat) => [9 - seat + (at % 3), 1, 1 + (seat % 3), 2, 1 + ((seat + at) % 4), 1]);

/** Let a page show six types of workers of every seat in all nine regions, with every good still there. */
export async function crowd(page) {
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      const sections = message.picture?.sections ?? message.sections;
      if (sections?.["view.troops"]) {
        const players = sections["view.troops"][0].length;
        sections["view.troops"] = Array.from({ length: REGIONS }, (_, at) => region(at, players));
      }
      if (sections && "view.bounty" in sections) sections["view.bounty"] = 2 ** REGIONS - 1;
      socket.send(JSON.stringify(message));
    });
  });
}
