/** The themes a reader can choose; each has a block in style/tokens.css and a message `theme-<name>`. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
