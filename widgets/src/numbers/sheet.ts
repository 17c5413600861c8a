// The questions as a printed sheet, with room to answer; on a screen it is not shown.
import type { Words } from "../core/words";
import { fill, h } from "../ui/dom";
import type { NumberScene, NumberVariant } from "./contract";

export interface Sheet {
  readonly node: HTMLElement;
  update(variants: readonly NumberVariant[]): void;
}

export function sheetOf(scene: NumberScene, words: Words): Sheet {
  const list = h("ol", { class: "mn-printed" });
  return {
    node: h("div", { class: "mn-sheet", "aria-hidden": "true" },
      h("p", { class: "mn-name" }, h("b", {}, scene.title), h("span", {}, words("print.name"), " ", h("i", { class: "mn-rule" }))), list),
    update(variants) {
      fill(list, ...variants.map((variant) => h("li", {}, h("p", {}, variant.prompt),
        h("p", { class: "mk-note" }, variant.says, " ", h("span", {}, variant.id)),
        h("p", {}, words("print.answer"), " ", h("i", { class: "mn-rule" })))));
    },
  };
}
