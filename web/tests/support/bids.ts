// An auction of `empire`: seats 0 and 1 share 5, seat 2 stands at 3, seat 3 has withdrawn from 4.
export const BIDS = { bidders: 0b0111, bids: [5, 5, 3, 4] };

/** Who leads, and the ranges of bids that would win for each seat. */
export const CHANCES: { leader: number; wins: [number, number][][] } = {
  leader: 2,
  wins: [
    [[6, 9]],
    [[6, 9]],
    [
      [3, 4],
      [6, 9],
    ],
    [],
  ],
};
