/** All symbols, each under the name that the rest of the client asks for. */
import { cards, signs } from "./cards";
import { emblems } from "./emblems";
import { goods } from "./goods";
import { things } from "./things";
import { workers } from "./workers";

const prefixed = (prefix: string, drawn: Record<string, string>) =>
  Object.entries(drawn).map(([name, art]): [string, string] => [`${prefix}-${name}`, art]);

export const symbols = new Map<string, string>([
  ...prefixed("worker", workers),
  ...prefixed("good", goods),
  ...prefixed("nation", emblems),
  ...prefixed("card", cards),
  ...Object.entries(things),
  ...Object.entries(signs),
]);
