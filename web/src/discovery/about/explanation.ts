// Types of explanations: the text of a popover about a thing on the board, in three parts: a description, its effect
// now for the reader, and the clause.
import type { DiscoveryFigures, DiscoveryOwnFigures, DiscoveryView, Words } from "../view";

export interface Explanation {
  title: string;
  symbol?: string; // of the art
  emblem?: string; // gives the symbol its colour
  value?: string; // beside the title
  what: string; // a description
  rows?: { name: string; value: string }[];
  chances?: Chances | null;
  now: string; // its effect now for the reader; empty if it has none
  clause: string;
}

/** By strength, an expedition's chance of success in percent. */
export type Chances = { strength: number; percent: number }[];

/** The data that explanations are made from. Spectators have neither seat nor own figures. */
export interface ExplanationData {
  view: DiscoveryView;
  figures: DiscoveryFigures;
  own: DiscoveryOwnFigures | null;
  seat: number | null;
  names: readonly string[];
  words: Words;
  notesOf?: (seat: number) => readonly string[]; // whether a player is a bot, connected, due
}

/** Sentences that follow each other; empty ones are left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
