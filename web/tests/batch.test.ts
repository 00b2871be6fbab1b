import { expect, test } from "vitest";
import { FrameBatch } from "../src/net/batch";

/** A batch whose frames the test triggers. */
function made(isHidden = false) {
  const frames: (() => void)[] = [];
  const done: string[] = [];
  const queue: string[] = [];
  const batch = new FrameBatch(
    () => void done.push(queue.splice(0).join("+")),
    () => isHidden,
    (step) => void frames.push(step),
  );
  const add = (name: string): void => {
    queue.push(name);
    batch.add();
  };
  return { batch, add, pass: () => frames.shift()?.(), frames, done };
}

test("one frame applies every update that has arrived", () => {
  const { add, pass, done, frames } = made();
  add("a");
  add("b");
  expect(done).toEqual([]);
  pass();
  expect(done).toEqual(["a+b"]);
  expect(frames).toEqual([]);
  add("c");
  pass();
  expect(done).toEqual(["a+b", "c"]);
});

test("a callback follows the updates that are pending", () => {
  const { batch, add, pass, done } = made();
  add("a");
  batch.then(() => done.push("answer"));
  expect(done).toEqual([]);
  pass();
  expect(done).toEqual(["a", "answer"]);
  batch.then(() => done.push("next"));
  expect(done).toEqual(["a", "answer", "next"]);
});

test("a hidden page has no frames: updates are applied at once", () => {
  const { batch, add, frames, done } = made(true);
  add("a");
  batch.then(() => done.push("answer"));
  expect(done).toEqual(["a", "answer"]);
  expect(frames).toEqual([]);
});

test("updates that are held wait for their release, and so do callbacks", () => {
  const { batch, add, pass, done } = made();
  batch.hold();
  add("a");
  batch.then(() => done.push("answer"));
  pass();
  expect(done).toEqual([]);
  batch.release();
  expect(done).toEqual(["a", "answer"]);
  batch.release();
  expect(done).toEqual(["a", "answer"]);
});

test("updates that are dropped are not applied, and their callbacks run", () => {
  const { batch, add, pass, done } = made();
  add("a");
  batch.then(() => done.push("answer"));
  batch.stop();
  pass();
  expect(done).toEqual(["answer"]);
});
