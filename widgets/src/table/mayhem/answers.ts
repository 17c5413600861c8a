// What is answered beside touching: heads or tails, which pair, hands off.
import { cardPicture } from "../../ui/card-picture";
import { assign, button, fill, h } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { signSvg } from "../../ui/art";
import type { Option } from "../contract";
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { boardOf } from "./board";

/** An action as Python reads it. */
interface Action {
  readonly touch?: number;
  readonly do?: string;
  readonly call?: string;
  readonly pair?: string;
}

export function answers(stage: TableStage): TablePart {
  const { words, room } = stage;
  const list = h("div", { class: "mk-buttons mt-answers" });
  const node = h("div", { class: "mt-own", role: "group", "aria-label": words("answers"), hidden: true }, list);
  let view: View | undefined;
  const sign = ({ action }: Option): SVGElement | null => {
    const { call, pair } = action as Action;
    if (call) return signSvg(`token-${call}`, undefined, 40);
    const wild = view && boardOf(view.board).herds[boardOf(view.board).asks?.seat ?? -1]?.find((code) => code.endsWith("*"));
    return pair && wild ? cardPicture({ cards: room.names }, wild.replace("*", pair[0] ?? ""), { size: 40 }) : null;
  };
  const changed = whenChanged(() => {
    const options = view?.now.options.filter(({ action }) => (action as Action).touch === undefined && (action as Action).do !== "flip") ?? [];
    fill(list, ...options.map((option) => button({ class: "mk-plain mt-answer", "data-answer": JSON.stringify(option.action) }, () => stage.act(option.action), sign(option), option.label)));
  });
  return {
    node,
    update(next) {
      view = next;
      changed(next.acting ? JSON.stringify(next.now.options) : "");
      assign(node, { hidden: !next.acting || list.childElementCount === 0 });
      assign(list, { hidden: !next.acting });
    },
  };
}
