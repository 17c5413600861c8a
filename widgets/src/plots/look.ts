// Looking at one outcome after the other: a range under the picture, and lines that say what is there.
import { assign, h, write } from "../ui/dom";

const HANDLE = 13; // half of it, in pixels

export interface Look {
  readonly node: HTMLElement;
  /** the place looked at, and all that is to be said of it, in one line or several */
  update(place: number, told: readonly string[]): void;
  /** lets the handle run under the picture: so far from its left and right edge, in pixels */
  align(left: number, right: number): void;
}

export function lookOf(given: { readonly count: number; readonly label: string; go(place: number): void }): Look {
  const last = given.count - 1;
  const range = h("input", { type: "range", class: "mk-scrub", min: 0, max: last, step: 1, "aria-label": given.label });
  range.addEventListener("input", () => given.go(range.valueAsNumber));
  const track = h("span", { class: "mk-track mp-track" }, h("span", { class: "mk-ticks", "aria-hidden": "true" }), range);
  const told = h("p", { class: "mp-told" });
  return {
    node: h("div", { class: "mp-look", hidden: given.count < 2 }, track, told),
    update(place, lines) {
      const said = lines.join("\n");
      if (range.valueAsNumber !== place) range.value = String(place);
      assign(range, { "aria-valuetext": lines.join(". ") });
      track.style.setProperty("--mk-at", String(last > 0 ? place / last : 0));
      write(told, said);
    },
    align(left, right) {
      track.style.margin = `0 ${Math.max(0, right - HANDLE)}px 0 ${Math.max(0, left - HANDLE)}px`;
    },
  };
}
