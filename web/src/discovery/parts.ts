// The components that every table of `discovery` needs, fetched as one file.
export { default as Table } from "./Table.svelte";
export { default as facts } from "./facts.json";
export * from "./happenings";
export * from "./targets";
