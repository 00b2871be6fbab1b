import { beforeEach, expect, test, vi } from "vitest";
import { afterNextFrame, inNextFrame, inOwnFrame } from "../src/frames";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

function pass(): void {
  for (const frame of frames.splice(0)) frame();
}

test("a frame has one piece, in the order they came", () => {
  const done: string[] = [];
  inOwnFrame(() => void done.push("a"));
  inOwnFrame(() => void done.push("b"));
  expect(done).toEqual([]);
  pass();
  expect(done).toEqual(["a"]);
  inOwnFrame(() => void done.push("c"));
  pass();
  pass();
  expect(done).toEqual(["a", "b", "c"]);
  expect(frames).toEqual([]);
});

test("what a piece asks for comes after what waits", () => {
  const done: string[] = [];
  inOwnFrame(() => {
    done.push("a");
    inOwnFrame(() => void done.push("c"));
  });
  inOwnFrame(() => void done.push("b"));
  for (let frame = 0; frame < 3; frame++) pass();
  expect(done).toEqual(["a", "b", "c"]);
});

test("what is left is not done, and takes no frame", () => {
  const done: string[] = [];
  const leave = inOwnFrame(() => void done.push("a"));
  inOwnFrame(() => void done.push("b"));
  leave();
  pass();
  expect(done).toEqual(["b"]);
});

test("a piece that fails stops none behind it", () => {
  const done: string[] = [];
  inOwnFrame(() => {
    throw new Error("a");
  });
  inOwnFrame(() => void done.push("b"));
  expect(pass).toThrow("a");
  pass();
  expect(done).toEqual(["b"]);
});

test("what the reader waits for comes in the next frame, before all that waits", () => {
  const done: string[] = [];
  for (const piece of ["a", "b"]) inOwnFrame(() => void done.push(piece));
  inNextFrame(() => void done.push("update"));
  pass();
  expect(done).toEqual(["update"]);
  pass();
  pass();
  expect(done).toEqual(["update", "a", "b"]);
});

test("what the reader no longer waits for is dropped", () => {
  const done: string[] = [];
  const cancel = inNextFrame(() => void done.push("old"));
  inNextFrame(() => void done.push("new"));
  cancel();
  for (let frame = 0; frame < 2; frame++) pass();
  expect(done).toEqual(["new"]);
});

test("what an input does not wait for comes after the next frame, unless it is cancelled", () => {
  const done: string[] = [];
  afterNextFrame(() => void done.push("a"));
  const cancel = afterNextFrame(() => void done.push("b"));
  pass();
  expect(done).toEqual([]);
  cancel();
  for (let frame = 0; frame < 3; frame++) pass();
  expect(done).toEqual(["a"]);
});
