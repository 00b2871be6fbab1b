// Outlines around the origin that components draw as paths of their own, because their colours and sizes change.
import shield from "./outlines/shield.svg?raw";
import star from "./outlines/star.svg?raw";

const pathOf = (file: string): string => / d="([^"]+)"/.exec(file)?.[1] ?? "";

/** The shield around the resistance of a counter. */
export const SHIELD = pathOf(shield);
/** The star on the back of a counter. */
export const STAR = pathOf(star);
