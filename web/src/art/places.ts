/** Where the regions lie on the map, in its units (1260 by 1000), and where their plaques hang. */
export interface Spot {
  /** The end of the thread that leads to the plaque. */
  anchor: [number, number];
  /** The middle of the name on the narrow map; a name at sea ends there and has a thread of its own. */
  pin: [number, number];
  isAtSea?: boolean;
}

export const spots: Record<string, Spot> = {
  "new-france": { anchor: [440, 100], pin: [896, 50], isAtSea: true },
  "new-england": { anchor: [474, 182], pin: [896, 142], isAtSea: true },
  virginia: { anchor: [400, 236], pin: [896, 234], isAtSea: true },
  florida: { anchor: [360, 296], pin: [896, 326], isAtSea: true },
  caribbean: { anchor: [560, 440], pin: [896, 418], isAtSea: true },
  "new-spain": { anchor: [190, 330], pin: [224, 316] },
  "new-granada": { anchor: [500, 590], pin: [510, 580] },
  peru: { anchor: [520, 780], pin: [478, 766] },
  brazil: { anchor: [730, 800], pin: [700, 740] },
};

/** What the narrow map shows of the sheet: from the left edge to here. */
export const narrow = 912;

/** Where plaques hang round the land, from north to south. */
export const corners = {
  east: ["new-france", "new-england", "virginia", "florida", "caribbean", "brazil"],
  northwest: ["new-spain"],
  southwest: ["new-granada", "peru"],
};
