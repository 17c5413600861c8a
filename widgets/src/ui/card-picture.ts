// A card of any game with its spoken words: its name, and what may be said about its state.
import { cardSvg, iconSvg, type State } from "./art";
import { button } from "./dom";

/** Whoever knows what cards are called, by their codes. */
export interface Names {
  readonly cards: Readonly<Record<string, string>>;
}

/** What a card is called: "orange 5". */
export function cardName(scene: Names, code: string): string {
  return scene.cards[code] ?? code;
}

export interface Look {
  readonly size: number;
  readonly states?: readonly State[];
  /** words about its state, spoken after its name */
  readonly about?: string;
}

export function cardPicture(scene: Names, code: string, look: Look): SVGElement {
  const title = [cardName(scene, code), look.about].filter(Boolean).join(", ");
  const states = look.states ?? [];
  const svg = drawnOnce(`${code} ${look.size} ${states.join()}`, () =>
    cardSvg(code, title, { size: look.size, states }),
  );
  const spoken = svg.querySelector("title");
  if (spoken) spoken.textContent = title;
  return svg;
}

/** The picture without its words, where what is around it says them. */
export function silentPicture(scene: Names, code: string, look: Look): SVGElement {
  const svg = cardPicture(scene, code, look);
  svg.setAttribute("aria-hidden", "true");
  svg.removeAttribute("role");
  return svg;
}

/** A copy of a picture that is drawn the first time only: a card comes and goes many times while somebody steps. */
const drawn = new Map<string, SVGElement>();

function drawnOnce(name: string, make: () => SVGElement): SVGElement {
  const there = drawn.get(name) ?? make();
  drawn.set(name, there);
  return there.cloneNode(true) as SVGElement;
}

/** A button that shows a line drawing, and says in words what it does. */
export function iconButton(name: string, spoken: string, picture: string, press: () => void, ...more: readonly Node[]): HTMLButtonElement {
  return button({ class: "mk-icon", "data-do": name, "aria-label": spoken, title: spoken }, press, icon(picture), ...more);
}

export const icon = (name: string): SVGElement => iconSvg(name);
