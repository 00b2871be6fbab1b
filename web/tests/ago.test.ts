import { expect, it } from "vitest";
import { ago } from "../src/pages/ago";

it.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [3 * 3600 + 5, "3 hours ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [-5, "now"],
])("%i seconds are %s", (passed, words) => expect(ago(1000, 1000 + passed, "en")).toBe(words));

it("speaks other languages", () => {
  expect(ago(0, 7200, "fr")).toBe("il y a 2 heures");
  expect(ago(0, 7200, "it")).toBe("2 ore fa");
});
