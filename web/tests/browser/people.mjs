// People at a table: `node people.mjs URL [FOLDER]`. Bea comes by an invitation, Cid watches, they chat, end the game
// by agreement and play again; then two at one screen hand it over. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { asked, listed } from "./table.mjs";

const [url, folder] = process.argv.slice(2);
const faults = [];
const found = {};
const context = await launch({ reducedMotion: "reduce" });
// Separate guests: each context has its own cookie.
const others = await Promise.all(
  [0, 1].map(() => launch({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" })),
);
const [ana, bea, cid] = await Promise.all([context, ...others].map((one) => watched(one, faults)));
for (const page of [ana, bea, cid]) page.setDefaultTimeout(20_000);

async function shoot(page, name) {
  if (folder) await page.screenshot({ path: `${folder}/people-${name}.png` });
}

/** Create a table for two whose second seat has this kind; `names` are those of players at one screen. */
async function createTable(page, kind, names = []) {
  await page.goto(`${url}#/new`);
  await page.getByRole("button", { name: "Remove seat 4" }).waitFor();
  for (const seat of [4, 3]) await page.getByRole("button", { name: `Remove seat ${seat}` }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption(kind);
  for (const [at, name] of names.entries()) await page.getByLabel(`Name at seat ${at + 1}`).fill(name);
  await page.getByRole("button", { name: "Create table" }).click();
}

// Only a player with the link of the seat can take it.
await createTable(ana, "invited");
const open = await ana.getByLabel("Link to this table").inputValue();
const link = await ana.getByLabel("Link for seat 2").inputValue();
await cid.goto(open);
await cid.getByText("Seat 2").waitFor();
found.isKept = !(await cid.getByRole("button", { name: "Take this seat" }).count());
await bea.goto(link);
await bea.getByLabel("Enter your name").fill("Bea");
await bea.getByRole("button", { name: "Take this seat" }).click();
await ana.getByRole("button", { name: "Start game", exact: true }).click();

// A spectator sees the board, and has no choices.
await cid.getByText("You are watching.").waitFor();
found.choices = await cid.locator(".choice").count();

// Chat lines reach the other players and spectators. Until they are read, the tab and the title show their number.
await ana.getByRole("button", { name: "Chat", exact: true }).click();
await ana.getByLabel("Write a message").fill("Ahoy <b>Bea</b>");
await ana.getByRole("button", { name: "Send" }).click();
for (const page of [bea, cid]) {
  await page.waitForFunction(() => document.title.startsWith("(1) "));
  await page.getByRole("button", { name: "Log", exact: true }).first().click(); // the tab of a phone
  await page.getByRole("button", { name: "Chat (1 new)", exact: true }).click();
  await page.waitForFunction(() => !document.title.startsWith("("));
}
await bea.getByRole("log", { name: "Chat" }).getByText("Ahoy").waitFor();
await bea.getByLabel("Write a message").fill("Ahoy yourself");
await bea.getByRole("button", { name: "Send" }).click();
const read = async (page) => {
  await page.getByRole("log", { name: "Chat" }).getByText("yourself").waitFor();
  return await page.getByRole("log", { name: "Chat" }).getByRole("listitem").allInnerTexts();
};
found.chat = await Promise.all([ana, bea, cid].map(read));
found.mayCidSpeak = (await cid.getByLabel("Write a message").count()) > 0;
found.watching = await ana.locator(".chat").getByText("1 person is watching.").innerText();
// A player who takes another's name is distinguished by the seat and a mark.
const rename = (name) =>
  bea.evaluate(
    async (body) => {
      await fetch("api/session", { method: "PUT", headers: { "content-type": "application/json" }, body });
    },
    JSON.stringify({ name, lang: "en" }),
  );
await rename("Navigator");
await bea.reload();
await bea.getByRole("button", { name: "Log", exact: true }).first().click();
await bea.getByRole("button", { name: "Chat", exact: true }).click();
await bea.getByLabel("Write a message").fill("I resign");
await bea.getByRole("button", { name: "Send" }).click();
found.namesake = await ana
  .getByRole("log", { name: "Chat" })
  .getByRole("listitem")
  .filter({ hasText: "I resign" })
  .innerText();
await rename("Bea");
await shoot(bea, "chat");
await shoot(ana, "chat-wide");

// Both end the game, and play again.
for (const page of [ana, bea]) {
  await page.locator("summary", { hasText: "☰" }).click();
  await page.getByRole("button", { name: "End the game by agreement" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the game by agreement" }).click();
}
for (const page of [ana, bea, cid]) await page.getByText("The game was ended by agreement.").waitFor();
found.mayCidAsk = (await cid.getByRole("button", { name: "Play again" }).count()) > 0;
await ana.getByRole("button", { name: "Play again" }).click();
await bea.getByRole("button", { name: "Join the next game" }).click();
await ana.getByRole("button", { name: "Start game", exact: true }).click();
await Promise.any([ana, bea].map((page) => asked(page)));
found.isNext = ana.url().split("?")[0] !== open && bea.url().split("?")[0] === ana.url().split("?")[0];

// Two at one screen, each with a name.
await createTable(ana, "mine", ["Ann", "Dora"]);
await listed(ana);
await ana.locator(".choice:enabled").first().click();
await ana.locator(".confirm").click();
const heading = ana.getByRole("heading", { name: /turn\. Hand the screen over\.$/ });
found.handOver = await heading.innerText();
found.isHidden = !(await ana.locator(".dtable, .choice, [role=log]").count());
await shoot(ana, "hand-over");
await ana.getByRole("button", { name: /^I’m / }).click();
await asked(ana);
found.hotSeat = await ana
  .getByRole("list", { name: "Players" })
  .first()
  .getByRole("listitem")
  .locator("strong")
  .allInnerTexts();
await ana.getByRole("button", { name: "Log", exact: true }).click();
found.log = await ana.getByRole("log").innerText();
for (const one of [context, ...others]) await one.close();
console.log(JSON.stringify({ ...found, faults }));
