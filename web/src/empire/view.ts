/** What the board reads of the server's pictures. */
import type { Shapes } from "../wire";

export type EmpireView = Shapes["EmpireView"];
