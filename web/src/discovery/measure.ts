// The width of a region's name as the map writes it.
const FONT = '"EB Garamond", Garamond, Georgia, serif';
const SPACING = 0.01; // between letters, of their height
const GUESS = 0.5; // width of a letter where nothing can be measured

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a name in pixels at a size in pixels. */
export function nameWidth(name: string, size: number): number {
  if (pen === undefined)
    pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return name.length * size * GUESS;
  pen.font = `700 ${size}px ${FONT}`;
  return pen.measureText(name).width + name.length * size * SPACING;
}
