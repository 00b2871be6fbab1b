// Spreads work over animation frames, one task per frame, so that no frame takes long.
type Task = () => void;

let queue: Task[] = [];
let isScheduled = false;

/** Run a task in a frame of its own, after all queued tasks. Returns a function that removes it from the queue. */
export function inOwnFrame(task: Task): () => void {
  queue.push(task);
  schedule();
  return () => drop(task);
}

/**
 * Run a task in a frame of its own after the next frame: an input that has just come is answered without it. Returns a
 * function that cancels it.
 */
export function afterNextFrame(task: Task): () => void {
  const frame = requestAnimationFrame(() => (cancel = inOwnFrame(task)));
  let cancel = (): void => cancelAnimationFrame(frame);
  return () => cancel();
}

/**
 * Run a task in the next frame, before all queued tasks: the reader waits for it. Returns a function that removes it
 * from the queue.
 */
export function inNextFrame(task: Task): () => void {
  queue.unshift(task);
  schedule();
  return () => drop(task);
}

function drop(task: Task): void {
  queue = queue.filter((other) => other !== task);
}

function schedule(): void {
  if (isScheduled || !queue.length) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    const task = queue.shift();
    schedule();
    task?.();
  });
}
