// For a class: hands counted for each thing that may be done; the most hands decide.
import { assign, button, fill, h, show, write } from "../ui/dom";
import { whenChanged } from "../ui/part";
import type { Option } from "./contract";
import type { TablePart, TableStage } from "./part";

const MOST_HANDS = 999;

export function votes({ store, words, act }: TableStage): TablePart {
  const list = h("div", { class: "mt-votes" });
  const result = h("p", { class: "mk-note" });
  const go = button({ class: "mk-next", "data-do": "vote" }, () => {
    const best = winner();
    if (best) act(best.action);
  }, words("vote.play"));
  const node = h("div", { class: "mk-panel mt-vote", role: "group", "aria-label": words("vote"), hidden: true },
    h("h3", { class: "mk-heading" }, words("vote")), list, result, go);
  const counts = () => store.model.get("votes");
  const winner = (): Option | undefined => {
    const hands = store.now.options.map((_, at) => counts()[at] ?? 0);
    const most = Math.max(...hands);
    return most > 0 && hands.filter((count) => count === most).length === 1 ? store.now.options[hands.indexOf(most)] : undefined;
  };
  const changed = whenChanged(() => fill(list, ...store.now.options.map((option, at) => {
    const input = h("input", { type: "number", min: 0, max: MOST_HANDS, inputmode: "numeric", class: "mk-select mt-hands" });
    input.addEventListener("input", () => {
      const count = Number.isInteger(input.valueAsNumber) ? input.valueAsNumber : 0;
      store.vote(at, Math.max(0, Math.min(count, MOST_HANDS)));
    });
    return h("label", { class: "mt-vote-row" }, h("span", {}, option.label), input);
  })));
  return {
    node,
    update({ now, acting }) {
      show(node, store.present && acting && now.options.length >= 2);
      changed(now.state);
      const best = winner();
      write(result, best ? words("vote.most", { action: best.label }) : words("vote.open"));
      assign(go, { "aria-disabled": best ? null : "true" });
    },
  };
}
