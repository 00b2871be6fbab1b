import { expect, it } from "vitest";
import { beside, isNear } from "../src/table/beside";

const page = { width: 1280, height: 800 };
const card = { width: 300, height: 120 };
const boxes = { x: 850, y: 60, width: 424, height: 612, side: "left" } as const;
const space = { x: 1000, y: 150, width: 30, height: 30 };

it("a card stands to the left of the part that its subject lies in", () => {
  expect(beside(card, space, boxes, [], page)).toEqual({ x: 542, y: 150, ...card });
});

it("a card of a part at the lower edge stands above it", () => {
  const seats = { x: 6, y: 680, width: 1268, height: 114, side: "above" } as const;
  expect(beside(card, { x: 20, y: 720, width: 40, height: 28 }, seats, [], page)).toEqual({ x: 20, y: 552, ...card });
});

it("a card of the bar stands below it, not over the question", () => {
  const bar = { x: 0, y: 0, width: 1280, height: 56, side: "below" } as const;
  expect(beside(card, { x: 50, y: 14, width: 28, height: 28 }, bar, [], page)).toEqual({ x: 50, y: 64, ...card });
});

it("a card is never over what can be chosen if another place is free", () => {
  const region = { x: 500, y: 100, width: 180, height: 300 };
  expect(beside(card, space, boxes, [region], page)).toEqual({ x: 692, y: 150, ...card });
  // Left of the boxes and left of the space are taken: it stands above the space.
  const wide = { ...region, width: 300 };
  expect(beside(card, space, boxes, [wide], page)).toEqual({ x: 972, y: 22, ...card });
});

it("a card stays within the window", () => {
  const low = { x: 4, y: 780, width: 60, height: 16 };
  const phone = { width: 390, height: 844 };
  for (const subject of [low, { ...low, x: 330 }, { ...low, y: 2 }]) {
    const { x, y } = beside(card, subject, { ...subject, side: "left" }, [], phone);
    expect([x >= 8, y >= 8, x + card.width <= 382, y + card.height <= 836]).toEqual([true, true, true, true]);
  }
});

it("a pointer on its way to a card is near it", () => {
  const area = { x: 100, y: 100, width: 50, height: 50 };
  expect([isNear(area, 158, 120), isNear(area, 120, 120), isNear(area, 170, 120)]).toEqual([true, true, false]);
});
