// What every front end of a lesson stands in: the panel with its title, its voice, and keys that stay inside.
import { keepFromNotebook } from "../core/keys";
import { speaker, type Speaker } from "../core/live";
import { h } from "../ui/dom";

export interface Frame {
  readonly root: HTMLElement;
  /** where the parts go */
  readonly board: HTMLElement;
  readonly voice: Speaker;
}

export function frameOf(given: { readonly title: string; readonly language: string; readonly theme: string; readonly signal: AbortSignal; readonly kind: string }): Frame {
  const { title, language, theme, signal, kind } = given;
  const voice = speaker(language, signal);
  const board = h("div", { class: "mk-board" });
  const root = h("div", {
    class: `moosekit mk-lesson ${kind}`, role: "group", tabindex: -1, lang: language, "aria-label": title,
    "data-jp-suppress-context-menu": "true", "data-theme": theme,
  }, h("h2", { class: "mk-title mp-title" }, title), board, voice.node);
  keepFromNotebook(root);
  root.addEventListener("focusin", ({ target }) => keepFromNotebook(target as Element), { signal });
  root.addEventListener("keydown", (event) => {
    // what is typed or moved here is no command of the notebook
    if (event.target instanceof HTMLInputElement) event.stopPropagation();
  }, { signal });
  return { root, board, voice };
}
