// The verdict: who wins, why, and the trick to step through.
import trickStepper from "../../entries/trick-stepper";
import { show } from "../../hosting/page-model";
import type { Words } from "../../core/words";
import { fill, h } from "../../ui/dom";
import type { Desk, Judged } from "./contract";

export function verdict(judged: Judged, desk: Desk, words: Words): HTMLElement {
  if (judged.faults.length > 0 || judged.scene === null) {
    return h("div", { class: "mj-faults" }, h("p", {}, h("b", {}, words("faults"))), h("ul", {}, ...judged.faults.map((fault) => h("li", {}, fault))));
  }
  const reasons = judged.why.map((reason) => h("li", {}, reason));
  const stepper = h("div", {});
  const { frames, scene } = judged;
  show(trickStepper, {
    frames, scene, words: desk.stepper, step: frames.length - 1,
    prediction: null, revealed: false, votes: {}, predict: false, tap: false, present: false, theme: "auto",
  }, stepper);
  const node = h("div", { class: "mj-verdict" });
  fill(node, h("h2", { class: "mk-title" }, judged.said), h("h3", { class: "mk-heading" }, words("why")), h("ol", { class: "mj-why" }, ...reasons), stepper);
  return node;
}
