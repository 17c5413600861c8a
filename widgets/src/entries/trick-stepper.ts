// The front end of moosekit.widgets.TrickStepper: an anywidget module.
import type { StepperState } from "../core/contract";
import { type HostModel, Model } from "../core/model";
import { addStyles } from "../core/styles";
import base from "../styles/base.css";
import css from "../styles/stepper.css";
import { styleCss } from "../ui/art";
import { stepper } from "../ui/stepper";

interface View {
  readonly model: HostModel;
  readonly el: HTMLElement;
  /** older hosts have none; they call the function that `render` returns */
  readonly signal?: AbortSignal;
}

const STYLE = styleCss() + base + css;

function render({ model, el, signal }: View): () => void {
  const life = new AbortController();
  signal?.addEventListener("abort", () => life.abort(), { once: true });
  let resize: (width: number) => void = () => undefined;
  let part = new AbortController(); // lives as long as the trick that is shown
  const show = () => {
    const focused = el.matches(":focus-within");
    part.abort();
    part = new AbortController();
    const made = stepper(new Model<StepperState>(model, part.signal));
    resize = made.resize;
    el.replaceChildren(made.root);
    resize(el.clientWidth);
    if (focused) made.root.focus();
  };
  life.signal.addEventListener("abort", () => part.abort(), { once: true });
  const outer = new Model<StepperState>(model, life.signal);
  outer.onChange(["frames", "scene", "theme", "present", "predict", "tap"], show);
  addStyles(el, "stepper", STYLE);
  show();
  // Told of the first size, too: only then is it sure that the element has been put into its root.
  const observer = new ResizeObserver(([entry]) => {
    addStyles(el, "stepper", STYLE);
    resize(entry?.contentRect.width ?? 0);
  });
  observer.observe(el);
  life.signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  return () => life.abort();
}

export default { render };
