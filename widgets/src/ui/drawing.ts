// The interpreter of the drawing format that moosekit/draw/interpret.py describes; this is its twin, node for node.
// It builds real SVG elements: no markup is parsed, no element has an id.

import { type Args, art, type Json, type Table } from "../art/tables";

const SVG = "http://www.w3.org/2000/svg";
const MIRROR = "matrix(-1 0 0 1 100 0)";
const FORMS = {
  p: ["path", "d"],
  e: ["ellipse", "cx", "cy", "rx", "ry"],
  circle: ["circle", "cx", "cy", "r"],
  r: ["rect", "x", "y", "width", "height", "rx"],
};
const PAINTS = ["fill", "stroke", "stroke-width"];

/** A new SVG element; colour tokens become the page's custom properties. */
export function element(tag: string, attributes: Table<string>): SVGElement {
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) {
    const token = (name === "fill" || name === "stroke") && value in art.colours;
    made.setAttribute(name, token ? `var(--mk-${value})` : value);
  }
  return made;
}

/** Turn nodes into SVG elements, put into `parent` in order. */
export function draw(nodes: readonly Json[], args: Args, parent: Element): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) throw new Error(`${JSON.stringify(node)} is not a drawing node`);
    drawNode(node as readonly Json[], args, parent);
  }
}

function drawNode(node: readonly Json[], args: Args, parent: Element): void {
  const [kind, first, second, third] = node;
  const group = (attributes: Table<string>, children: readonly Json[]): void => {
    const made = element("g", attributes);
    draw(children, args, made);
    parent.append(made);
  };
  switch (kind) {
    case "u": {
      const extra = Object.entries((second ?? {}) as Args).map(([name, value]) => [name, valueOf(value, args)]);
      draw(picture(valueOf(first, args)), { ...args, ...(Object.fromEntries(extra) as Args) }, parent);
      break;
    }
    case "m":
      draw(node.slice(1), args, parent);
      group({ transform: MIRROR }, node.slice(1));
      break;
    case "@": {
      const scale = third === 1 ? "" : `scale(${third})`;
      group({ transform: `translate(${first} ${second})${scale}` }, node.slice(4));
      break;
    }
    case "l": {
      const pen = { fill: "none", stroke: textOf(first, args), "stroke-width": textOf(second, args) };
      group({ ...pen, "stroke-linecap": "round", "stroke-linejoin": "round" }, node.slice(3));
      break;
    }
    case "g": {
      const attributes = Object.entries(first as Args).map(([name, value]) => [name, textOf(value, args)]);
      group(Object.fromEntries(attributes) as Table<string>, node.slice(2));
      break;
    }
    case "p":
    case "e":
    case "r":
      parent.append(shape(kind, first, node.slice(2).map((value) => textOf(value, args))));
      break;
    default:
      throw new Error(`${JSON.stringify(node)} is not a drawing node`);
  }
}

function shape(kind: "p" | "e" | "r", geometry: Json, paint: readonly string[]): SVGElement {
  const values = Array.isArray(geometry) ? geometry : [geometry];
  const form = kind === "e" && values.length === 3 ? "circle" : kind;
  const [tag = "", ...names] = FORMS[form];
  const attributes: Record<string, string> = {};
  values.forEach((value, index) => (attributes[names[index] ?? ""] = String(value)));
  paint.forEach((value, index) => {
    const name = PAINTS[index] ?? "";
    if (value !== "1" || name === "stroke-width") attributes[name] = value === "0" ? "none" : value;
  });
  return element(tag, attributes);
}

function picture(name: Json): readonly Json[] {
  const nodes = typeof name === "string" ? art.pictures[name] : undefined;
  if (nodes === undefined) throw new Error(`there is no picture ${JSON.stringify(name)} in the art files`);
  return nodes;
}

function valueOf(value: Json, args: Args): Json {
  if (typeof value !== "string" || !value.startsWith("$")) return value;
  const found = args[value.slice(1)];
  if (found === undefined) throw new Error(`the drawing asks for ${value}, which is not given`);
  return found;
}

function textOf(value: Json, args: Args): string {
  return String(valueOf(value, args));
}
