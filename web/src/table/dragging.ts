// Finds the elements under a dragging pointer: places by their ids, from the innermost out, and the scroll container.
export type PlaceElement = { element: Element; id: string };

const PLACES = "[data-target], [data-region], [data-source]";
const EDGE = 40; // pixels from the edge of a scroll container in which it scrolls
const STEP = 7; // pixels a frame

function idOf(element: Element): string {
  const { target, region, source } = (element as HTMLElement | SVGElement).dataset;
  return target ?? source ?? `region:${region}`;
}

/** The places that an element lies in. */
function* around(element: Element | null): Generator<PlaceElement> {
  for (let at = element?.closest(PLACES); at; at = at.parentElement?.closest(PLACES))
    yield { element: at, id: idOf(at) };
}

/** The ids of the places that an element lies in, innermost first. */
export const idsAround = (element: Element): string[] => [...around(element)].map(({ id }) => id);

/** The innermost place around an element that passes the test. */
export function placeAround(element: Element, isWanted: (id: string) => boolean): Element | null {
  for (const place of around(element)) if (isWanted(place.id)) return place.element;
  return null;
}

/** The innermost thing at a point that can be dragged, also below an overlay that takes taps. */
export function sourceAt(x: number, y: number, isHandle: (id: string) => boolean): PlaceElement | null {
  const found = document
    .elementsFromPoint(x, y)
    .flatMap((element) => [...around(element)].filter((place) => isHandle(place.id)));
  return found.reduce<PlaceElement | null>(
    (best, place) => (!best || best.element.contains(place.element) ? place : best),
    null,
  );
}

/** The places under the pointer, without those that contain the source. */
export function placesAt(element: Element | null, source: Element): string[] {
  return [...around(element)].filter((place) => !place.element.contains(source)).map(({ id }) => id);
}

/** The element of the dragged object, if it is still on the page. */
export function drawnAt({ element, id }: PlaceElement): Element | null {
  return element.isConnected ? element : document.querySelector(`[data-target="${CSS.escape(id)}"]`);
}

/** Scroll the container under the pointer if the pointer is near its top or bottom edge. */
export function roll(element: Element | null, y: number): void {
  for (let at = element; at; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const { top, bottom } = at.getBoundingClientRect();
    if (y < top + EDGE) at.scrollTop -= STEP;
    else if (y > bottom - EDGE) at.scrollTop += STEP;
    return;
  }
}
