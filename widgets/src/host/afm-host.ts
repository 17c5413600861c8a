// A host for pages without a notebook: it reads the state of each widget from a block of JSON and gives its module a
// model that lives in the page. Nothing is fetched.
import { load, type Module } from "../hosting/module";
import { show } from "../hosting/page-model";

interface Page {
  /** the source text of each module */
  readonly modules: Readonly<Record<string, string>>;
  readonly widgets: readonly { readonly module: string; readonly state: Readonly<Record<string, unknown>> }[];
}

/** Shows every widget of the page in its place, `<div data-moosekit-widget="0">` and so on. */
export async function mount(root: ParentNode, loading: (source: string) => Promise<Module> = load): Promise<void> {
  const block = root.querySelector("script[data-moosekit-state]");
  if (!block) return;
  const page = JSON.parse(block.textContent ?? "") as Page;
  const fronts = new Map<string, Promise<Module>>();
  for (const [place, { module, state }] of page.widgets.entries()) {
    const front = fronts.get(module) ?? loading(page.modules[module] ?? "");
    fronts.set(module, front);
    const el = root.querySelector<HTMLElement>(`[data-moosekit-widget="${place}"]`);
    if (!el) continue;
    el.replaceChildren(); // the picture that stood in for the widget
    show((await front).default, state, el);
    if (state["present"] === true && document.activeElement === document.body)
      el.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true }); // a clicker has no mouse to click with
  }
}

void mount(document);
