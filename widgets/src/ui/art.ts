// Cards, signs and icons as SVG elements, from the same geometry as moosekit/draw/card.py and signs.py.

import common from "../../../moosekit/draw/art/common.json";
import type teaching from "../../../moosekit/draw/art/teaching.json";
import { type Args, art, type Json, type StateLook } from "../art/tables";
import { draw, element } from "./drawing";

export type State = keyof typeof common.states | keyof typeof teaching.states;

export interface CardLook {
  /** Width of the card itself in pixels (120); under 56 the small drawing is taken. */
  readonly size?: number;
  readonly states?: readonly State[];
  /** Of a rule card: its number in the row, from 1. */
  readonly place?: number;
  /** Of a suit card: it breaks a tie, and wears the little crown. */
  readonly crowned?: boolean;
}

const SMALL = 56;
const CARD = [0, 0, 100, 140] as const;
export const ROOMY = [-12, -24, 124, 176] as const; // a card with the signs of its state around it

/**
 * A card of a game whose art is imported: such as G7, `twos-win`, `f01`, `M.kit`, `bear.w`, or a back. The title is what is
 * spoken; a picture without one is decoration, which a screen reader passes over.
 */
export function cardSvg(code: string, title?: string, look: CardLook = {}): SVGElement {
  const size = look.size ?? 120;
  const box = look.states?.length ? ROOMY : CARD;
  const extras = [...(look.place ? [`place-${look.place}`] : []), ...(look.crowned ? ["crowned"] : [])];
  const names = [...(art.cards[code] ?? [code.charAt(0), code.slice(1)]), ...extras]; // a bundle leaves out G7 = G and 7
  const args: Args = Object.assign({}, ...names.map((name) => art.args[name] ?? unknown("card", code)));
  const svg = root(box, (size * box[2]) / CARD[2], title);
  draw(withStates(["u", args[size < SMALL ? "small" : "full"]], look.states ?? []), args, svg);
  return svg;
}

/** A small drawing: `team-pink`, `crown`, `star`, `pip-g`, `token-heads`; `trophy`, `trophy-back` with a number. */
export function signSvg(name: string, title?: string, size = 24, number?: number): SVGElement {
  const sign = art.signs[name] ?? unknown("sign", name);
  const svg = root(sign.box, size, title);
  draw([sign.draw], number === undefined ? {} : { n: `n${number}` }, svg);
  return svg;
}

/** A line drawing for a button, in the colour of the text around it: next, undo, book… */
export function iconSvg(name: string, title?: string, size = 20): SVGElement {
  const svg = root([0, 0, 20, 20], size, title);
  draw([["l", "currentColor", 2.2, ["u", `icon-${name}`]]], {}, svg);
  return svg;
}

/** The style block that gives a page the colours: `--mk-NAME` under `.moosekit`, light and dark. */
export function styleCss(): string {
  const rows = Object.entries(art.colours).map(([token, [light, dark]]) => `--mk-${token}:light-dark(${light},${dark});`);
  const head = ".moosekit{color-scheme:light dark;background:var(--mk-page);color:var(--mk-ink);";
  return [head, ...rows, "}\n"].join("\n");
}

function root(box: readonly number[], width: number, title?: string): SVGElement {
  const [, , wide = 1, high = 1] = box;
  const pixels = (length: number): string => String(Math.round(length * 10) / 10);
  const frame = { viewBox: box.join(" "), width: pixels(width), height: pixels((width * high) / wide) };
  if (title === undefined) return element("svg", { ...frame, "aria-hidden": "true" });
  const svg = element("svg", { ...frame, role: "img" });
  const spoken = element("title", {});
  spoken.textContent = title;
  svg.append(spoken);
  return svg;
}

/** A card's node with all that its states put under, over and around it; the order of the states does not matter. */
function withStates(face: readonly Json[], wanted: readonly State[]): Json[] {
  const looks = Object.entries(art.states).filter(([name]) => wanted.includes(name as State)).map(([, look]) => look);
  const card = looks.reduce<readonly Json[]>((inner, look) => (look.card ? ["g", look.card, inner] : inner), face);
  const under = looks.flatMap((look) => (look.under ? [["u", look.under]] : []));
  const over = looks.flatMap((look) => (look.over ? [["u", look.over]] : []));
  return [...under, card, ...over, ...badges(looks)];
}

/** Each badge takes its favourite corner, or clockwise the next free one. */
function badges(looks: readonly StateLook[]): Json[] {
  const free = new Map(common.corners.at.entries());
  return looks.flatMap((look) => {
    if (!look.badge || free.size === 0) return [];
    const [name, favourite] = look.badge;
    const corner = [0, 1, 2, 3].map((step) => (Number(favourite) + step) % 4).find((spot) => free.has(spot)) ?? 0;
    const place = free.get(corner) ?? [];
    free.delete(corner);
    return [["@", ...place, ["u", name]]];
  });
}

function unknown(what: string, name: string): never {
  throw new Error(`there is no ${what} ${JSON.stringify(name)} in the art files`);
}
