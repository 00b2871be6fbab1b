// Drags a tile of the dock to the place of another, by a mouse or a finger. Escape cancels.
import { idsAround } from "../table/dragging";

const SLIP = 6; // pixels that a tap may move

export class TileDrag {
  #press: { x: number; y: number; zoom: number } | null = null;
  /** The tile that is carried; empty if there is none. */
  carried = $state("");
  /** The tile under the carried one, whose place it would take; empty if there is none. */
  over = $state("");
  /** How far the carried tile has been moved. */
  shift = $state.raw({ x: 0, y: 0 });
  #held = ""; // the tile that is pressed
  #hasMoved = false; // since the last press: the click that follows is none

  /** `tileOf` returns the tile of a target, empty if it is none; `ondrop` hears which tile was put on which. */
  constructor(
    private readonly tileOf: (target: string) => string,
    private readonly ondrop: (tile: string, on: string) => void,
  ) {}

  start(event: PointerEvent, tile: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const zoom = (event.currentTarget as HTMLElement).currentCSSZoom;
    this.#press = { x: event.clientX, y: event.clientY, zoom: zoom || 1 };
    [this.#held, this.#hasMoved] = [tile, false];
  }

  follow(event: PointerEvent): void {
    if (!this.#press) return;
    const [x, y] = [event.clientX - this.#press.x, event.clientY - this.#press.y];
    if (!this.carried) {
      if (Math.hypot(x, y) < SLIP) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      [this.carried, this.#hasMoved] = [this.#held, true];
    }
    this.shift = { x: x / this.#press.zoom, y: y / this.#press.zoom };
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const tile = under ? (idsAround(under).map(this.tileOf).find(Boolean) ?? "") : "";
    this.over = tile === this.carried ? "" : tile;
  }

  drop(): void {
    const { carried, over } = this;
    this.cancel();
    if (carried && over) this.ondrop(carried, over);
  }

  cancel(): void {
    [this.#press, this.carried, this.over] = [null, "", ""];
    this.shift = { x: 0, y: 0 };
  }

  /** Swallow the click that ends a drag. */
  swallow(event: Event): void {
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
