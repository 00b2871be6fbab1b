// Playing with friends: `node friends.mjs URL [FOLDER]`. Ana gathers a table from the start page and changes its seats
// while Bea and Cid look, hands the table over by leaving, comes back, proposes to end the game, and is asked to play
// again. Prints its results as JSON.
import { launch, watched } from "./browser.mjs";
import { inspected } from "./inspecting.mjs";

const [url, folder] = process.argv.slice(2);
const PHONE = { width: 390, height: 844 };
const faults = [];
const found = {};
const contexts = await Promise.all(
  [{}, { viewport: PHONE }, {}].map((one) => launch({ reducedMotion: "reduce", ...one })),
);
const [ana, bea, cid] = await Promise.all(contexts.map((one) => watched(one, faults)));
for (const page of [ana, bea, cid]) page.setDefaultTimeout(20_000);

/** Check a page on desktop and phone, light and dark: no accessibility problems, no sideways scrolling. */
async function inspect(page, name) {
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: PHONE })) {
    await page.setViewportSize(viewport);
    faults.push(...(await inspected(page, `${name}-${size}`, folder)));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(before);
}

const rows = (page) => page.getByRole("list", { name: "Seats" }).getByRole("listitem");
const kind = (page, seat) => page.getByRole("combobox", { name: `Seat ${seat}` });
/** Choose from the menu of a seat. */
const pick = async (page, seat, action) => {
  await page.getByRole("button", { name: `Change seat ${seat}` }).click();
  await page.getByRole("button", { name: action, exact: true }).click();
};
const begin = (page) => page.getByRole("button", { name: /^Start / });

// The start page offers the game and the seats.
await ana.goto(url);
await ana.getByRole("button", { name: "Play with friends" }).click();
await ana.getByRole("combobox", { name: "Game" }).selectOption("empire");
await ana.getByLabel("Seats, including yours").selectOption("3");
await inspect(ana, "start");
await ana.getByRole("button", { name: "Create table" }).click();
const link = await ana.getByLabel("Link to this table").inputValue();
found.first = await rows(ana).count();
found.title = await ana.locator("h1").innerText();

// A guest takes a seat, and everybody sees it.
await bea.goto(link);
await cid.goto(link);
await bea.getByLabel("Enter your name").fill("Bea");
await rows(bea).nth(1).getByRole("button", { name: "Take this seat" }).click();
await rows(ana).nth(1).getByText("Bea", { exact: true }).waitFor();
found.mayGuestChange = (await bea.getByRole("combobox").count()) > 0;

// The host adds a seat, changes kinds, and removes one; the others see it at once.
await ana.getByRole("button", { name: "Add a seat" }).click();
await kind(ana, 4).waitFor();
await kind(ana, 4).selectOption("bot 1");
await rows(cid).nth(3).getByText("bot, level 1").waitFor();
await kind(ana, 3).selectOption("mine");
await ana.getByLabel("Name at seat 3").fill("Dora");
await ana.getByLabel("Name at seat 3").blur();
await rows(bea).nth(2).getByText("Dora", { exact: true }).waitFor();
await inspect(ana, "waiting-host");
await inspect(bea, "waiting-guest");
await pick(ana, 3, "Remove seat 3");
for (const page of [ana, bea, cid]) await rows(page).nth(3).waitFor({ state: "detached" });
await rows(bea).nth(2).getByText("bot, level 1").waitFor();
found.seats = [await rows(ana).count(), await rows(bea).count(), await rows(cid).count()];

// A removed player is notified without a reload, and can take a seat again.
await pick(ana, 2, "Remove from table");
await ana.getByRole("dialog").getByRole("button", { name: "Remove from table" }).click();
found.removed = await bea.getByRole("alert").innerText();
await inspect(bea, "waiting-removed");
await ana.getByRole("button", { name: "Add a seat" }).click();
await rows(bea).nth(3).getByRole("button", { name: "Take this seat" }).click();
await bea.getByRole("button", { name: "Leave table" }).waitFor();
found.isToldStill = (await bea.getByRole("alert").count()) > 0;

// Seats get other numbers while a player is disconnected: the returning player has the same seat.
await bea.goto("about:blank");
await rows(ana).nth(3).getByText("offline").waitFor();
await pick(ana, 2, "Remove seat 2");
await bea.goBack();
found.own = await rows(bea).nth(2).innerText();
await ana.getByRole("button", { name: "Add a seat" }).click();
await rows(bea).nth(3).waitFor();

// The new host sees the start buttons at once.
found.mayBegin = await begin(bea).count();
await ana.getByRole("button", { name: "Leave table" }).click();
await begin(bea).waitFor();
found.isHostNow = await bea.getByRole("button", { name: "Add a seat" }).isVisible();
// Ana's page goes to the start page when the server has answered, which may be after Bea was notified.
await ana.getByRole("button", { name: "Play with friends" }).waitFor();
await ana.goto(link);
await rows(ana).nth(0).getByRole("button", { name: "Take this seat" }).click();
await rows(bea).nth(0).getByText("Navigator", { exact: true }).waitFor();

// The game starts without the empty seat, which is removed.
found.begins = [await begin(bea).innerText()];
await bea.getByLabel("When the game starts, empty seats become").selectOption("remove");
found.begins.push(await begin(bea).innerText());
await begin(bea).click();
for (const page of [ana, bea, cid]) await page.locator(".play").waitFor();
await ana.locator(".others .player").first().waitFor();
found.players = 1 + (await ana.locator(".others .player").count());

// Everybody sees a proposal to end the game, and when it lapses; a refusal ends it.
const propose = async (page) => {
  await page.locator("summary", { hasText: "☰" }).click();
  await page.getByRole("button", { name: "End the game by agreement" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the game by agreement" }).click();
};
const proposal = (page) => page.locator(".proposal");
await propose(ana);
found.proposal = await Promise.all([ana, bea, cid].map((page) => proposal(page).locator("p").innerText()));
await inspect(bea, "proposal");
await proposal(bea).getByRole("button", { name: "Refuse" }).click();
found.refused = await Promise.all(
  [ana, bea, cid].map(async (page) => {
    await proposal(page).getByText("The game continues").waitFor();
    return await proposal(page).getByRole("button").allInnerTexts();
  }),
);
await propose(ana);
await bea.reload();
await proposal(bea).getByRole("button", { name: "Agree" }).click();
for (const page of [ana, bea, cid]) await page.getByText("The game was ended by agreement.").waitFor();

// A rematch invites the others, and seats only those who accept.
await bea.getByRole("button", { name: "Play again" }).click();
await begin(bea).waitFor();
found.asked = await rows(bea).allInnerTexts();
found.asking = await bea.locator(".acts [role=status]").innerText();
await inspect(bea, "rematch-host");
found.invitation = await ana.locator(".asked p").innerText();
await inspect(ana, "rematch-asked");
found.isCidAsked = (await cid.locator(".asked").count()) > 0;
found.isWaiting = await begin(bea).innerText();
await ana.getByRole("button", { name: "Join the next game" }).click();
await rows(bea).nth(0).getByText("online").waitFor();
await bea.getByRole("button", { name: "Start game", exact: true }).click();
await Promise.any([ana, bea].map((page) => page.locator(".decide, .claim.lit").first().waitFor()));
for (const one of contexts) await one.close();
console.log(JSON.stringify({ ...found, faults }));
