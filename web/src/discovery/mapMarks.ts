// What a question marks on the map besides lit targets: ringed regions, and the workers of a row that can be named.

export interface MapMarks {
  ringed: ReadonlySet<string>; // regions
  /** The row whose figures can be tapped: of which types, and of which some have been named. */
  naming: { region: string; owner: number; types: ReadonlySet<string>; named: ReadonlySet<string> } | null;
}

export const NO_MARKS: MapMarks = { ringed: new Set(), naming: null };
