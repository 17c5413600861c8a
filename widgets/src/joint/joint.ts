// The TwoWayTable and the Tree put together: the picture, its switches, and what the choice means.
import type { FrontEnd, Made } from "../core/mount";
import type { Model } from "../core/model";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import base from "../styles/base.css";
import css from "../styles/joint.css";
import { styleCss } from "../ui/art";
import { icon } from "../ui/card-picture";
import { assign, button, fill, groupName, h } from "../ui/dom";
import { later } from "../ui/later";
import type { JointState } from "./contract";
import type { Desk, Part } from "./desk";
import { sayingOf, sentences } from "./saying";
import { tableOf } from "./table";
import { treeOf } from "./tree";
import { nameOf, type View, viewOf } from "./view";

export function jointFront(picture: "table" | "tree"): FrontEnd<JointState> {
  return { styles: { base, joint: styleCss() + css }, madeOf: ["scene", "theme"], make: (model) => joint(model, picture) };
}

/** The picture in one direction. */
interface Picture {
  readonly node: HTMLElement;
  readonly parts: readonly Part[];
}

function joint(model: Model<JointState>, kind: "table" | "tree"): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const { root, board, voice } = frameOf({ title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal, kind: "mj-joint" });
  const desk: Desk = {
    model, scene, words,
    choose(view, row, column) {
      const name = nameOf(view, row, column);
      model.set("given", name === model.get("given") ? "" : name);
    },
  };
  const numbers = numbersOf(desk);
  const turn = button({ class: "mk-plain" }, () => model.set("swapped", !model.get("swapped")), icon("turn"), words("turn"));
  const clear = button({ class: "mk-plain" }, () => model.set("given", ""), icon("undo"), words("clear"));
  const saying = sayingOf(desk, kind === "tree" ? words("hint.tree") : words("hint.table"));
  const place = h("div", { class: "mj-place" });
  fill(board, numbers.node, place, h("div", { class: "mj-side" }, saying.node, h("p", { class: "mk-buttons mj-tools" }, turn, clear)));

  const made = new Map<boolean, Picture>(); // by whether it is turned round
  const pictureOf = (view: View): Picture => {
    const there = made.get(view.swapped);
    if (there) return there;
    const parts = kind === "table" ? [tableOf(desk, view, model.signal)] : [treeOf(desk, view, model.signal), twinOf(desk, view)];
    const picture = { parts, node: h("div", { class: "mj-picture" }, ...parts.map((part) => part.node)) };
    made.set(view.swapped, picture);
    place.append(picture.node);
    return picture;
  };
  const lay = (view: View, waiting: boolean): Picture => {
    const picture = pictureOf(view);
    assign(picture.node, { "data-waiting": waiting });
    for (const part of picture.parts) part.update(view);
    return picture;
  };
  const ahead = () => {
    const { node, parts } = lay(viewOf(model, !model.get("swapped")), true);
    parts[0]?.node.getBoundingClientRect(); // has it styled and laid out, though nobody sees it
    assign(node, { inert: true }); // only now: what is inert would be styled once more when it is seen
  };
  const update = () => {
    const view = viewOf(model);
    assign(lay(view, false).node, { inert: false });
    const other = made.get(!view.swapped);
    if (other) assign(other.node, { "data-waiting": true, inert: true });
    else later(model.signal, ahead);
    for (const part of [saying, numbers]) part.update(view);
    clear.style.visibility = view.row === undefined && view.column === undefined ? "hidden" : "visible"; // keeps its place
    return view;
  };
  model.onChange(["given", "numbers", "swapped"], () => voice.say(sentences(desk, update()).join(" ")));
  update();
  return { root, resize: () => undefined };
}

/** The table of a tree: it is made when it is opened, and follows while it is open. */
function twinOf(desk: Desk, first: View): Part {
  let view = first;
  let table: Part | undefined;
  const node = h("details", { class: "mk-more" }, h("summary", {}, desk.words("twin")));
  const follow = () => {
    if (!node.open) return;
    if (!table) node.append((table = tableOf(desk, view, desk.model.signal)).node);
    table.update(view);
  };
  node.addEventListener("toggle", follow);
  return {
    node,
    update(now) {
      view = now;
      follow();
    },
  };
}

/** Whole numbers or fractions. */
function numbersOf({ model, words }: Desk): Part {
  const name = groupName();
  const radios = (["counts", "fractions"] as const).map((value) => h("input", { type: "radio", name, value }));
  for (const radio of radios) radio.addEventListener("change", () => model.set("numbers", radio.value));
  const labels = [words("counts"), words("fractions")].map((label, at) => h("label", { class: "mk-option" }, radios[at], h("span", {}, label)));
  return {
    node: h("fieldset", { class: "mj-numbers" }, h("legend", { class: "mk-hidden" }, words("numbers")), ...labels),
    update(view) {
      radios.forEach((radio, at) => (radio.checked = (at === 1) === view.fractions));
    },
  };
}
