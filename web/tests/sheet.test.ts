import { expect, test } from "vitest";
import { sheetOf } from "../src/table/sheet";

test("a sheet has a row for each source and one for each of its parts", () => {
  const rows = sheetOf([
    [
      { source: "colonies", points: 6, args: { age: 1 } },
      { source: "colonies", points: 4, args: { age: 2 } },
      { source: "money", points: 3, args: {} },
    ],
    [{ source: "colonies", points: 2, args: { age: 2 } }],
  ]);
  expect(rows.map((row) => [row.source, row.args, row.points])).toEqual([
    ["colonies", null, [10, 2]],
    ["colonies", { age: 1 }, [6, 0]],
    ["colonies", { age: 2 }, [4, 2]],
    ["money", null, [3, 0]],
  ]);
});
