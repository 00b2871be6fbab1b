import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import facts from "../src/discovery/facts.json";
import { targets, dragPaths } from "../src/discovery/targets";
import type { BoardChoice } from "../src/discovery/view";

const folder = new URL("../fixtures/", import.meta.url);
const menus = readdirSync(folder).flatMap((file) => {
  const { seat, sections } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  if (sections.table.game !== "discovery") return [];
  return { file, seat: seat as number | null, menu: (sections.menu ?? []) as BoardChoice[] };
});

describe("where choices point", () => {
  it.each<[string, BoardChoice["args"], string[]]>([
    ["place", { type: "colonist", place: "dock" }, ["type:colonist", "box:dock"]],
    ["place", { type: "soldier", place: "training" }, ["type:soldier", "space:specialists:6"]],
    ["front", { space: "goods-2" }, ["owned:university", "space:goods:2"]],
    ["front", { space: "dock-x" }, ["owned:university", "space:dock-x"]],
    ["front", { space: "order" }, ["owned:university"]],
    ["scout", { target: "peru" }, ["scout", "region:peru"]],
    ["explore", { target: "peru" }, ["region:peru"]],
    ["explore", { target: "early-deck" }, ["deck", "power"]],
    ["use", {}, ["power", "box:shipping"]],
    ["nation", { nation: "france" }, ["nation:france"]],
    ["take", { good: "tobacco" }, ["good:tobacco"]],
    ["sell", { good: "sugar" }, ["held:1:sugar"]],
    ["smuggle", { seat_rival: 2, good: "fur" }, ["seat:2", "held:2:fur"]],
    ["buy", { building: "cathedral" }, ["building:cathedral"]],
    ["benefit", { benefit: "cartography" }, ["owned:new-world-cartography"]],
    ["sugar", {}, ["owned:rum-distillery"]],
    ["migrate", { region_from: "peru", region_to: "brazil" }, ["region:peru", "region:brazil"]],
    ["battle", { region: "florida", seat_rival: 0 }, ["region:florida", "seat:0", "row:florida:0"]],
    ["blight", { region: "new-spain", seat_rival: 1 }, ["region:new-spain", "seat:1", "row:new-spain:1"]],
    ["war", { seat_rival: 2 }, ["seat:2"]],
    ["kill", { victim: "militia" }, ["figure:militia"]],
    ["lose", { type: "soldier" }, ["figure:soldier"]],
    ["migrant", { type: "colonist" }, ["figure:colonist"]],
    ["cull", { amount: 2 }, ["figure:colonist"]],
    ["oust", { specialty: "captain" }, ["space:specialists:1"]],
    ["train", { type: "captain" }, ["type:captain", "space:specialists:1"]],
    ["pass", {}, []],
  ])("%s %o", (kind, args, found) => {
    expect(targets({ kind, args }, 1)).toEqual(found);
  });

  it.each(menus)("$file points at what is there", ({ menu, seat }) => {
    const regions = new Set(facts.regions.map((region) => `region:${region}`));
    for (const choice of menu) {
      for (const target of targets(choice, seat)) {
        expect(target).toMatch(
          /^(box|space|region|good|building|owned|held|seat|type|deck|order|figure|row|scout)(:[\w-]+)*$/,
        );
        if (target.startsWith("region:")) expect(regions).toContain(target);
      }
    }
  });

  it.each<[string, BoardChoice["args"], string, string]>([
    ["place", { type: "soldier", place: "training" }, "type:soldier", "space:specialists:6"],
    ["send", { region: "peru" }, "box:dock", "region:peru"],
    ["explore", { target: "early-deck" }, "box:discovery", "deck"],
    ["take", { good: "tobacco" }, "good:tobacco", "seat:1"],
    ["smuggle", { seat_rival: 2, good: "fur" }, "held:2:fur", "seat:1"],
    ["buy", { building: "cathedral" }, "building:cathedral", "seat:1"],
  ])("%s %o is dragged", (kind, args, from, to) => {
    expect(dragPaths({ kind, args }, 1)).toMatchObject([{ from, to }]);
  });

  it.each([
    ["stable", "mover:peru:1:soldier"],
    ["migrate", "row:peru:1"],
  ])("%s is dragged from the region, or from who moves", (kind, worker) => {
    const paths = dragPaths({ kind, args: { region_from: "peru", region_to: "brazil" } }, 1);
    expect(paths.map(({ from, to }) => [from, to])).toEqual([
      ["region:peru", "region:brazil"],
      [worker, "region:brazil"],
    ]);
  });
});
