// SVG elements by hand. A plot is as many units wide as it has pixels, so that its letters have their own size.
import { art } from "../art/tables";

const SVG = "http://www.w3.org/2000/svg";

export type Marks = Readonly<Record<string, string | number | null | undefined>>;

/** A new SVG element; what is null or undefined is left out; fill and stroke may name a colour of the art. */
export function s(tag: string, attributes: Marks = {}, ...children: readonly (Node | string)[]): SVGElement {
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const name in attributes) {
    const value = attributes[name];
    if (value === null || value === undefined) continue;
    const token = (name === "fill" || name === "stroke") && value in art.colours;
    made.setAttribute(name, token ? `var(--mk-${value})` : text(value));
  }
  if (children.length > 0) made.append(...children);
  return made;
}

/** A picture of its own with the words for who cannot see it. */
export function picture(size: { readonly width: number; readonly height: number }, title: string, description: string): SVGElement {
  const { width, height } = size;
  return s("svg", { viewBox: `0 0 ${text(width)} ${text(height)}`, width, height, role: "img", class: "mp-picture" }, s("title", {}, title), s("desc", {}, description));
}

/** A label; `anchor` is where the text stands to its place. */
export function label(x: number, y: number, words: string, anchor: "start" | "middle" | "end" = "middle", more: Marks = {}): SVGElement {
  return s("text", { x, y, "text-anchor": anchor, fill: "ink-2", ...more }, words);
}

function text(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}
