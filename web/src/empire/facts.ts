// The order in which views of `empire` count cards and nations; a test compares it with the engine's.
export const CARDS = ["supporter", "revolt", "good", "population", "colony", "bond", "gold"] as const;
export const NATIONS = [
  "ottomans",
  "venice",
  "portugal",
  "netherlands",
  "spain",
  "france",
  "great-britain",
  "prussia",
] as const;
