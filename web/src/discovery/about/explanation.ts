// What a popover says of a thing on the board, in three parts: what it is, what it does now for the reader, and the
// clause.
import type { Figures, OwnFigures, View, Words } from "../view";

export interface Explanation {
  title: string;
  symbol?: string; // of the art
  emblem?: string; // whose colour the symbol has
  value?: string; // beside the title
  what: string; // what it is
  rows?: { name: string; value: string }[];
  chances?: Chances | null;
  now: string; // what it does now for the reader; empty if there is nothing to say
  clause: string;
}

/** By strength, how likely an expedition is to succeed, in percent. */
export type Chances = { strength: number; percent: number }[];

/** What explanations are made from. Who only watches has neither a seat nor figures of their own. */
export interface Known {
  view: View;
  figures: Figures;
  own: OwnFigures | null;
  seat: number | null;
  names: readonly string[];
  words: Words;
  notesOf?: (seat: number) => readonly string[]; // whether a player is a bot, connected, due
}

/** Sentences that follow each other; empty ones are left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
