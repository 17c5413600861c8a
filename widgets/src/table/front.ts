// The anywidget module of a table: shows it in the element of a host, anew when the room or the words change.
import { type HostModel, Model } from "../core/model";
import { addStyles } from "../core/styles";
import base from "../styles/base.css";
import css from "../styles/table.css";
import { styleCss } from "../ui/art";
import type { TableState } from "./contract";
import type { GameFront } from "./part";
import { table } from "./table";

interface View {
  readonly model: HostModel;
  readonly el: HTMLElement;
  /** older hosts have none; they call the function that `render` returns */
  readonly signal?: AbortSignal;
}

export function front(game: GameFront): { readonly render: (view: View) => () => void } {
  return {
    render({ model, el, signal }) {
      const life = new AbortController();
      signal?.addEventListener("abort", () => life.abort(), { once: true });
      const style = styleCss() + base + css + game.css;
      let resize: (width: number) => void = () => undefined;
      let part = new AbortController(); // lives as long as one room is shown
      let shown = "";
      const outer = new Model<TableState>(model, life.signal);
      const show = () => {
        const room = JSON.stringify([outer.get("room"), outer.get("theme"), outer.get("present")]);
        if (room === shown) return;
        shown = room;
        const focused = el.matches(":focus-within");
        part.abort();
        part = new AbortController();
        const made = table(new Model<TableState>(model, part.signal), game);
        resize = made.resize;
        el.replaceChildren(made.root);
        resize(el.clientWidth);
        if (focused) made.root.focus();
      };
      life.signal.addEventListener("abort", () => part.abort(), { once: true });
      outer.onChange(["room", "words", "theme", "present"], show);
      const name = `table-${outer.get("room").game}`;
      addStyles(el, name, style);
      show();
      // Told of the first size, too: only then is it sure that the element has been put into its root.
      const observer = new ResizeObserver(([entry]) => {
        addStyles(el, name, style);
        resize(entry?.contentRect.width ?? 0);
      });
      observer.observe(el);
      life.signal.addEventListener("abort", () => observer.disconnect(), { once: true });
      return () => life.abort();
    },
  };
}
