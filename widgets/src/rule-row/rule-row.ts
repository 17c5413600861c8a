// The RuleRow put together from its parts.
import { Kernel } from "../core/kernel";
import { speaker } from "../core/live";
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { assign, groupName, h, write } from "../ui/dom";
import { icon } from "../ui/pictures";
import { refusalOf } from "../ui/refusal";
import { rootOf } from "../ui/root";
import { resultNow } from "./answers";
import { cardsOf } from "./cards";
import type { RowState } from "./contract";
import type { Desk } from "./desk";
import { Laying } from "./laying";
import { trickOf } from "./tricks";

export function ruleRow(model: Model<RowState>): Made {
  const scene = model.get("scene");
  const { signal } = model;
  const words = wordsOf(model.get("words"));
  const voice = speaker(scene.language, signal);
  const { node: refusal, refuse } = refusalOf(voice);
  const laying = new Laying(model);
  const desk: Desk = {
    scene, words, laying, speaker: voice, signal,
    put: (id, place) => void (laying.put(id, place) || refuse(words("row.full", { longest: scene.longest }))),
  };
  const cards = cardsOf(desk);
  const readings = readingsOf(model, desk);
  const tricks = scene.tricks.map((trick) => trickOf(desk, trick));
  const total = h("p", { class: "mk-total", hidden: scene.tricks.length < 2 });
  const alone = h("p", { class: "mk-no-kernel", hidden: true }, icon("plug"), h("span", {}, words("alone")));
  const board = h("div", { class: "mk-board" }, cards.node, readings.node, h("div", { class: "mk-tricks" }, total, ...tricks.map((one) => one.node)), refusal, alone);
  const standing = { kind: "mk-tryout", title: scene.title, language: scene.language, theme: model.get("theme"), signal };
  const root = rootOf(standing, {}, board, voice.node);
  let there: boolean | undefined;
  const update = () => {
    const result = resultNow(model);
    cards.update();
    readings.update();
    tricks.forEach((trick, at) => trick.update(result?.tricks[at]));
    write(total, result?.sentence ?? "");
    assign(alone, { hidden: result !== undefined || there !== false });
    refusal.hidden = true;
    return result;
  };
  new Kernel(model, refuse).watch((found) => {
    there = found;
    assign(alone, { hidden: resultNow(model) !== undefined || found });
  });
  let said = "";
  model.onChange(["row", "reading", "result"], () => {
    const result = update();
    if (result === undefined || result.key === said) return;
    said = result.key;
    const [only] = result.tricks;
    voice.say(result.tricks.length === 1 && only ? only.sentence : result.sentence);
  });
  update();
  return { root, resize: () => undefined };
}

/** How the row is read: one choice for all views of the model. */
function readingsOf(model: Model<RowState>, { scene, words }: Desk): { readonly node: HTMLElement; update(): void } {
  const name = groupName();
  const radios = scene.readings.map((reading) => h("input", { type: "radio", name, value: reading.id, disabled: scene.locked !== "" }));
  radios.forEach((radio) => radio.addEventListener("change", () => model.set("reading", radio.value)));
  const labels = radios.map((radio, at) => h("label", { class: "mk-option" }, radio, h("span", {}, scene.readings[at]?.title ?? "")));
  const node = h("fieldset", { class: "mk-readings" }, h("legend", { class: "mk-heading" }, words("reading")), ...labels);
  return {
    node,
    update() {
      for (const radio of radios) radio.checked = radio.value === model.get("reading");
    },
  };
}
