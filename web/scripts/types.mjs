// Writes TypeScript types from the server's OpenAPI document: `node scripts/types.mjs openapi.json schema.ts`. The
// shapes alone are taken; calls are made by src/net/api.ts.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const [source, target] = process.argv.slice(2);
const { openapi, info, components } = JSON.parse(readFileSync(source, "utf-8"));
const nodes = await openapiTS(
  { openapi, info, paths: {}, components: { schemas: components.schemas } },
  // Answers have all fields, also those with a default; requests mark optional fields themselves.
  { defaultNonNullable: false, alphabetize: true, silent: true },
);
const head = "// Made from the server's schemas by scripts/client.py types; not edited by hand.\n";
writeFileSync(target, head + astToString(nodes));
