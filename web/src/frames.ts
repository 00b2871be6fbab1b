// Spreads work over animation frames, one task per frame, so that no frame takes long.
type Task = () => void;

let queue: Task[] = [];
let isScheduled = false;

/** Run a task in a frame of its own, after all queued tasks. Returns a function that removes it from the queue. */
export function inOwnFrame(task: Task): () => void {
  queue.push(task);
  schedule();
  return () => (queue = queue.filter((other) => other !== task));
}

/** Run a task in the next frame, before all queued tasks: the reader waits for it. */
export function inNextFrame(task: Task): void {
  queue.unshift(task);
  schedule();
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
