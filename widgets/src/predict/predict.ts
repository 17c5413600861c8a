// The Predict put together: first a prediction, which is kept; then, when it is asked for, how it is.
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import { button, fill, h } from "../ui/dom";
import { icon } from "../ui/card-picture";
import { whenChanged } from "../ui/part";
import { askingOf, spoken } from "./asking";
import { gapOf } from "./comparing";
import type { PredictState } from "./contract";
import { linePicture } from "./line";

const AROUND = 26; // pixels of the panel's own edge and padding
const WIDEST = 760;
const AT_FIRST = 640; // before the width is known

export function predict(model: Model<PredictState>): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const { root, board, voice } = frameOf({ title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal, kind: "mk-predict" });
  const refusal = h("p", { class: "mk-note mp-wrong" });
  let width = AT_FIRST;
  let moved = false; // whether the change is this page's own: only then does the focus follow

  const refuse = (sentence: string) => {
    fill(refusal, sentence);
    voice.say(sentence);
  };
  const act = (change: () => void) => {
    moved = true;
    change();
    moved = false;
  };
  const draw = () => {
    const made = model.get("prediction");
    fill(refusal);
    if (made === null) {
      fill(board, askingOf(scene, words, (value) => act(() => model.set("prediction", value)), refuse), refusal);
      return;
    }
    const truth = model.get("revealed") ? model.get("truth") : null;
    const said = words("made", { said: spoken(scene, made, words) });
    const told = truth ? words("truth", { told: truth.told }) : "";
    const gap = truth ? gapOf(scene, made, truth, words) : words(model.get("truth") ? "kept" : "later");
    const picture = scene.kind === "choice" ? null : linePicture(scene, {
      made: { at: made, words: words("mark.made", { said: spoken(scene, made, words) }) },
      truth: truth ? { at: truth.value, words: truth.told } : undefined,
    }, width, [said, told].filter(Boolean).join(" "));
    const ends = picture && h("p", { class: "mp-ends", "aria-hidden": "true" }, ...scene.ends.map((end) => h("span", {}, end)));
    const right = truth !== null && Math.round(truth.value) === made;
    const verdict = h("div", { class: "mk-panel mp-verdict", tabindex: -1, "data-right": right ? "" : null },
      h("p", {}, said),
      truth ? h("p", { class: "mk-say" }, right ? icon("tick") : null, h("span", {}, told)) : null,
      h("p", {}, gap), truth && scene.because ? h("p", { class: "mk-why" }, scene.because) : null);
    const reveal = !truth && model.get("truth") !== null ? h("p", { class: "mk-buttons" }, button({ class: "mk-next" }, () => act(() => model.set("revealed", true)), words("reveal"))) : null;
    fill(board, picture && h("figure", { class: "mp-figure" }, picture, ends), verdict, reveal);
    if (moved) {
      verdict.focus();
      voice.say([said, told, gap].filter(Boolean).join(" "));
    }
  };
  const redraw = whenChanged(draw);
  // while somebody is placing, a new width changes nothing that is drawn
  const update = () => redraw([model.get("prediction"), model.get("revealed"), model.get("truth")?.told, model.get("prediction") === null ? "" : width].join());
  model.onChange(["prediction", "revealed", "truth"], update);
  update();
  return {
    root,
    resize(to) {
      width = Math.max(240, Math.min(WIDEST, (to || AT_FIRST) - AROUND));
      update();
    },
  };
}
