// What a widget is given on a page without a notebook: a model that lives in the page.
import { keepingOf } from "./keeping";

/** The module of a front end, as far as a host knows it. */
export interface Front {
  render(view: object): unknown;
}

type Listener = () => void;

/** The model of one widget. `save_changes` has nowhere to save to, and nobody answers `send`. */
export class PageModel {
  #state: Map<string, unknown>;
  #listeners = new Map<string, Set<Listener>>();

  constructor(state: Readonly<Record<string, unknown>>) {
    this.#state = new Map(Object.entries(state));
  }

  get(name: string): unknown {
    return this.#state.get(name);
  }

  set(name: string, value: unknown): void {
    if (this.#state.get(name) === value) return;
    this.#state.set(name, value);
    for (const listener of [...(this.#listeners.get(`change:${name}`) ?? [])]) listener();
  }

  on(name: string, listener: Listener): void {
    const those = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, those.add(listener));
  }

  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }

  save_changes(): void {}

  send(): never {
    throw new Error("no Python runs behind this page");
  }
}

/** Models of widgets that a page shows in several places, by the name that their state has for it. */
const shared = new Map<unknown, PageModel>();

/** Shows a widget of this state in an element that stays as long as the page. */
export function show(front: Front, state: Readonly<Record<string, unknown>>, el: HTMLElement): void {
  const name = state["shared"];
  const there = shared.get(name);
  const model = there ?? new PageModel(state);
  if (name !== undefined) shared.set(name, model);
  const keeping = there ? undefined : keepingOf(model, state); // before it is shown, as it brings back what was answered
  front.render({ model, el, signal: new AbortController().signal });
  keeping?.showIn(el);
}
