// The DealView put together. An entry imports the art of its game first, so that each bundle carries one game's.
import { Kernel } from "../core/kernel";
import type { Model } from "../core/model";
import type { FrontEnd, Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import base from "../styles/base.css";
import css from "../styles/deal.css";
import { styleCss } from "../ui/art";
import { icon } from "../ui/card-picture";
import { assign, button, fill, h, write } from "../ui/dom";
import { refusalOf } from "../ui/refusal";
import { cardsOf } from "./cards";
import type { DealState } from "./contract";
import { countingOf } from "./counting";
import type { Desk } from "./desk";
import { known, THOUSAND } from "./tally";

export function dealFront(): FrontEnd<DealState> {
  return { styles: { base, deal: styleCss() + css }, madeOf: ["scene", "theme"], make: deal };
}

function deal(model: Model<DealState>): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const desk: Desk = { model, scene, words };
  const { root, board, voice } = frameOf({ title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal, kind: "md-deal" });
  let there: boolean | undefined; // whether Python is
  const once = button({ class: "mk-next" }, () => go(1), icon("deal"), words("deal"));
  const thousand = button({ class: "mk-plain" }, () => go(THOUSAND), words("thousand"));
  const again = button({ class: "mk-plain" }, () => model.set("done", 0), icon("undo"), words("again"));
  const reveal = button({ class: "mk-plain" }, () => model.set("revealed", !model.get("revealed")), icon("bulb"), h("span", {}));
  const { node: refusal, refuse } = refusalOf(voice);
  const alone = h("p", { class: "mk-no-kernel", hidden: true }, icon("plug"), h("span", {}, words("no-python", { count: model.get("hits").length })));
  const parts = [cardsOf(desk), countingOf(desk)];
  fill(board, h("p", { class: "md-asks" }, scene.asks), h("p", { class: "mk-buttons" }, once, thousand, again, reveal), ...parts.map((part) => part.node), refusal, alone);
  const able = (more: number) => {
    const next = model.get("done") + more;
    const came = more === 1 ? next <= model.get("deals").length : next <= model.get("hits").length;
    return next <= scene.most && (came || there !== false);
  };
  const go = (more: number) => {
    if (able(more)) model.set("done", model.get("done") + more);
  };
  const update = () => {
    for (const part of parts) part.update();
    assign(once, { hidden: !able(1) });
    assign(thousand, { hidden: !able(THOUSAND) });
    assign(again, { hidden: model.get("done") === 0 });
    assign(alone, { hidden: there !== false || (able(1) && able(THOUSAND)) });
    write(reveal.lastElementChild ?? reveal, model.get("revealed") ? words("exact.hide") : words("exact.show"));
    assign(reveal, { "aria-pressed": String(model.get("revealed")) });
  };
  const say = () => {
    const told = [...root.querySelectorAll(".md-table .mk-say, .md-sentence, .md-exact")].filter((one) => !one.closest("[hidden], [data-away]"));
    if (known(model) === model.get("done")) voice.say(told.map((one) => one.textContent).filter(Boolean).join(" "));
  };
  model.onChange(["done", "hits", "last", "revealed"], () => {
    refusal.hidden = true;
    const focused = root.querySelector(":focus");
    update();
    if (focused?.hasAttribute("hidden")) again.focus(); // a button that went away may not take the focus along
    say();
  });
  new Kernel(model, refuse).watch((found) => {
    there = found;
    update();
  });
  update();
  return { root, resize: () => undefined };
}
