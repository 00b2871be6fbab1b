// Places a card beside its subject: within the window, and over as few targets that can be chosen as possible.

/** A rectangle on the screen. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Area, "width" | "height">;

const GAP = 8; // pixels between the card and its subject, and between the card and the edge of the window

const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The part of the page that a subject lies in, and on which side of it a card stands. */
export type Frame = Area & { side: "left" | "above" | "below" };

/**
 * The place of a card: at its side of the frame, else to the left, to the right, above or below the subject itself,
 * wherever it covers least of the subject, then least of `lit`, the targets that can be chosen.
 */
export function beside(card: Size, subject: Area, frame: Frame, lit: readonly Area[], page: Size): Area {
  const [right, below] = [subject.x + subject.width + GAP, subject.y + subject.height + GAP];
  const sides = {
    left: [frame.x - card.width - GAP, subject.y],
    above: [subject.x, frame.y - card.height - GAP],
    below: [subject.x, frame.y + frame.height + GAP],
  };
  const places = [
    sides[frame.side],
    [subject.x - card.width - GAP, subject.y],
    [right, subject.y],
    [subject.x, subject.y - card.height - GAP],
    [subject.x, below],
  ].map(([x = 0, y = 0]): Area => {
    const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
    return {
      width: card.width,
      height: card.height,
      x: within(x, card.width, page.width),
      y: within(y, card.height, page.height),
    };
  });
  const covers = (place: Area): number[] => [
    overlap(place, subject),
    lit.reduce((sum, area) => sum + overlap(place, area), 0),
  ];
  return places.reduce((best, place) => {
    const [[hidden = 0, chosen = 0], [less = 0, fewer = 0]] = [covers(best), covers(place)];
    return less < hidden || (less === hidden && fewer < chosen) ? place : best;
  });
}

/** Whether a point lies in an area, or so near that it is on its way there. */
export const isNear = (area: Area, x: number, y: number): boolean =>
  x >= area.x - GAP - 1 &&
  x <= area.x + area.width + GAP + 1 &&
  y >= area.y - GAP - 1 &&
  y <= area.y + area.height + GAP + 1;
