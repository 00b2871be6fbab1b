// Short names for the types of messages between server and client, which are generated from the server's schema.
import type { components } from "./schema";

export type Shapes = components["schemas"];

/** The name of a game; a server may have games that this client has no folder for. */
export type Game = string;
/** A language that the server offers: each has a folder in src/carrack/locale. */
export type Lang = Shapes["NewName"]["lang"];
export type Value = Shapes["Option"]["default"];
export type Problem = Shapes["Problem"];
export type Choice = Shapes["Choice"];
export type UndoLimit = Shapes["UndoLimit"];
export type EventPage = Shapes["EventPage"];
export type Happening = Shapes["Happening"];
export type ChatLine = Shapes["ChatLine"];
export type SeatFacts = Shapes["SeatFacts"];
export type TableFacts = Shapes["TableFacts"];
export type TableView = Shapes["TableView"];
/** Automatic answers by kind of question, and planned moves. */
export type Standing = Shapes["Standing"];
export type View = Shapes["View"];
export type Option = Shapes["Option"];
export type GameInfo = Omit<Shapes["GameInfo"], "name"> & { name: Game };
export type LobbyTable = Shapes["LobbyTable"];
export type Clause = Shapes["Clause"];
export type Rulebook = Shapes["Rulebook"];
export type OwnTable = Shapes["OwnTable"];
export type Known = Shapes["Known"];
export type Invitation = Shapes["Invitation"];
export type NewSeat = Shapes["NewSeat"];
export type ChangedSeat = Shapes["ChangedSeat"];
export type Start = Shapes["Start"];
/** Whether other machines can connect to this server, and by which link. */
export type Reach = Shapes["Reach"];
export type NewTable = Omit<Shapes["NewTable"], "game"> & { game: Game };
export type ServerMessage = Shapes["FromServer"];
export type Done = Shapes["Done"];
export type Call = Exclude<Shapes["FromClient"], { type: "hello" | "ping" }>;
export type Decision = Shapes["Decision"];
export type Replayed = Shapes["Replayed"];
export type Moment = Shapes["Moment"];
export type Scores = Shapes["Scores"];
export type Revealed = Shapes["Revealed"];
export type Verified = Shapes["Verified"];
export type NewOrder = Shapes["NewOrder"];
export type Plan = Shapes["BidPlan"];
export type Order = Shapes["Order"];
export type NewFork = Shapes["NewFork"];
