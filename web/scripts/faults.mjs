/** What is wrong with the board in a page: what sticks out, overlaps, or is too small. Runs in the browser. */
export function faults() {
  const found = new Set();
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const isWide = width >= 1100;
  const name = (one) => `“${one.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} wide`);
  for (const one of document.querySelectorAll(".board *:not(svg, svg *, .paper, .unseen, .unseen *)")) {
    const { left, right } = one.getBoundingClientRect();
    const { display, fontSize } = getComputedStyle(one);
    if (right > width + 1 || left < -1) found.add(`${name(one)} sticks out of the page`);
    if (one.scrollWidth > one.clientWidth + 1 && display !== "inline") found.add(`${name(one)} overflows`);
    if (parseFloat(fontSize) < 14) found.add(`${name(one)} is written too small`);
  }
  if (!isWide) return [...found];
  const sheet = document.querySelector(".board .sheet")?.getBoundingClientRect(); // the map, if the game has one
  const places = [...document.querySelectorAll(".plaque, .track, .boxes > *, .seats > *")];
  const frames = places.map((one) => one.getBoundingClientRect());
  for (const [i, a] of frames.entries()) {
    const isOnMap = sheet && places[i].matches(".plaque, .track");
    if (isOnMap && (a.bottom > sheet.bottom || a.right > sheet.right || a.left < sheet.left || a.top < sheet.top)) {
      found.add(`${name(places[i])} leaves the map`);
    }
    for (const [j, b] of frames.entries()) {
      if (j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) {
        found.add(`${name(places[i])} lies on ${name(places[j])}`);
      }
    }
  }
  return [...found];
}
