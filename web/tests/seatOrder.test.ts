import { expect, it } from "vitest";
import { shuffled } from "../src/table/seatOrder";

it("keeps everybody, and has every order as a result", () => {
  const seats = ["Ana", "Bea", "Cid"];
  const orders = new Set<string>();
  for (let first = 0; first < 3; first++)
    for (let second = 0; second < 2; second++) {
      const chances = [first / 3, second / 2];
      const mixed = shuffled(seats, () => chances.shift() ?? 0);
      expect([...mixed].sort()).toEqual(seats);
      orders.add(mixed.join());
    }
  expect(orders.size).toBe(6);
  expect(seats).toEqual(["Ana", "Bea", "Cid"]);
});
