/**
 * List the layout faults of the board in a page: elements that stick out, overlap, or are too small. Runs in the
 * browser.
 */
export function faults() {
  const found = new Set();
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const isWide = width >= 1100;
  const name = (one) => `${one.classList[0] ?? ""} “${one.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} wide`);
  for (const one of document.querySelectorAll(".board *:not(svg, svg *, .paper, .unseen, .unseen *)")) {
    const { left, right } = one.getBoundingClientRect();
    const { display, fontSize } = getComputedStyle(one);
    if (right > width + 1 || left < -1) found.add(`${name(one)} sticks out of the page`);
    // The emblem of a worker stands out of its space, a line of a box that does not fit is left out, a long name is
    // shortened.
    const mayOverflow = one.matches(".space, .head > .line, .player .name");
    if (one.scrollWidth > one.clientWidth + 1 && display !== "inline" && !mayOverflow)
      found.add(`${name(one)} overflows`);
    if (parseFloat(fontSize) < 14) found.add(`${name(one)} is written too small`);
  }
  // Names, pennants, counters and colonies on the map lie on nothing of another region, and on little of their own.
  const pieces = [...document.querySelectorAll(".map .place")].flatMap((place) =>
    [...place.querySelectorAll(".colony, .name, .lead, .counter")].map((one) => ({
      region: place.dataset.place,
      kind: one.classList[0],
      frame: one.getBoundingClientRect(),
    })),
  );
  pieces.forEach((a, at) => {
    for (const b of pieces.slice(at + 1)) {
      const across = Math.min(a.frame.right, b.frame.right) - Math.max(a.frame.left, b.frame.left);
      const down = Math.min(a.frame.bottom, b.frame.bottom) - Math.max(a.frame.top, b.frame.top);
      // The frame of a name has room for letters with long strokes.
      const reach = a.region === b.region && [a.kind, b.kind].includes("name") ? 9 : 4;
      if (across > 3 && down > reach) found.add(`${a.kind} of ${a.region} lies on ${b.kind} of ${b.region}`);
    }
  });
  if (!isWide) return [...found];
  for (const one of document.querySelectorAll(".places :is(.boxes, .seats, .box, .offer, .player)"))
    if (one.scrollHeight > one.clientHeight + 3) found.add(`${name(one)} is cut off below`);
  const sheet = document.querySelector(".board .map")?.getBoundingClientRect(); // if the game has one
  const places = [...document.querySelectorAll(".track, .boxes > *, .seats > *")];
  const frames = places.map((one) => one.getBoundingClientRect());
  for (const [i, a] of frames.entries()) {
    const isOnMap = sheet && places[i].matches(".track");
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
