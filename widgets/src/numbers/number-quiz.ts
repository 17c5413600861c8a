// The NumberQuiz put together: which question, the question itself, the way on, and the sheet to print.
import { rove } from "../core/keys";
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import { icon } from "../ui/card-picture";
import { assign, button, fill, h, write } from "../ui/dom";
import { noticeOf } from "../ui/notice";
import { type Asking, askingOf } from "./asking";
import type { NumberState, NumberVariant } from "./contract";
import { Marking } from "./marking";
import { sheetOf } from "./sheet";

const MOST = 500; // answers that are kept

export function numberQuiz(model: Model<NumberState>): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const { root, board, voice } = frameOf({ title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal, kind: "mn-quiz" });
  const marking = new Marking(model);
  const count = scene.questions.length;
  const sheet = sheetOf(scene, words);
  const stand = h("div", {}); // where the question is
  const status = h("p", { class: "mk-status" });
  const places = scene.questions.map((_, place) => button({ class: "mn-number", tabindex: -1 }, () => go(place)));
  const nav = h("nav", { class: "mn-nav", "aria-label": words("questions"), hidden: count < 2 }, ...places);
  const back = button({ class: "mk-plain" }, () => go(model.get("at") - 1), icon("back"), words("back"));
  const next = button({ class: "mk-plain" }, () => go(model.get("at") + 1), words("next"), icon("next"));
  const print = button({ class: "mk-plain" }, () => globalThis.print(), icon("print"), words("print"));
  fill(board, noticeOf(model), status, nav, stand, h("p", { class: "mk-buttons" }, back, next, print), sheet.node);
  const settle = rove(nav, "button", model.signal);

  const variantOf = (place: number): NumberVariant => {
    const { variants } = scene.questions[place] ?? { variants: [] };
    const found = variants[model.get("chosen")[place] ?? 0] ?? variants[0];
    if (found === undefined) throw new Error(`there is no question ${place}`);
    return found;
  };
  const go = (place: number) => {
    if (place >= 0 && place < count) model.set("at", place);
  };
  const standing = () => {
    const all = scene.questions.map((_, place) => marking.standing(place));
    places.forEach((one, place) => {
      const solved = all[place]?.right ?? false;
      assign(one, { "aria-current": place === model.get("at") ? "step" : null, "data-solved": solved, "aria-label": solved ? words("solved", { number: place + 1 }) : words("open", { number: place + 1 }) });
      fill(one, h("span", {}, String(place + 1)), solved ? icon("tick") : null);
    });
    settle();
    const done = all.every(({ right }) => right);
    const facts = { right: all.filter(({ right }) => right).length, questions: count, tries: all.reduce((sum, { tries }) => sum + tries, 0) };
    assign(status, { hidden: count < 2 && !done });
    write(status, done ? words("done", facts) : words("question", { number: model.get("at") + 1, questions: count }));
  };
  let shown = "";
  const show = (moved: boolean) => {
    const place = model.get("at");
    const [question, variant] = [scene.questions[place], variantOf(place)];
    if (question === undefined) return;
    standing();
    for (const [one, end] of [[back, place === 0], [next, place === count - 1]] as const) assign(one, { hidden: end });
    if (variant.id === shown) return;
    shown = variant.id;
    const asking: Asking = askingOf({
      words, marking, place, question, variant, speaker: voice, language: scene.language,
      keep: (typed) => model.set("progress", [...model.get("progress"), { question: variant.id, typed }].slice(-MOST)),
      other: () => model.set("chosen", model.get("chosen").map((one, at) => (at === place ? (one + 1) % question.variants.length : one))),
    });
    fill(stand, asking.node);
    sheet.update(scene.questions.map((_, at) => variantOf(at)));
    if (moved) asking.focus();
  };
  model.onChange(["at", "chosen"], () => show(root.matches(":focus-within")));
  model.onChange(["progress"], () => {
    if (model.get("progress").length === 0) shown = ""; // somebody begins anew
    show(false);
  });
  show(false);
  return { root, resize: () => undefined };
}
