// The table twin of a picture: the same numbers, folded away until somebody wants them, and always on paper.
import { fill, h } from "../ui/dom";

export interface Twin {
  readonly node: HTMLElement;
  /** the head of the columns, and the rows, made when they are wanted; the first cell of a row is its head */
  update(heads: readonly string[], rows: () => readonly (readonly string[])[]): void;
}

export function tableTwin(summary: string, caption: string, signal: AbortSignal): Twin {
  const head = h("tr");
  const body = h("tbody");
  const around = h("div", { class: "mp-scroll", tabindex: 0, role: "group", "aria-label": caption },
    h("table", { class: "mp-table" }, h("caption", { class: "mk-hidden" }, caption), h("thead", {}, head), body));
  const node = h("details", { class: "mk-more mp-twin" }, h("summary", {}, summary), around);
  let late: (() => void) | undefined; // what is folded away is filled when it is opened
  const draw = () => {
    late?.();
    late = undefined;
  };
  node.addEventListener("toggle", () => node.open && draw());
  window.addEventListener("beforeprint", draw, { signal });
  return {
    node,
    update(heads, rows) {
      late = () => {
        fill(head, ...heads.map((one) => h("th", { scope: "col" }, one)));
        fill(body, ...rows().map(([first = "", ...rest]) => h("tr", {}, h("th", { scope: "row" }, first), ...rest.map((one) => h("td", {}, one)))));
      };
      if (node.open) draw();
    },
  };
}
