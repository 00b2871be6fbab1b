// The messages of the live connection.
import type { Done, Problem } from "../wire";

export type { Call, ServerMessage } from "../wire";
export type Answer = { ok: true; answer: Done["answer"] } | { ok: false; problem: Problem };
