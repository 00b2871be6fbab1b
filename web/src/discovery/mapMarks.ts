// Marks on the map, besides lit targets: of a question ringed regions and the workers of a row that can be named, of a
// scene the region that is being discovered.

export interface MapMarks {
  ringed: ReadonlySet<string>; // regions
  /** The row whose figures can be tapped: the types that can be named, and the types of which some have been. */
  naming: { region: string; owner: number; types: ReadonlySet<string>; named: ReadonlySet<string> } | null;
  /** Whether workers are led from region to region: then rows are lit together with their regions. */
  isMoving?: boolean;
  veil?: Veil | null;
}

/** A region that a scene discovers: hatched until its result, which wipes the hatching. */
export interface Veil {
  region: string;
  isWiped: boolean;
}

export const NO_MARKS: MapMarks = { ringed: new Set(), naming: null };
