// The longest texts that the server accepts; a test compares them with its own. Inputs stop there.
export const LONGEST_NAME = 40;
export const LONGEST_LINE = 500; // of chat
