// Work that waits for a frame, one piece a frame: what comes together is spread, so that no frame takes long.
type Piece = () => void;

let waiting: Piece[] = [];
let isDue = false;

/** Do a piece of work in a frame of its own, after all that wait already; what this returns leaves it undone. */
export function inTurn(piece: Piece): () => void {
  waiting.push(piece);
  ask();
  return () => (waiting = waiting.filter((other) => other !== piece));
}

function ask(): void {
  if (isDue || !waiting.length) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    const piece = waiting.shift();
    ask();
    piece?.();
  });
}
