// Dragging a card with mouse, pen or finger: it follows the pointer, and the place under it is shown.

const FAR = 6; // pixels: less than this is a tap

export interface Drop {
  /** where in the row it would go, or undefined outside of it */
  place(x: number, y: number): number | undefined;
  /** shows the place, or no place */
  show(place: number | undefined): void;
  done(id: string, place: number | undefined): void;
}

/** Lets the elements with `data-card` inside of `root` be dragged. */
export function draggable(root: HTMLElement, drop: Drop, signal: AbortSignal): void {
  root.addEventListener("pointerdown", (start) => {
    const held = start.target instanceof Element ? start.target.closest<HTMLElement>("[data-card]") : null;
    const id = held?.dataset["card"];
    if (!held || id === undefined || start.button !== 0) return;
    const hold = new AbortController();
    const also = { signal: AbortSignal.any([hold.signal, signal]) };
    let dragged = false;
    const end = () => {
      hold.abort();
      held.style.removeProperty("translate");
      held.removeAttribute("data-dragged");
      drop.show(undefined);
    };
    window.addEventListener("pointermove", (at) => {
      const [x, y] = [at.clientX - start.clientX, at.clientY - start.clientY];
      dragged ||= Math.hypot(x, y) > FAR;
      if (!dragged) return;
      held.setAttribute("data-dragged", "");
      held.style.translate = `${x}px ${y}px`;
      drop.show(drop.place(at.clientX, at.clientY));
    }, also);
    window.addEventListener("pointerup", (at) => {
      end();
      if (!dragged) return;
      // the click that ends a drag is none
      window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal });
      setTimeout(() => drop.done(id, drop.place(at.clientX, at.clientY)));
    }, also);
    window.addEventListener("pointercancel", end, also);
  }, { signal });
}
