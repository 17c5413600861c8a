// One of several: radio buttons as pills in a row, under a heading.
import { groupName, h } from "../ui/dom";

export interface Choices {
  /** nothing where there is nothing to choose */
  readonly node: HTMLElement | undefined;
  update(chosen: number): void;
}

export function choicesOf(heading: string, labels: readonly string[], choose: (place: number) => void): Choices {
  const name = groupName();
  const radios = labels.map((_, place) => h("input", { type: "radio", name, value: place }));
  radios.forEach((radio, place) => radio.addEventListener("change", () => choose(place)));
  const pills = labels.map((one, place) => h("label", { class: "mp-pill" }, radios[place], h("span", {}, one)));
  const several = labels.length > 1;
  const node = several ? h("fieldset", { class: "mp-choices" }, h("legend", { class: "mk-heading" }, heading), h("div", { class: "mp-pills" }, ...pills)) : undefined;
  return {
    node,
    update(chosen) {
      radios.forEach((radio, place) => (radio.checked = place === chosen));
    },
  };
}

/** A switch: a tick box as a pill. */
export function switchOf(words: string, turn: (on: boolean) => void): { readonly node: HTMLElement; update(on: boolean): void } {
  const box = h("input", { type: "checkbox" });
  box.addEventListener("change", () => turn(box.checked));
  return { node: h("label", { class: "mp-pill" }, box, h("span", {}, words)), update: (on) => void (box.checked = on) };
}
