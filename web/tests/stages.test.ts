import { expect, test } from "vitest";
import { Stages } from "../src/net/stages";

/** Stages whose frames come when they are asked for; every batch has three steps. */
function made(isUnseen = false) {
  const frames: (() => void)[] = [];
  const done: string[] = [];
  const queue: string[] = [];
  const stages = new Stages(
    () => {
      const name = queue.splice(0).join("+");
      return [1, 2, 3].map((at) => () => void done.push(`${name}${at}`));
    },
    () => isUnseen,
    (step) => void frames.push(step),
  );
  const come = (name: string): void => {
    queue.push(name);
    stages.come();
  };
  const pass = (): void => frames.shift()?.();
  return { stages, come, pass, frames, done };
}

test("a frame has one step", () => {
  const { come, pass, done, frames } = made();
  come("a");
  expect(done).toEqual([]);
  pass();
  expect(done).toEqual(["a1"]);
  pass();
  pass();
  expect(done).toEqual(["a1", "a2", "a3"]);
  expect(frames).toEqual([]);
});

test("what comes meanwhile is done together, after what is under way", () => {
  const { come, pass, done } = made();
  come("a");
  pass();
  come("b");
  come("c");
  for (let at = 0; at < 5; at++) pass();
  expect(done).toEqual(["a1", "a2", "a3", "b+c1", "b+c2", "b+c3"]);
});

test("what follows comes with the last step, and not later for what comes after it", () => {
  const { stages, come, pass, done } = made();
  come("a");
  stages.then(() => done.push("answer"));
  pass();
  pass();
  come("b");
  pass();
  expect(done).toEqual(["a1", "a2", "a3", "answer"]);
});

test("what follows nothing comes at once", () => {
  const { stages, done } = made();
  stages.then(() => done.push("answer"));
  expect(done).toEqual(["answer"]);
});

test("a page that nobody sees has no frames: all is done at once", () => {
  const { stages, come, frames, done } = made(true);
  come("a");
  stages.then(() => done.push("answer"));
  expect(done).toEqual(["a1", "a2", "a3", "answer"]);
  expect(frames).toEqual([]);
});

test("what is left is not done, and what was to follow it is", () => {
  const { stages, come, pass, done } = made();
  come("a");
  pass();
  stages.then(() => done.push("answer"));
  stages.stop();
  pass();
  expect(done).toEqual(["a1", "answer"]);
});
