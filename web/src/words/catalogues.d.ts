// Written by build/catalogues.ts.
declare module "virtual:catalogues" {
  /** Functions that fetch the text of a catalogue, by `LANG/NAME`. */
  const files: Readonly<Record<string, () => Promise<string>>>;
  export default files;
}
