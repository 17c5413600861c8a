// The element that a front end stands in: one group for the keyboard and for whoever hears it, in its language and theme.
import { keepFromNotebook } from "../core/keys";
import { type Attributes, h } from "./dom";

export interface Standing {
  readonly kind: string;
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  readonly signal: AbortSignal;
}

/** `more` are attributes that only this front end has. Neither keys nor the menu of the notebook are in its way. */
export function rootOf({ kind, title, language, theme, signal }: Standing, more: Attributes, ...inside: readonly Node[]): HTMLElement {
  const root = h("div", {
    class: `moosekit ${kind}`, role: "group", tabindex: -1, lang: language, "aria-label": title,
    "data-jp-suppress-context-menu": "true", "data-theme": theme, ...more,
  }, ...inside);
  keepFromNotebook(root, signal);
  return root;
}
