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
  const summary = h("summary", { class: "mk-heading" }, words("log"));
  const details = h("details", { class: "mk-log" }, summary, list, covered);
  let own = true; // opens and closes by itself until the learner has done so
  summary.addEventListener("click", () => (own = false));
  let shown = -1;
  return {
    node: details,
    update(now) {
      lines.forEach((part) => part.update(now));
      assign(covered, { hidden: !now.covered });
      if (own) details.open = !stage.narrow() && !store.present;
      const current = lines[now.step]?.node;
      if (shown === now.step || !current || list.clientHeight === 0) return;
      list.scrollTop = current.offsetTop - list.clientHeight / 2; // inside the list only: the page must not jump
      shown = now.step;
    },
  };
}

function line({ store, words }: Stage, frame: Frame, step: number): Part {
  const heading = h("b", {});
  const why = h("span");
  const go = button({ class: "mk-line-go", "aria-label": words("go", { step: step + 1, label: frame.label }) }, () => store.go(step), String(step + 1));
  const said = h("div", { class: "mk-line-text" }, heading, why);
  const node = h("li", { class: "mk-line" }, go, said);
  const rule = frame.clause && clauseLink(frame.clause, words);
  if (rule) node.append(rule.link, rule.text);
  return {
    node,
    update(now) {
      const told = step <= now.step;
      write(heading, told ? frame.heading : frame.label);
      write(why, told ? [frame.sentence, frame.open].filter(Boolean).join(" ") : "");
      if (rule) assign(rule.link, { hidden: !told }); // the clause of a step to come would tell too much
      assign(node, { hidden: step > now.limit, "data-told": told, "aria-current": step === now.step ? "step" : null });
    },
  };
}
