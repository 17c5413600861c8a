// Showing a front end in the element that a host gives: anew when what it stands on changes, and gone when the view is.
import { type HostModel, Model } from "./model";
import { addStyles, type Sheets } from "./styles";

export interface View {
  readonly model: HostModel;
  readonly el: HTMLElement;
  /** older hosts have none; they call the function that `render` returns */
  readonly signal?: AbortSignal;
}

/** A front end that has been made. */
export interface Made {
  readonly root: HTMLElement;
  /** to be called when the width has changed */
  readonly resize: (width: number) => void;
}

export interface FrontEnd<State extends object> {
  /** its style sheets, those that it shares with others first */
  readonly styles: Sheets;
  /** the values that it is made of: where one changes, it is made anew */
  readonly madeOf: readonly (keyof State & string)[];
  readonly make: (model: Model<State>) => Made;
}

/** The anywidget module of a front end. */
export function mounted<State extends object>(front: FrontEnd<State>): { render(view: View): () => void } {
  return { render: (view) => render(front, view) };
}

function render<State extends object>(front: FrontEnd<State>, { model, el, signal }: View): () => void {
  const life = new AbortController();
  signal?.addEventListener("abort", () => life.abort());
  let resize: (width: number) => void = () => undefined;
  let part = new AbortController(); // lives until the front end is made anew
  const show = () => {
    const focused = el.matches(":focus-within");
    part.abort();
    part = new AbortController();
    const made = front.make(new Model<State>(model, part.signal));
    resize = made.resize;
    el.replaceChildren(made.root);
    resize(el.clientWidth);
    if (focused) made.root.focus();
  };
  life.signal.addEventListener("abort", () => part.abort());
  new Model<State>(model, life.signal).onChange(front.madeOf, show);
  addStyles(el, front.styles);
  show();
  // Told of the first size, too: only then is it sure that the element has been put into its root.
  let width = -1;
  const observer = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? 0;
    if (now === width) return; // only higher or lower than before
    addStyles(el, front.styles);
    resize((width = now));
  });
  observer.observe(el);
  life.signal.addEventListener("abort", () => observer.disconnect());
  return () => life.abort();
}
