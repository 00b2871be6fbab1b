// Turns a drawing of the page into a PNG without asking the server for anything: a copy of the drawing gets its styles
// as attributes and the page's fonts as data, so that it looks the same as an image of its own.

/** Properties that a copy would lose without the style sheets of the page. */
const STYLES = [
  "color",
  "fill",
  "fill-opacity",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "opacity",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
];

/** The properties among them that are not inherited, with their initial values. */
const OWN: Readonly<Record<string, string>> = { opacity: "1", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1" };

/** A PNG of a drawing, `width` pixels wide. */
export async function pngOf(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: across, height: down } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, Math.round((width * down) / across)];
  const image = new Image(canvas.width, canvas.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawing))}`;
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** The text of a drawing that needs nothing but itself. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, at) => inline(original, copies[at] as SVGElement, at === 0));
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await fonts();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Write the styles of an element into its copy, as far as it does not have them from its parent: a shape that is used
 * in several places has those of the place.
 */
function inline(original: SVGElement, copy: SVGElement, isRoot: boolean): void {
  const styles = getComputedStyle(original);
  const above = isRoot || !original.parentElement ? null : getComputedStyle(original.parentElement);
  for (const name of STYLES) {
    const value = styles.getPropertyValue(name);
    const usual = OWN[name] ?? above?.getPropertyValue(name);
    if (value && value !== usual) copy.setAttribute(name, value);
  }
  if (original instanceof SVGSVGElement && !original.hasAttribute("width")) {
    copy.setAttribute("width", "100%");
    copy.setAttribute("height", "100%");
  }
  copy.removeAttribute("class");
  copy.removeAttribute("style");
}

/** The page's fonts, with their files as data. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href })),
  );
  const faces = rules.map(async ({ rule, base }) => {
    const path = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    if (!path) return "";
    const answer = await fetch(new URL(path, base ?? document.baseURI));
    const file = await dataOf(await answer.blob());
    const [family, weight] = ["font-family", "font-weight"].map((name) => rule.style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight};src:url("${file}")}`;
  });
  return (await Promise.all(faces)).join("");
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}
