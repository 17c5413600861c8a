// The rule cards on offer, each a switch with its picture.
import type { Words } from "../core/words";
import { h } from "../ui/dom";
import { rowPicture } from "../ui/pictures";
import type { GridScene } from "./contract";

const SIZE = 36; // pixels

/** `lay` is told the ids in the order of the offer. */
export function rulesOf(scene: GridScene, words: Words, lay: (row: readonly string[]) => void): { readonly node: HTMLElement; update(row: readonly string[]): void } {
  const boxes = scene.rules.map((rule) => h("input", { type: "checkbox", value: rule.id }));
  const pills = scene.rules.map((rule, at) =>
    h("label", { class: "mp-pill mg-rule", title: rule.text }, boxes[at], h("span", { "aria-hidden": "true" }, rowPicture(rule, { size: SIZE })), h("span", {}, rule.title)));
  for (const box of boxes) box.addEventListener("change", () => lay(boxes.flatMap((one) => (one.checked ? [one.value] : []))));
  return {
    node: h("fieldset", { class: "mp-choices", hidden: boxes.length === 0 }, h("legend", { class: "mk-heading" }, words("rules")), h("div", { class: "mp-pills" }, ...pills)),
    update(row) {
      for (const box of boxes) box.checked = row.includes(box.value);
    },
  };
}
