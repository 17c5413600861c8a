// What if? Answers that came with the trick, as tiles; and, where Python runs, any mixture of switches.
import type { Answer, Variant } from "../core/contract";
import { assign, button, fill, groupName, h } from "./dom";
import { cardPicture, icon } from "./pictures";
import type { Part, Stage } from "./part";

export function whatIf(stage: Stage): Part | undefined {
  const { store, words, kernel, speaker } = stage;
  const { locked } = store.scene;
  if (locked) return { node: h("div", { class: "mk-panel" }, h("h3", { class: "mk-heading" }, words("what-if")), h("p", { class: "mk-note" }, locked)), update: () => undefined };
  if (store.scene.variants.length < 2) return undefined;
  const name = groupName();
  const answer = h("p", { class: "mk-why" });
  const tell = (sentence: string) => {
    fill(answer, sentence);
    speaker.say(sentence);
  };
  const tiles = store.scene.variants.map((variant, at) => tile(stage, name, variant, at === 0, () => tell(variant.sentence)));
  const node = h("div", { class: "mk-panel mk-what-if", role: "group", "aria-label": words("what-if") },
    h("fieldset", { class: "mk-tiles" }, h("legend", { class: "mk-heading" }, words("what-if")), ...tiles), answer);
  const alone = h("p", { class: "mk-no-kernel" }, icon("plug"), h("span", {}, words("no-kernel")));
  kernel.watch((there) => {
    if (there) answer.before(switches(stage, tell));
    if (there) alone.remove();
    else node.append(alone);
  });
  let seen = false; // before the end has been seen, other endings would tell too much
  return {
    node,
    update({ covered, step }) {
      seen ||= step === store.frames.length - 1;
      assign(node, { hidden: covered || !seen });
    },
  };
}

function tile({ store, words }: Stage, name: string, variant: Variant, first: boolean, choose: () => void): HTMLElement {
  const radio = h("input", { type: "radio", name, value: variant.id, checked: first });
  radio.addEventListener("change", choose);
  const seat = store.scene.seats.find((one) => one.seat === variant.winner)?.name;
  const result = seat ? words("wins", { seat }) : words("nobody");
  const picture = variant.card ? cardPicture(store.scene, variant.card, { size: 40 }) : null;
  return h("label", { class: "mk-tile", "data-changed": variant.changed }, radio, picture,
    h("span", {}, h("span", { class: "mk-note" }, variant.label), h("b", {}, result)));
}

/** A switch for each rule card and the reading, answered by Python. */
function switches({ store, words, kernel }: Stage, tell: (sentence: string) => void): HTMLElement {
  const { row, readings, reading, state } = store.scene;
  const boxes = row.map((card) => h("input", { type: "checkbox", value: card.id, checked: true }));
  const choice = h("select", { class: "mk-select", "aria-label": words("reading.choose") },
    ...readings.map((one) => h("option", { value: one.id, selected: one.id === reading.id }, one.title)));
  const turned = h("input", { type: "checkbox" });
  const ask = button({ class: "mk-plain" }, () => {
    const off = boxes.filter((box) => !box.checked).map((box) => box.value);
    const question = { kind: "what-if", off, reading: choice.value, turned: turned.checked };
    void kernel.ask(question, state).then((found: Answer) => tell(found.sentence));
  }, words("what-if.ask"));
  const labels = boxes.map((box, at) => h("label", { class: "mk-switch" }, box, row[at]?.title ?? ""));
  return h("details", { class: "mk-more mk-mix" }, h("summary", {}, words("what-if.mix")),
    h("div", { class: "mk-switches" }, ...labels, row.length > 1 ? h("label", { class: "mk-switch" }, turned, words("what-if.turned")) : null,
      row.length > 1 ? choice : null, ask));
}
