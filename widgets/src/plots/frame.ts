// What every front end of a lesson stands in: the panel with its title, its voice, and keys that stay inside.
import { speaker, type Speaker } from "../core/live";
import { h } from "../ui/dom";
import { rootOf, type Standing } from "../ui/root";

export interface Frame {
  readonly root: HTMLElement;
  /** where the parts go */
  readonly board: HTMLElement;
  readonly voice: Speaker;
}

export function frameOf(standing: Standing): Frame {
  const { title, language, signal, kind } = standing;
  const voice = speaker(language, signal);
  const board = h("div", { class: "mk-board" });
  const heading = h("h2", { class: "mk-title mp-title" }, title);
  const root = rootOf({ ...standing, kind: `mk-lesson ${kind}` }, {}, heading, board, voice.node);
  root.addEventListener("keydown", (event) => {
    // what is typed or moved here is no command of the notebook
    if (event.target instanceof HTMLInputElement) event.stopPropagation();
  }, { signal });
  return { root, board, voice };
}
