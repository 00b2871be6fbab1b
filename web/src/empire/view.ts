/** The types of the server's data: the view, the figures, and the effect of a trade. */
import type { Shapes } from "../wire";

export type EmpireView = Shapes["EmpireView"];
export type EmpireFigures = Shapes["EmpireFigures"];
export type EmpireOutlook = Shapes["EmpireOutlook"];
