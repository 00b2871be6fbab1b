// What crosses the live connection.
import type { Answer as Done, Problem } from "../wire";

export type { Call, Told } from "../wire";
export type Answer = { ok: true; answer: Done } | { ok: false; problem: Problem };
