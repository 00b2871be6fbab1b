// A table of `empire` whose fields change under the components that show it.
import type { EmpireFigures, EmpireView } from "../../src/empire/view";
import type { Choice, Happening } from "../../src/wire";

export class StubTable {
  view = $state.raw() as EmpireView;
  figures = $state.raw() as EmpireFigures;
  menu = $state.raw<Choice[]>([]);
  events = $state.raw<Happening[]>([]);
  waiting = $state(0);
  standing = $state.raw<unknown>(null);
  facts = $state.raw<unknown>(null);
  readonly problem = null;
  readonly id = "stub";
  isOver = $state(false);

  constructor(
    view: EmpireView,
    figures: EmpireFigures,
    menu: Choice[],
    readonly seat: number,
    readonly names: string[],
  ) {
    [this.view, this.figures, this.menu] = [view, figures, menu];
  }
}
