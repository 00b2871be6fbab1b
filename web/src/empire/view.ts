/** The types of what the server tells: the view, the figures, and what a trade would change. */
import type { Shapes } from "../wire";

export type EmpireView = Shapes["EmpireView"];
export type EmpireFigures = Shapes["EmpireFigures"];
export type EmpireOutlook = Shapes["EmpireOutlook"];
