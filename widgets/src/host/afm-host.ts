// A host for pages without a notebook: it reads the state of each widget from a block of JSON and gives its module a
// model that lives in the page. Nothing is fetched.

interface Page {
  /** the source text of each module */
  readonly modules: Readonly<Record<string, string>>;
  readonly widgets: readonly { readonly module: string; readonly state: Readonly<Record<string, unknown>> }[];
}

interface Front {
  readonly default: { render(view: object): unknown };
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

async function load(source: string): Promise<Front> {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ address)) as Front;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Shows every widget of the page in its place, `<div data-moosekit-widget="0">` and so on. */
export async function mount(root: ParentNode, loading: (source: string) => Promise<Front> = load): Promise<void> {
  const block = root.querySelector("script[data-moosekit-state]");
  if (!block) return;
  const page = JSON.parse(block.textContent ?? "") as Page;
  const fronts = new Map<string, Promise<Front>>();
  for (const [place, { module, state }] of page.widgets.entries()) {
    const front = fronts.get(module) ?? loading(page.modules[module] ?? "");
    fronts.set(module, front);
    const el = root.querySelector<HTMLElement>(`[data-moosekit-widget="${place}"]`);
    if (!el) continue;
    el.replaceChildren(); // the picture that stood in for the widget
    (await front).default.render({ model: new PageModel(state), el, signal: new AbortController().signal });
  }
}

void mount(document);
