// Verifies the shuffles of a game in the browser: docs/reference/record.md, last chapter.
import type { Revealed } from "../wire";
import { sha256 } from "./sha256";

export type Finding = { object: string; k: number; isTrue: boolean };
export type Proof = { isCommitted: boolean; findings: Finding[]; isTrue: boolean };

const WORD = 2 ** 32;
const PROMISE = "carrack commitment ";

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** The commitment of a secret, published before the deal. */
export function commitmentOf(secret: string): string {
  return toHex(sha256(joined(new TextEncoder().encode(PROMISE), fromHex(secret))));
}

/** The key from which every shuffle is derived. */
export function shuffleKey(secret: string, nonces: readonly string[]): Uint8Array {
  return sha256(joined(fromHex(secret), ...nonces.map(fromHex)));
}

/** The stream of random 32-bit words for a shuffle. */
function* words(key: Uint8Array, object: string, k: number): Generator<number, never> {
  const name = new TextEncoder().encode(object);
  for (let block = 0; ; block++) {
    const bytes = sha256(joined(key, Uint8Array.of(name.length), name, fourBytes(k), fourBytes(block)));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** The order of the k-th shuffle of something. */
export function orderOf(key: Uint8Array, object: string, k: number, catalogue: readonly string[]): string[] {
  const drawn = words(key, object, k);
  const order = [...catalogue];
  for (let i = order.length - 1; i > 0; i--) {
    const limit = WORD - (WORD % (i + 1));
    let word: number;
    do word = drawn.next().value;
    while (word >= limit);
    const j = word % (i + 1);
    [order[i], order[j]] = [order[j] ?? "", order[i] ?? ""];
  }
  return order;
}

/** Recompute every shuffle and compare. `promised` is the commitment shown when the table was created. */
export function prove(revealed: Revealed, promised: string): Proof {
  const { secret, nonces, shuffles } = revealed.reveal;
  const key = shuffleKey(secret, nonces);
  const catalogues = new Map(revealed.catalogues.map((one) => [one.object, one.tokens]));
  const findings: Finding[] = [];
  for (const { object, k, order } of shuffles) {
    const own = orderOf(key, object, k, catalogues.get(object) ?? []);
    findings.push({ object, k, isTrue: own.length > 0 && own.join("\n") === order.join("\n") });
  }
  const isCommitted = commitmentOf(secret) === promised;
  return { isCommitted, findings, isTrue: isCommitted && findings.every((one) => one.isTrue) };
}
