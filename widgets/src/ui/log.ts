// The log: every step as a list, each with the clause that decided. Steps that are covered are not told.
import type { Frame } from "../core/contract";
import { assign, button, h, write } from "./dom";
import { clauseLink } from "./clause";
import type { Part, Stage } from "./part";

export function log(stage: Stage): Part {
  const { store, words } = stage;
  const lines = store.frames.map((frame, step) => line(stage, frame, step));
  const list = h("ol", { class: "mk-log-list" }, ...lines.map((part) => part.node));
  const covered = h("p", { class: "mk-note" }, words("log.covered"));
  const details = h("details", { class: "mk-log", open: !stage.narrow() && !store.present },
    h("summary", { class: "mk-heading" }, words("log")), list, covered);
  let shown = -1;
  return {
    node: details,
    update(now) {
      lines.forEach((part) => part.update(now));
      assign(covered, { hidden: !now.covered });
      // Scrolls inside the list only: the page itself must not jump.
      const current = lines[now.step]?.node;
      if (shown >= 0 && shown !== now.step && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
      shown = now.step;
    },
  };
}

function line({ store, words }: Stage, frame: Frame, step: number): Part {
  const heading = h("b", {});
  const why = h("span", { class: "mk-line-why" });
  const go = button({ class: "mk-line-go", "aria-label": words("go", { step: step + 1, label: frame.label }) }, () => store.go(step), String(step + 1));
  const said = h("div", { class: "mk-line-text" }, heading, why);
  const node = h("li", { class: "mk-line" }, go, said);
  if (frame.clause) {
    const { link, text } = clauseLink(frame.clause, words);
    node.append(link, text);
  }
  return {
    node,
    update(now) {
      const told = step <= now.step;
      write(heading, told ? frame.heading : frame.label);
      write(why, told ? [frame.sentence, frame.open].filter(Boolean).join(" ") : "");
      assign(node, { hidden: step > now.limit, "data-told": told, "aria-current": step === now.step ? "step" : null });
    },
  };
}
