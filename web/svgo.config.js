// Format of the drawings (`npm run art`): minimised by svgo, but indented, so that a diff of a drawing can be read.
export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { pretty: true, indent: 2, eol: "lf", finalNewline: true },
  plugins: [
    {
      name: "preset-default",
      // Colours are compared letter by letter with those of the theme, and the root is left out where a symbol is
      // shown.
      params: { overrides: { convertColors: false, collapseGroups: false, moveElemsAttrsToGroup: false } },
    },
  ],
};
