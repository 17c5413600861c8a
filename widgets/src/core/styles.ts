// Style sheets go where the widget is: the document, or the shadow root that a host put it into.

const NAME = "moosekitStyle";

/** Sheets by their names, in the order in which they follow one another. */
export type Sheets = Readonly<Record<string, string>>;

/** Puts the sheets into the root of the element, each once. The last is the front end's own; the others, which it shares,
 * come before those that any front end has for itself. Sheets of two games share a name, not their colours. */
export function addStyles(element: Element, sheets: Sheets): void {
  const root = element.getRootNode();
  const home = root instanceof ShadowRoot ? root : document.head;
  const there = [...home.querySelectorAll("style")];
  const own = Object.keys(sheets).at(-1);
  for (const [name, text] of Object.entries(sheets)) {
    if (there.some((style) => style.dataset[NAME] === name && style.textContent === text)) continue;
    const style = document.createElement("style");
    style.dataset[NAME] = name;
    style.textContent = text;
    if (name === own) style.dataset["moosekitOwn"] = "";
    home.insertBefore(style, name === own ? null : home.querySelector("style[data-moosekit-own]"));
  }
}
