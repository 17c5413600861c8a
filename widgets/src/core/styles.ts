// Style sheets go where the widget is: the document, or the shadow root that a host put it into.

const NAME = "moosekitStyle";

/** Puts the sheet into the root of the element, once for each root and name. */
export function addStyles(element: Element, name: string, text: string): void {
  const root = element.getRootNode();
  const home = root instanceof ShadowRoot ? root : document.head;
  const there = [...home.querySelectorAll("style")].some((style) => style.dataset[NAME] === name);
  if (there) return;
  const style = document.createElement("style");
  style.dataset[NAME] = name;
  style.textContent = text;
  home.append(style);
}
