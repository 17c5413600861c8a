// A fraction as it is written on paper, one number above the other, heard as "6/16".
import { h } from "../ui/dom";

/** `6/16` in two lines; any other text stays as it is. */
export function fraction(text: string): HTMLElement {
  const [top, bottom] = text.split("/");
  if (top === undefined || bottom === undefined) return h("span", {}, text);
  return h("span", { class: "mp-fraction" },
    h("span", { class: "mk-hidden" }, text),
    h("span", { class: "mp-over", "aria-hidden": "true" }, top),
    h("span", { "aria-hidden": "true" }, bottom));
}
