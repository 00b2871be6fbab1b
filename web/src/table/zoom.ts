// The zoom of a table: 1 in a window of 1280 by 800, for which it is designed, more in larger windows, never less.
const SMALL = { width: 1280, height: 800 };
const LARGE = { width: 1536, height: 864 }; // large screens show more of the table besides
const STEP = 1.125; // from here on the large size counts

const fit = (width: number, height: number, size: { width: number; height: number }): number =>
  Math.min(width / size.width, height / size.height);

/** The zoom of a table in a window of this size. */
export function zoomOf(width: number, height: number): number {
  const small = fit(width, height, SMALL);
  if (small <= STEP) return Math.max(1, small);
  return Math.max(STEP, fit(width, height, LARGE));
}
