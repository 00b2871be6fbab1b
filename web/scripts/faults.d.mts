/** List the layout faults of the board in a page. */
export function faults(): string[];
