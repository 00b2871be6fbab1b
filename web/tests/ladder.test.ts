import { expect, it } from "vitest";
import { firstRaise, highestBid, rivalsAt, scaleEnd, standOf, ticksOf } from "../src/empire/ladder";
import type { EmpireFigures, EmpireView } from "../src/empire/view";
import { zoomOf } from "../src/table/zoom";
import { BIDS, CHANCES } from "./support/bids";

const view = { players: 4, ...BIDS } as unknown as EmpireView;
const figures = CHANCES as unknown as EmpireFigures;

it("tells how each bid stands: what would win comes from the engine", () => {
  expect([0, 1, 2, 3].map((seat) => standOf(view, figures, seat))).toEqual(["tied", "tied", "wins", "out"]);
  expect(standOf(view, figures, 2, 5)).toBe("tied");
  expect(standOf(view, figures, 2, 6)).toBe("wins");
  expect(standOf(view, null, 2)).toBe("lower");
  expect(standOf({ ...view, bids: [0, 5, 5, 4] }, { ...figures, wins: [[], [], [], []] }, 0)).toBe("zero");
});

it("names those who have bid the same and are still in", () => {
  expect(rivalsAt(view, 5, 0)).toEqual([1]);
  expect(rivalsAt(view, 5, 2)).toEqual([0, 1]);
  expect(rivalsAt(view, 4, 0)).toEqual([]);
  expect(highestBid(view)).toBe(5);
});

it("proposes the lowest raise that would win, or the lowest that is legal", () => {
  expect(firstRaise(figures, 2, 4, 9)).toBe(4);
  expect(firstRaise(figures, 2, 5, 9)).toBe(6);
  expect(firstRaise(figures, 0, 6, 9)).toBe(6);
  expect(firstRaise(figures, 2, 5, 5)).toBe(5);
});

it("ends the scale at 15, and beyond the bids from 13 on", () => {
  expect([0, 12, 13, 15, 20, 26].map(scaleEnd)).toEqual([15, 15, 20, 25, 30, 35]);
  expect(ticksOf(15)).toEqual([0, 3, 6, 9, 12, 15]);
  expect(ticksOf(20)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf(60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
});

it("draws the table larger in larger windows, never smaller", () => {
  expect(zoomOf(1280, 800)).toBe(1);
  expect(zoomOf(1366, 657)).toBe(1);
  expect(zoomOf(1440, 900)).toBe(1.125);
  expect(zoomOf(1920, 1080)).toBe(1.25);
  expect(zoomOf(2560, 1440)).toBeCloseTo(1.667, 3);
  expect(zoomOf(1600, 900)).toBe(1.125);
});
