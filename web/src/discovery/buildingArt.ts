/** The symbol of each building, by its kind. */
const kinds: Record<string, string[]> = {
  house: [
    "settlers",
    "overpopulation",
    "population",
    "migration",
    "new-world-city",
    "new-world-capital-city",
    "stone-masonry",
  ],
  church: ["monastery", "cathedral", "new-world-mission", "papal-edict", "reformation"],
  market: [
    "trade-routes",
    "trading-post",
    "marketplace",
    "trading-house",
    "smuggler",
    "west-indies-co",
    "rum-distillery",
    "factory",
  ],
  economy: ["taxation", "mint", "conquest-of-the-inca-empire", "wealth", "mercantilism"],
  fort: ["training-grounds", "military-academy", "fortress", "militia", "indian-allies", "stables", "power"],
  yard: ["navigator", "ship-yards", "privateers", "mayflower", "navy", "magellan"],
  law: ["indentured-servitude", "colonization-laws", "re-write-history"],
  school: ["university", "age-of-reason"],
  discoveries: ["conquistadors", "new-world-cartography", "age-of-discovery"],
  plague: ["plague-1", "plague-2", "plague-3"],
  laurel: ["prosperity", "glory"],
  spoils: ["spoils-5-dollars", "spoils-ship", "spoils-specialists", "spoils-7-dollars", "spoils-goods"],
};

const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));

export const buildingIcon = (building: string): string => kindOf.get(building) ?? "house";
