import { describe, expect, it } from "vitest";
import { barChoices, needsList } from "../src/discovery/tapping";
import { targets } from "../src/discovery/targets";
import type { BoardChoice } from "../src/discovery/view";

const pass: BoardChoice = { kind: "pass", args: {} };
const send = (region: string): BoardChoice => ({ kind: "send", args: { region } });
const place = (type: string, where: string): BoardChoice => ({ kind: "place", args: { type, place: where } });
const pointsAt = (choice: BoardChoice): string[] => targets(choice, 0);

describe("what the board cannot show", () => {
  it("has a button in the bar if it is little", () => {
    expect(barChoices([send("peru"), pass])).toEqual([pass]);
    expect(needsList([send("peru"), pass], [], pointsAt)).toBe(false);
  });

  it("has the act first in the bar, and last what forgoes it", () => {
    const choose: BoardChoice = { kind: "choose", args: { type: "captain" } };
    expect(barChoices([pass, choose])).toEqual([choose, pass]);
  });

  it("has no button for a specialist to train, whose space in the box is lit", () => {
    const trained = ["captain", "merchant", "soldier"].map((type): BoardChoice => ({ kind: "train", args: { type } }));
    expect(barChoices([...trained, pass])).toEqual([pass]);
    expect(needsList([...trained, pass], [], pointsAt)).toBe(false);
  });

  it("opens the list if it is much, or has an amount", () => {
    const sailors = ["colonist", "soldier", "merchant"].map((type): BoardChoice => ({ kind: "next", args: { type } }));
    expect(barChoices(sailors)).toEqual([]);
    expect(needsList(sailors, [], pointsAt)).toBe(true);
    const amounts: BoardChoice = { kind: "next", args: {}, amount: [0, 5] };
    expect(barChoices([amounts])).toEqual([]);
    expect(needsList([amounts], [], pointsAt)).toBe(true);
  });

  it("has a button for going first in player order, which has no place on the board", () => {
    const first: BoardChoice = { kind: "front", args: { space: "order" } };
    const worker: BoardChoice = { kind: "front", args: { space: "dock-3" } };
    expect(barChoices([first, worker])).toEqual([first]);
  });

  it("opens the list where taps cannot tell choices apart", () => {
    const both = [place("colonist", "dock"), place("soldier", "dock")];
    expect(needsList(both, ["box:dock"], pointsAt)).toBe(false);
    const twins: BoardChoice[] = [0, 1].map((number) => ({ kind: "swap", args: { region: "peru", number } }));
    expect(needsList(twins, ["region:peru"], pointsAt)).toBe(true);
    expect(needsList(twins, [], pointsAt)).toBe(false);
  });
});
