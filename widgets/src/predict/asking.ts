// Making a prediction: one of the choices, or a place on the line, which may also be typed.
import type { Words } from "../core/words";
import { count } from "../plots/numbers";
import { button, groupName, h, write } from "../ui/dom";
import type { PredictScene } from "./contract";
import { along } from "./line";

/** The part that asks; `keep` is told the prediction, `refuse` what is missing. */
export function askingOf(scene: PredictScene, words: Words, keep: (made: number) => void, refuse: (sentence: string) => void): HTMLElement {
  const { node, read } = scene.kind === "choice" ? choosing(scene, words) : placing(scene, words);
  const done = () => {
    const made = read();
    if (made === undefined) refuse(words(scene.kind === "choice" ? "choose" : "place"));
    else keep(made);
  };
  return h("div", { class: "mp-asking" }, node, h("p", { class: "mk-buttons" }, button({ class: "mk-next" }, done, words("keep"))));
}

interface Part {
  readonly node: HTMLElement;
  /** nothing as long as nothing was chosen */
  read(): number | undefined;
}

function choosing(scene: PredictScene, words: Words): Part {
  const name = groupName();
  const radios = scene.choices.map((_, place) => h("input", { type: "radio", name, value: place }));
  const labels = scene.choices.map((choice, place) => h("label", { class: "mk-option" }, radios[place], h("span", {}, choice)));
  return {
    node: h("fieldset", { class: "mp-options" }, h("legend", { class: "mk-heading" }, words("choices")), ...labels),
    read() {
      const place = radios.findIndex((radio) => radio.checked);
      return place < 0 ? undefined : place;
    },
  };
}

function placing(scene: PredictScene, words: Words): Part {
  const { kind, low, high, ends } = scene;
  let at: number | undefined;
  const middle = Math.round((low + high) / 2);
  const range = h("input", { type: "range", class: "mk-scrub", min: low, max: high, step: 1, value: middle, "aria-label": words(`line.${kind}`) });
  const track = h("span", { class: "mk-track mp-line" }, h("span", { class: "mk-ticks", "aria-hidden": "true" }), range);
  const box = h("input", { class: "mp-box", type: "number", min: low, max: high, step: 1, inputmode: "numeric", "aria-label": words(`box.${kind}`) });
  const told = h("span", {}, words("place"));
  const place = (value: number | undefined, typed: boolean) => {
    at = value !== undefined && Number.isInteger(value) && value >= low && value <= high ? value : undefined;
    if (at !== undefined) range.value = String(at);
    if (!typed) box.value = at === undefined ? "" : String(at);
    box.toggleAttribute("aria-invalid", at === undefined && box.value !== "");
    range.setAttribute("aria-valuetext", at === undefined ? words("place") : spoken(scene, at, words));
    track.style.setProperty("--mk-at", String(along(scene)(at ?? middle)));
    track.toggleAttribute("data-placed", at !== undefined);
    write(told, at === undefined ? words("place") : spoken(scene, at, words));
  };
  range.addEventListener("input", () => place(range.valueAsNumber, false));
  range.addEventListener("click", () => place(range.valueAsNumber, false));
  box.addEventListener("input", () => place(box.value === "" ? undefined : box.valueAsNumber, true));
  place(undefined, false);
  const unit = kind === "chance" ? h("span", { "aria-hidden": "true" }, "%") : null;
  return {
    node: h("div", { class: "mp-placing" }, track,
      h("p", { class: "mp-ends", "aria-hidden": "true" }, ...ends.map((end) => h("span", {}, end))),
      h("p", { class: "mp-typed" }, box, unit, told)),
    read: () => at,
  };
}

/** A prediction in words. */
export function spoken(scene: PredictScene, made: number, words: Words): string {
  if (scene.kind === "choice") return scene.choices[made] ?? "";
  if (scene.kind === "whole") return count(made, scene.language);
  return words("percent", { percent: made });
}
