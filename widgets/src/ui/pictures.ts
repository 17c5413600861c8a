// Cards with their spoken words. Every picture says in words what it shows.
import moustache from "../../../moosekit/draw/art/moustache.json";
import ruleCards from "../../../moosekit/draw/art/rule_cards.json";
import type { Colour, RowCard, Scene } from "../core/contract";
import { cardSvg, iconSvg, type State, signSvg } from "./art";
import { type Args, draw, element } from "./drawing";

const FACES: Readonly<Record<string, Args>> = moustache.args;

/** What a card is called: "orange 5". */
export function cardName(scene: Scene, code: string): string {
  return scene.cards[code] ?? code;
}

export interface Look {
  readonly size: number;
  readonly states?: readonly State[];
  /** words about its state, spoken after its name */
  readonly about?: string;
}

export function cardPicture(scene: Scene, code: string, look: Look): SVGElement {
  const title = [cardName(scene, code), look.about].filter(Boolean).join(", ");
  const states = look.states ?? [];
  const svg = drawnOnce(`${code} ${look.size} ${states.join()}`, () =>
    cardSvg(code, { title, description: "" }, { size: look.size, states }),
  );
  const spoken = svg.querySelector("title");
  if (spoken) spoken.textContent = title;
  return svg;
}

/** A copy of a picture that is drawn the first time only: a card comes and goes many times while somebody steps. */
const drawn = new Map<string, SVGElement>();

function drawnOnce(name: string, make: () => SVGElement): SVGElement {
  const there = drawn.get(name) ?? make();
  drawn.set(name, there);
  return there.cloneNode(true) as SVGElement;
}

/** A card of the row. One that a learner has written shows what the art has for all of those. */
export function rowPicture(card: RowCard, look: Look & { readonly place?: number }): SVGElement {
  const place = look.place === undefined ? {} : { place: look.place };
  const code = card.id in ruleCards.cards ? card.id : `own-${card.deck}`;
  return cardSvg(code, undefined, { size: look.size, states: look.states ?? [], ...place });
}

export function pip(colour: Colour, size = 18): SVGElement {
  return signSvg(`pip-${colour.pip}`, undefined, size);
}

/** The head of a colour's animal, with a fine moustache. */
export function head(colour: Colour, size = 30): SVGElement {
  const svg = element("svg", { viewBox: "-3 -6 106 106", width: String(size), height: String(size), "aria-hidden": "true" });
  draw([["u", "$head"]], { ...FACES[colour.pip.toUpperCase()], ...FACES["7"], w: 3.4 }, svg);
  return svg;
}

export const icon = (name: string): SVGElement => iconSvg(name);

export function colourOf(scene: Scene, id: string | null): Colour | undefined {
  return scene.colours.find((colour) => colour.id === id);
}
