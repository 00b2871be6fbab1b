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
  const pass = async (): Promise<void> => {
    frames.shift()?.();
    await Promise.resolve();
  };
  return { stages, come, pass, frames, done };
}

test("a frame has one step", async () => {
  const { come, pass, done, frames } = made();
  come("a");
  expect(done).toEqual([]);
  await pass();
  expect(done).toEqual(["a1"]);
  await pass();
  await pass();
  expect(done).toEqual(["a1", "a2", "a3"]);
  expect(frames).toEqual([]);
});

test("what comes meanwhile is done together, after what is under way", async () => {
  const { come, pass, done } = made();
  come("a");
  await pass();
  come("b");
  come("c");
  for (let at = 0; at < 5; at++) await pass();
  expect(done).toEqual(["a1", "a2", "a3", "b+c1", "b+c2", "b+c3"]);
});

test("what follows comes with the last step, and not later for what comes after it", async () => {
  const { stages, come, pass, done } = made();
  come("a");
  stages.then(() => done.push("answer"));
  await pass();
  await pass();
  come("b");
  await pass();
  expect(done).toEqual(["a1", "a2", "a3", "answer"]);
});

test("what follows nothing comes at once", async () => {
  const { stages, done } = made();
  stages.then(() => done.push("answer"));
  expect(done).toEqual(["answer"]);
});

test("a page that nobody sees has no frames: all is done at once", async () => {
  const { stages, come, frames, done } = made(true);
  come("a");
  stages.then(() => done.push("answer"));
  expect(done).toEqual(["a1", "a2", "a3", "answer"]);
  expect(frames).toEqual([]);
});

test("what is left is not done, and what was to follow it is", async () => {
  const { stages, come, pass, done } = made();
  come("a");
  await pass();
  stages.then(() => done.push("answer"));
  stages.stop();
  await pass();
  expect(done).toEqual(["a1", "answer"]);
});
