import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sha256 } from "../src/table/sha256";
import { commitmentOf, shuffleKey, orderOf, prove, toHex } from "../src/table/shuffles";

type Shuffle = { object: string; k: number; catalogue: string[]; order: string[] };
type Vector = { game: string; secret: string; nonces: string[]; commitment: string; key: string; shuffles: Shuffle[] };
const file = new URL("../../tests/golden/shuffles.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf-8")) as { vectors: Vector[] };

/** The reveal that a server sends at the end of a game with this deal. */
function revealed({ secret, nonces, commitment, shuffles }: Vector) {
  const catalogues = [...new Map(shuffles.map((one) => [one.object, one.catalogue]))].map(([object, tokens]) => ({
    object,
    tokens,
  }));
  return {
    commitment,
    catalogues,
    reveal: { secret, nonces, shuffles: shuffles.map(({ object, k, order }) => ({ object, k, order })) },
  };
}

test.each(vectors.map((vector, at) => [at, vector] as const))(
  "commitment, key and orders of vector %i",
  (_, vector) => {
    expect(commitmentOf(vector.secret)).toBe(vector.commitment);
    const key = shuffleKey(vector.secret, vector.nonces);
    expect(toHex(key)).toBe(vector.key);
    for (const { object, k, catalogue, order } of vector.shuffles) {
      expect(orderOf(key, object, k, catalogue)).toEqual(order);
    }
  },
);

test("a true deal is proved, and two exchanged tokens are found", () => {
  const [vector] = vectors;
  if (!vector) throw new Error("no vectors");
  const told = revealed(vector);
  expect(prove(told, vector.commitment).isTrue).toBe(true);
  const first = told.reveal.shuffles[0];
  if (!first) throw new Error("no shuffles");
  first.order = [first.order[1] ?? "", first.order[0] ?? "", ...first.order.slice(2)];
  const proof = prove(told, vector.commitment);
  expect(proof.isTrue).toBe(false);
  expect(proof.findings.filter((one) => !one.isTrue)).toEqual([{ object: first.object, k: first.k, isTrue: false }]);
});

test("another secret than the one that was promised is found", () => {
  const [vector] = vectors;
  if (!vector) throw new Error("no vectors");
  const proof = prove(revealed(vector), "0".repeat(64));
  expect([proof.isCommitted, proof.isTrue]).toEqual([false, false]);
});

test("SHA-256 of texts of all lengths around its blocks is the machine's own", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
