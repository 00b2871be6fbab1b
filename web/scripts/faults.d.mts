/** What is wrong with the board in a page. */
export function faults(): string[];
