// The ladder of colours, weakest first, and the colour that is led. A class that votes sees the ladder with the answer:
// with it in view there is nothing to find out.
import { assign, fill, h } from "./dom";
import { colourOf, head, pip } from "./pictures";
import { type Part, type Stage, whenChanged } from "./part";

export function ladder({ store, words }: Stage): Part {
  const { scene } = store;
  const list = h("ol", { class: "mk-ladder", "aria-label": words("ladder") });
  const lead = h("p", { class: "mk-chip mk-lead" });
  const node = h("div", { class: "mk-facts" }, list, lead);
  let order: readonly string[] = [];
  let led: string | null = null;
  const reordered = whenChanged(() => {
    const rungs = order.map((id) => {
      const colour = colourOf(scene, id);
      if (!colour) return h("li", {}, id);
      return h("li", { class: "mk-rung" }, head(colour, store.present ? 48 : 30), pip(colour, store.present ? 24 : 15), h("span", {}, colour.animal));
    });
    rungs[0]?.append(h("small", { class: "mk-note" }, words("ladder.weakest")));
    rungs.at(-1)?.append(h("small", { class: "mk-note" }, words("ladder.strongest")));
    fill(list, ...rungs);
  });
  const leadChanged = whenChanged(() => {
    const colour = colourOf(scene, led);
    assign(lead, { "data-colour": colour?.pip ?? null });
    if (colour) fill(lead, pip(colour, store.present ? 26 : 16), words("lead", { colour: colour.name }));
    else fill(lead, words("lead.none"));
  });
  return {
    node,
    update({ frame, covered }) {
      assign(list, { hidden: store.present && covered });
      order = frame.order;
      led = frame.lead;
      reordered(order.join());
      leadChanged(led ?? "");
    },
  };
}
