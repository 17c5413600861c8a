// The row of rule cards, left to right in the order of reading; the one that acts is lit.
import type { RowCard } from "../core/contract";
import type { State } from "./art";
import { assign, fill, h, write } from "./dom";
import { rowPicture } from "./pictures";
import { type Part, type Stage, whenChanged } from "./part";

export function row(stage: Stage): Part {
  const { store, words } = stage;
  if (store.scene.row.length === 0) return emptyRow(stage);
  const places = store.scene.row.map((card, place) => rowPlace(stage, card, place));
  const node = h("ol", { class: "mk-row", "aria-label": words("row") }, ...places.map((part) => part.node));
  return { node, update: (now) => places.forEach((part) => part.update(now)) };
}

/** What wins without rule cards, which a class that still votes is not told. */
function emptyRow({ store, words }: Stage): Part {
  const node = h("p", { class: "mk-row mk-note" }, words("row.empty"));
  return { node, update: ({ covered }) => assign(node, { hidden: store.present && covered }) };
}

function rowPlace({ store, words }: Stage, card: RowCard, place: number): Part {
  const picture = h("span", { class: "mk-rule-picture" });
  const status = h("span", { class: "mk-status" });
  const title = h("span", { class: "mk-rule-title" }, h("b", {}, `${place + 1}. ${card.title}`), status);
  const node = h("li", { class: "mk-rule", title: card.text }, picture, title);
  let states: State[] = [];
  const changed = whenChanged(() => fill(picture, rowPicture(card, { size: store.present ? 110 : 64, states })));
  return {
    node,
    update({ frame }) {
      const acting = frame.acting === place;
      const idle = frame.idle.includes(place);
      states = [...(acting ? ["acting" as const] : []), ...(idle ? ["idle" as const] : [])];
      changed(states.join());
      assign(node, { "aria-current": acting ? "step" : null, "data-acting": acting });
      write(status, acting ? words("row.acting") : idle ? words("row.idle") : frame.read.includes(place) ? words("row.read") : "");
    },
  };
}
