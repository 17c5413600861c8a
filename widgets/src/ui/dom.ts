// Elements made by hand: text is always text, never markup.

export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Child = Node | string | null | undefined;

/** A new element. `true` sets an empty attribute; `false`, `null` and `undefined` leave it out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  assign(made, attributes);
  fill(made, ...children);
  return made;
}

/** Sets or removes attributes, touching only what differs. */
export function assign(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? "" : String(value);
    if (value === false || value == null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** Shows an element, or takes it away. */
export function show(element: Element, visible: boolean): void {
  assign(element, { hidden: !visible });
}

/** Replaces what is inside an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined));
}

/**
 * Changes a text only where it differs, so that nothing is drawn or read again without need. Where nothing else is inside,
 * the text stays the same node, which costs half as much as a new one.
 */
export function write(element: Element, text: string): void {
  if (element.textContent === text) return;
  const { firstChild: only } = element;
  if (only instanceof Text && only === element.lastChild) only.data = text;
  else element.textContent = text;
}

/** A button that is never a form's submit button. */
export function button(attributes: Attributes, press: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = h("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", press);
  return made;
}

let groups = Math.floor(Math.random() * 2 ** 40); // two bundles on a page count each for itself

/** A name for a group of radio buttons that no other group on the page has. */
export const groupName = (): string => `mk-group-${groups++}`;
