// The keyboard. A key is handled only while the focus is inside, and a handled key stays inside: notebooks listen too.
import type { Store } from "./store";

export interface Commands {
  /** one step on: page down, or space where nothing else is pressed by it */
  readonly onward: () => void;
  readonly back: () => void;
  readonly help: () => void;
  /** Escape: back to the widget itself */
  readonly leave: () => void;
}

const TYPING = 'input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea, select';
const PRESSABLE = "button, input, summary, select, a";

export function listenForKeys(root: HTMLElement, commands: Commands, signal: AbortSignal): void {
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const typing = event.target.matches(TYPING) && event.key !== "Escape";
      if (typing) event.stopPropagation(); // what is typed is no command of the notebook either, Enter least of all
      const command = typing ? undefined : commandOf(event, commands);
      if (command !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        command();
      }
    },
    { signal },
  );
}

/** The notebook's own keys do nothing inside. JupyterLab asks the focused element itself before those around it. */
export function keepFromNotebook(root: HTMLElement, signal: AbortSignal): void {
  const keep = (element: Element) => element.setAttribute("data-lm-suppress-shortcuts", "true");
  root.addEventListener("focusin", ({ target }) => keep(target as Element), { signal });
  keep(root);
}

function commandOf(event: KeyboardEvent, { onward, back, help, leave }: Commands): (() => void) | undefined {
  const target = event.target as Element;
  switch (event.key) {
    case "PageDown":
      return onward;
    case "PageUp":
      return back;
    case " ":
      return target.matches(PRESSABLE) ? undefined : onward;
    case "?":
      return help;
    case "Escape":
      return leave;
    default:
      return undefined;
  }
}

/** A clicker has one key for "on": at the covered answer it uncovers it; once before that it asks for the votes. */
export function onward(store: Store): void {
  if (!(store.present && store.covered && store.step === store.limit)) store.forward();
  else if (store.waitsForVotes) store.askForVotes();
  else store.reveal();
}

/** One tab stop for a group; arrows, Home and End move inside it. Returns a function to call when the items changed. */
export function rove(group: HTMLElement, selector: string, signal: AbortSignal): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>(selector)].filter((item) => !(item as HTMLButtonElement).disabled);
  const settle = (active?: HTMLElement) => {
    const all = items();
    const current = active ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const index = item === current ? 0 : -1;
      if (item.tabIndex !== index || !item.hasAttribute("tabindex")) item.tabIndex = index;
    }
  };
  group.addEventListener(
    "keydown",
    (event) => {
      const all = items();
      const at = all.findIndex((item) => item === event.target);
      const to = at < 0 ? undefined : all[placeAfter(event.key, at, all.length)];
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      settle(to);
      to.focus();
    },
    { signal },
  );
  settle();
  return () => settle();
}

function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(at + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
