// How symbols are kept (`npm run art`): as small as svgo makes them, but indented, so that a change of a drawing can be read.
export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { pretty: true, indent: 2, eol: "lf", finalNewline: true },
  plugins: [
    {
      name: "preset-default",
      // Colours are compared letter by letter with those of the theme, and the root is left out where a symbol is shown.
      params: { overrides: { convertColors: false, collapseGroups: false, moveElemsAttrsToGroup: false } },
    },
  ],
};
