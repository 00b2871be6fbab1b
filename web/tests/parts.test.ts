import { expect, it } from "vitest";
import { clientOf } from "../src/games";
import { partOf } from "../src/table/boards";

it.each<[string[][], string]>([
  [[["type:colonist", "box:dock"], ["type:colonist", "space:specialists:1"], []], "Boxes"],
  [[["region:peru", "seat:1"], []], "Map"],
  [[["seat:1", "held:1:fur"]], "Seats"],
  [[[]], ""],
])("%j is decided at %s", (pointed, part) => {
  expect(partOf(pointed, clientOf("discovery"))).toBe(part);
});
