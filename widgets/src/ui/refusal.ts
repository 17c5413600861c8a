// What is not possible, and why: shown with a warning, and said aloud.
import type { Live } from "../core/live";
import { icon } from "./card-picture";
import { fill, h } from "./dom";

export interface Refusal {
  readonly node: HTMLElement;
  readonly refuse: (sentence: string) => void;
}

/** Nothing is refused at first; whoever goes on hides the node. */
export function refusalOf(voice: Live): Refusal {
  const node = h("p", { class: "mk-refusal", hidden: true });
  return {
    node,
    refuse(sentence) {
      fill(node, icon("warning"), h("span", {}, sentence));
      node.hidden = false;
      voice.say(sentence);
    },
  };
}
