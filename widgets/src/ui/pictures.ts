// Cards with their spoken words. Every picture says in words what it shows.
import "../art/moustache";
import { art } from "../art/tables";
import type { Colour, RowCard } from "../core/contract";
import { cardSvg, signSvg } from "./art";
import type { Look } from "./card-picture";
import { draw, element } from "./drawing";

export { cardName, cardPicture, icon } from "./card-picture";

/** A card of the row. One that a learner has written shows what the art has for all of those. */
export function rowPicture(card: RowCard, look: Look & { readonly place?: number }): SVGElement {
  const place = look.place === undefined ? {} : { place: look.place };
  const code = card.id in art.cards ? card.id : `own-${card.deck}`;
  return cardSvg(code, undefined, { size: look.size, states: look.states ?? [], ...place });
}

export function pip(colour: Colour, size = 18): SVGElement {
  return signSvg(`pip-${colour.pip}`, undefined, size);
}

/** The head of a colour's animal, with a fine moustache. */
export function head(colour: Colour, size = 30): SVGElement {
  const svg = element("svg", { viewBox: "-3 -6 106 106", width: String(size), height: String(size), "aria-hidden": "true" });
  draw([["u", "$head"]], { ...art.args[colour.pip.toUpperCase()], ...art.args["7"], w: 3.4 }, svg);
  return svg;
}

export function colourOf(scene: { readonly colours: readonly Colour[] }, id: string | null): Colour | undefined {
  return scene.colours.find((colour) => colour.id === id);
}
