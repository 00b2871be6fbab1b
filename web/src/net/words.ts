// Unguessable random strings. Pages over plain HTTP have no `crypto.randomUUID`.
const BYTES = 16;

/** 16 random bytes in hexadecimal. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
