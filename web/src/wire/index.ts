// The names by which the client knows what crosses the wire.
import type { Args } from "../words/catalogue";

export type Value = boolean | number | string;
export type Problem = { type: string; title: string; status: number; detail: string; code: string; clause?: string; remedy?: string; field?: string; number?: number | null; takebacks?: number | null; revision?: number | null; table?: string };
export type Refusal = { code: string; args: Args; clause: string; remedy: string; step: number; game: string };
export type Choice = { move: number; notation: string; kind: string; targets: string[]; amount: [number, number] | null; refusal: Refusal | null; args: Args; game: string };
export type UndoLimit = { number: number; code: string; seat: number | null; game: string };
export type Spelt = { kind: string; args: Args };
export type Happening = { serial: number; number: number; kind: string; args: Args; audience: number[] | null; tells: boolean; game: string; move: Spelt | null };
export type Said = { number: number; name: string; text: string; made: number };
export type SeatFacts = { kind: "mine" | "open" | "invited" | "bot" | "human"; name: string; is_host: boolean; level?: number | string | null; is_taken?: boolean; is_away?: boolean; has_resigned?: boolean };
export type TableFacts = { game: string; options: Record<string, Value>; rules_version: number; is_public: boolean; life: "gathering" | "playing" | "over" | "void" | "closed"; commitment: string; rematch: string; seats: SeatFacts[]; awaited?: number[]; agreed?: number[]; has_take_backs?: boolean; scores?: number[]; winners?: number[] };
export type Picture = { id: string; seat: number | null; update: number; revision: number; serial: number; sections: Record<string, unknown>; yours: number[]; is_host: boolean };
export type Numbers = { number: number; takebacks: number; revision: number };
export type Option = { key: string; kind: "bool" | "choice" | "int"; choices: Value[]; default: Value; needs: string[]; excludes: string[]; text: string };
export type GameInfo = { name: string; players: [number, number]; options: Option[]; levels: number[] };
export type Listed = { id: string; life: string; game: string; changed: number };
export type Clause = { id: string; title: string; text: string; edition: string; kind: string; option: string };
export type Difference = { id: string; title: string; columns: string[][] };
export type Rulebook = { clauses: Clause[]; editions: string[]; differences: Difference[] };
export type Welcome = { id: string; name: string; lang: string; token: string };
export type Invitation = { seat: number; code: string };
export type NewSeat = { kind: "mine" | "open" | "invited" | "bot"; level?: number };
export type NewTable = { game: string; seats: NewSeat[]; options?: Record<string, Value>; is_public?: boolean };

type Node = { number: number; takebacks: number; revision?: number | null; key: string };
export type Call =
  | (Node & { type: "move"; move: number | string })
  | (Node & { type: "retract" })
  | (Node & { type: "undo" })
  | (Node & { type: "take-back"; knowing?: boolean })
  | { type: "say"; text: string; key: string };
export type Answer = Numbers | { number: number };
export type Told =
  | { type: "fresh"; picture: Picture }
  | { type: "change"; update: number; revision: number; serial: number; events: Happening[]; sections: Record<string, unknown> }
  | { type: "said"; line: Said }
  | { type: "presence"; seats: number[]; watching: number }
  | { type: "done"; key: string; answer: Answer }
  | { type: "problem"; problem: Problem; key?: string }
  | { type: "pong" };
