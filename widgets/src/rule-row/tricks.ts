// The tricks, each with who wins under the row as it lies, and why.
import { assign, fill, h, write } from "../ui/dom";
import { cardPicture } from "../ui/pictures";
import type { RowTrick, TrickResult } from "./contract";
import type { Desk } from "./desk";

const SIZE = 64; // pixels

export interface Shown {
  readonly node: HTMLElement;
  /** nothing is known while Python is still at work */
  update(result: TrickResult | undefined): void;
}

export function trickOf({ scene, words }: Desk, trick: RowTrick): Shown {
  const places = trick.plays.map(() => h("li", { class: "mk-place" }));
  const sentence = h("p", { class: "mk-say" });
  const steps = h("ol", { class: "mk-steps" });
  const why = h("details", { class: "mk-more" }, h("summary", {}, words("steps")), steps);
  const several = scene.tricks.length > 1;
  const node = h("section", { class: "mk-panel mk-tried", "aria-label": trick.title },
    several ? h("h2", { class: "mk-heading" }, trick.title) : null,
    h("ol", { class: "mk-trick", style: `--mk-plays: ${places.length}` }, ...places), sentence, why);
  return {
    node,
    update(result) {
      trick.plays.forEach((play, at) => {
        const wins = result?.winner === at;
        const gone = result?.gone.includes(at) ?? false;
        const states = [...(at === 0 ? ["leads" as const] : []), ...(wins ? ["ahead" as const] : []), ...(gone ? ["discarded" as const] : [])];
        const place = places[at];
        if (!place) return;
        assign(place, { "data-ahead": wins });
        fill(place, h("span", { class: "mk-card" }, cardPicture(scene, play.card, { size: SIZE, states })), h("span", { class: "mk-seat" }, play.name));
      });
      assign(node, { "data-changed": result?.changed ?? false });
      write(sentence, result?.sentence ?? words("waiting"));
      fill(steps, ...(result?.steps ?? []).map((step) => h("li", {}, step)));
      assign(why, { hidden: !result?.steps.length });
    },
  };
}
