// Marks that a question adds to the map, besides lit targets: ringed regions, and the workers of a row that can be
// named.

export interface MapMarks {
  ringed: ReadonlySet<string>; // regions
  /** The row whose figures can be tapped: the types that can be named, and the types of which some have been. */
  naming: { region: string; owner: number; types: ReadonlySet<string>; named: ReadonlySet<string> } | null;
}

export const NO_MARKS: MapMarks = { ringed: new Set(), naming: null };
