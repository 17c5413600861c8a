// What the marks of a picture mean, below it on the left.
import { h } from "../ui/dom";
import { s } from "./svg";

export interface Key {
  readonly sign: "bar" | "marked" | "dot" | "run" | "band" | "pair" | "pairs";
  readonly words: string;
}

export function legendOf(keys: readonly Key[]): HTMLElement {
  return h("ul", { class: "mp-legend" }, ...keys.map((key) => h("li", {}, sign(key.sign), h("span", {}, key.words))));
}

function sign(kind: Key["sign"]): SVGElement {
  const inside = {
    bar: () => [s("rect", { x: 3, y: 3, width: 16, height: 16, rx: 4, fill: "h2", stroke: "ink", "stroke-width": 1.5 })],
    marked: () => [s("rect", { x: 3, y: 3, width: 16, height: 16, rx: 4, fill: "h3", stroke: "ink", "stroke-width": 1.5 }), s("path", { d: "M4 12l14-6M4 18l14-6", stroke: "surface", "stroke-width": 2 })],
    dot: () => [s("path", { d: "M11 2V20", stroke: "ink", "stroke-width": 2 }), s("circle", { cx: 11, cy: 11, r: 5, fill: "gold", stroke: "pen", "stroke-width": 1.5 })],
    run: () => [s("path", { d: "M1 11H21", stroke: "b", "stroke-width": 2.2, "stroke-dasharray": "6 3" })],
    band: () => [s("rect", { x: 1, y: 4, width: 20, height: 14, fill: "h1" }), s("path", { d: "M1 11H21", stroke: "ink", "stroke-width": 2 })],
    pair: () => [diamond(11, 11, 5, "surface")],
    pairs: () => [diamond(11, 11, 8, "gold")],
  }[kind]();
  return s("svg", { viewBox: "0 0 22 22", width: 22, height: 22, "aria-hidden": "true" }, ...inside);
}

/** The mark of what a class has counted. */
export function diamond(x: number, y: number, size: number, fill: string): SVGElement {
  return s("path", { d: `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`, fill, stroke: fill === "gold" ? "pen" : "ink", "stroke-width": 1.5 });
}
