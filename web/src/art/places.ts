/** Where the regions lie on the map, in its units (1260 by 1000), and on which side of the land their plaques hang. */
export interface Spot {
  /** The end of the thread that leads to the plaque. */
  anchor: [number, number];
  /** The middle of the name on the narrow map. */
  pin: [number, number];
}

export const spots: Record<string, Spot> = {
  "new-france": { anchor: [440, 100], pin: [420, 96] },
  "new-england": { anchor: [474, 182], pin: [520, 176] },
  virginia: { anchor: [400, 236], pin: [372, 232] },
  florida: { anchor: [360, 296], pin: [346, 296] },
  caribbean: { anchor: [560, 440], pin: [590, 400] },
  "new-spain": { anchor: [190, 330], pin: [150, 310] },
  "new-granada": { anchor: [500, 590], pin: [515, 590] },
  peru: { anchor: [520, 780], pin: [480, 770] },
  brazil: { anchor: [720, 740], pin: [690, 740] },
};

/** The plaques on either side, from north to south. */
export const sides = {
  west: ["new-spain", "new-granada", "peru"],
  east: ["new-france", "new-england", "virginia", "florida", "caribbean", "brazil"],
};
