// The clock of open auctions and offers: the tables that have one, and its length by default.
import { clientOf } from "../games";
import type { Game, NewSeat, Option } from "../wire";
import { valueOf, type Chosen } from "./settings";

/** The lengths that a player can choose, in seconds; 0 is no clock. */
export const SECONDS: readonly number[] = [0, 10, 20, 30, 60];
const USUAL = 20;

/** Whether a clock can run at a table with the chosen options. */
export const hasClock = (game: Game, options: readonly Option[], chosen: Chosen): boolean =>
  clientOf(game).hasClock?.(Object.fromEntries(options.map((option) => [option.key, valueOf(option, chosen)]))) ??
  false;

/**
 * The length by default. People who wait for each other at several screens get a clock; bots, and people at one screen,
 * need none.
 */
export const usualSeconds = (seats: readonly NewSeat[]): number =>
  seats.some(({ kind }) => kind === "open" || kind === "invited") ? USUAL : 0;
