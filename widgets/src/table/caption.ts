// What happened, why, and what to do now. One sentence each; the reason in steps on request.
import type { Step } from "./contract";
import { icon } from "../ui/card-picture";
import { clauseLink } from "../ui/clause";
import { assign, fill, h, show, write } from "../ui/dom";
import { whenChanged } from "../ui/part";
import type { TablePart, TableStage } from "./part";

export function caption(stage: TableStage): TablePart {
  const { words } = stage;
  const line = h("p", { class: "mk-say" });
  const steps = h("ol", { class: "mt-why" });
  const why = h("details", { class: "mk-more" }, h("summary", {}, words("why")), steps);
  const prompt = h("p", { class: "mt-prompt", hidden: true });
  const node = h("div", { class: "mt-caption", role: "group", "aria-label": words("happened") }, line, why, prompt);
  let shown: readonly Step[] = [];
  why.addEventListener("toggle", () => {
    if (why.open) void spell(stage, steps, shown);
  });
  const changed = whenChanged(() => {
    why.open = false;
    fill(steps);
  });
  return {
    node,
    update({ frame, acting, now, live, at }) {
      write(line, frame?.line ?? "");
      shown = frame?.why ?? [];
      changed(`${at} ${frame?.line}`);
      show(why, shown.length > 0);
      show(line, frame !== undefined);
      write(prompt, live && (acting || now.over) ? now.prompt : "");
      show(prompt, prompt.textContent !== "");
      assign(node, { "data-asks": acting, hidden: frame === undefined && !prompt.textContent });
    },
  };
}

/** The steps of an explanation, each with its clause. */
async function spell({ store, words }: TableStage, list: HTMLElement, steps: readonly Step[]): Promise<void> {
  if (list.childElementCount > 0) return;
  const lines = steps.map((step) => h("li", { class: "mt-step" }, h("span", {}, step.text)));
  fill(list, ...lines);
  const book = await store.book();
  lines.forEach((line, at) => {
    const clause = book?.clauses[steps[at]?.clause ?? ""];
    if (!clause) return;
    const { link, text } = clauseLink(clause, words);
    line.append(link, text);
  });
}

/** Says why something was not possible, or what was done, until the game goes on. */
export function telling({ words }: { readonly words: TableStage["words"] }): TablePart & { tell(sentence: string, refused: boolean): void } {
  const node = h("p", { class: "mk-refusal mt-told", hidden: true });
  let state = "";
  return {
    node,
    tell(sentence, refused) {
      fill(node, icon(refused ? "warning" : "tick"), h("span", {}, sentence));
      show(node, true);
      assign(node, { "data-refused": refused, title: refused ? words("refused") : null });
    },
    update({ now }) {
      if (state !== now.state) show(node, false); // it was about another moment, and maybe for another person
      state = now.state;
    },
  };
}
